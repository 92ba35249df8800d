import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import type { EvaluationInput } from '../input.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { isHeadingLine, isHeadingOf } from '../resume/entry-in-file.ts';

/** Where a resume usually leaves the street out; elsewhere many expect it. */
const withoutStreet = new Set(['US', 'CA', 'GB', 'AU', 'NZ']);
/** Languages of hardly more than one country, which a city then says. */
const ofOneCountry = new Set(
  'bg cs da el et fi he hi hr hu id it ja ko lt lv nb nn no pl ro sk sl sv th tr uk vi zh'.split(' '),
);
/** A box at the post office is no street. */
const BOX = /\b(?:p\.? ?o\.? ?box|postfach|bo[iî]te postale|apartado)\b/iu;

/** "Coimbatore, Tamil Nadu", "Campinas – SP", "Nantes (44)", as a part of a line. */
const PLACE =
  /(?:^|[|·•,]\s*)\p{Lu}[\p{L}.’' -]{2,30}(?:, | – | - | \()[\p{Lu}\d][\p{L}\d.’' -]{1,30}\)?(?:$|\s*[|·•])/u;
/** "Albuquerque NM", "Geelong VIC 3220", a line of its own or a part of one. */
const PLACE_AND_STATE =
  /^\p{Lu}[\p{L}.’' -]{2,30} \p{Lu}{2,3}(?: \d{4,5})?(?: USA?)?$|^\p{Lu}\p{Ll}[\p{L}.’' -]{1,30}(?:\/| [–-] )\p{Lu}{2}$/u;
/** A place with its region anywhere in a line. */
const PLACE_IN_LINE = /\p{Lu}\p{L}{2,}, \p{Lu}\p{L}+/u;
/** "Fremantle WA", read as one. */
const STATE = /\s\p{Lu}{2,3}$/u;
/** Contacts stand in the first lines of a file. */
const topLines = 8;
const topOf = (input: EvaluationInput): readonly string[] => {
  const top = linesOf(input).slice(0, topLines);
  // What stands below a heading that follows the contacts is no part of them: "Engineer, Example Corp", "Storage, Networking".
  const contacts = top.findIndex((line) => /\S@\S/u.test(line));
  const end = top.findIndex(
    (line, at) =>
      contacts >= 0 && at > contacts && ['experience', 'education', 'skill'].some((key) => isHeadingOf(key, line)),
  );
  return end < 0 ? top : top.slice(0, end);
};

/**
 * Whether a file has a place at its top that the importer may have left out; a line of a name has no comma, and one with an
 * employer belongs to a role: "Cloud Engineer, Example Corp".
 */
const hasPlaceAtTop = (input: EvaluationInput, employers: readonly string[]): boolean =>
  topOf(input)
    .filter((line) => !employers.some((employer) => employer !== '' && line.includes(employer)))
    .some(
      (line) =>
        PLACE.test(line) ||
        PLACE_IN_LINE.test(line) ||
        line.split(/[,|·•]|\s{2,}/u).some((part) => PLACE_AND_STATE.test(part.trim())),
    );

/** Whether a line or a part of one beside the contacts of a file is a short name that is nothing else: "Lyon 7e". */
function hasUnknownNameAtTop(input: EvaluationInput, ...known: readonly string[]): boolean {
  const lines = linesOf(input);
  const at = lines.flatMap((line, index) => (/\S@\S/u.test(line) ? [index] : []))[0];
  if (at === undefined) return false;
  const parts = lines.slice(Math.max(0, at - 2), at + 4).flatMap((line) => line.split(/[|·•;]| [–—-] /u));
  return parts.some((part) => {
    const name = part.trim();
    return (
      /^\p{Lu}\p{Ll}[\p{L}.’'-]+(?: [\p{L}\d.’'-]+){0,2}$/u.test(name) &&
      !isHeadingLine(name) &&
      !known.some((one) => one.toLowerCase().includes(name.toLowerCase()))
    );
  });
}

/** Whether a file names the region or the country after the city, which the importer may have left out. */
const hasRegionAfter = (city: string, input: EvaluationInput): boolean =>
  topOf(input).some((line) => {
    const at = line.indexOf(city);
    return at >= 0 && /^(?:,| –| -| \(|\/)\s*[\p{Lu}\d]/u.test(line.slice(at + city.length));
  });

/** A place with its region as a whole line: "Milwaukee, Wisconsin". */
const PLACE_ALONE = /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}, \p{Lu}[\p{L}.’' -]{1,30}$/u;
/** Whether a line at the end of a file is a place, below the contacts that stand there. */
export const hasPlaceAtFoot = (input: EvaluationInput): boolean => {
  const foot = linesOf(input).slice(-nearContacts);
  return foot.some((line) => /\S@\S+\.\S/u.test(line)) && foot.some((line) => PLACE_ALONE.test(line.trim()));
};

/** Labels before the place where somebody lives: "现居：成都市武侯区". */
const LIVES = /(?:现居|現居|居住地|现住址|现所在地|所在地|現住所|거주지)(?:地|址)?\s*[:：]?\s*\p{L}{2}/u;
/** Whether a file says where somebody lives behind a label, or in a word of its own right below the name. */
export const saysPlace = (input: EvaluationInput, name: string): boolean => {
  const lines = linesOf(input).slice(0, 2 * topLines);
  const at = lines.findIndex((line) => name !== '' && line.trim() === name.trim());
  const below = at < 0 ? '' : (lines[at + 1]?.trim() ?? '');
  return lines.some((line) => LIVES.test(line)) || (/^\p{Lu}\p{Ll}{3,}$/u.test(below) && !isHeadingLine(below));
};

/** Also of Canada, and of the United Kingdom, which stand after the place. */
const POSTAL_CODE =
  /(?:^|[\s,·|])\d{4,5}(?:-\d{3})? \p{Lu}\p{Ll}{2}|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}\b/u;
/** Whether a file has a postal code before a place at its top: "28203 Bremen". */
const hasPostalCode = (input: EvaluationInput): boolean => topOf(input).some((line) => POSTAL_CODE.test(line));

/** What stands before a contact, and was read as a city: "Personal email". */
const LABEL = /e-?mail|phone|address|adresse|telefon|contact|mobile/iu;
/** What somebody is, below their name, and was read as a city. */
const STATUS =
  /^(?:(?:\p{L}+ )?(?:student|graduate|undergraduate|freelancer|engineer|developer|designer|manager|teacher|nurse|étudiante?|estudiante|estudante|studentin|schüler(?:in)?))$/iu;
/** A day of birth that was read as a street, and its label as a city. */
const BIRTHDAY = /\b(?:date|place) of birth\b|\bgeburts(?:datum|ort)\b|\bdate de naissance\b/iu;
/** "4020 Linz": in none of the countries that leave the street out does the code stand before the city, but where they say so. */
const codeBeforeCity = (city: string, input: EvaluationInput): boolean =>
  city !== '' &&
  topOf(input).some((line) => line.includes(city) && /(?<!\d)\d{4,5} $/u.test(line.split(city)[0] ?? ''));
/** A number and the kind of street behind its name, where the street is left out: "2217 Hawthorne Blvd". */
const STREET =
  /(?<!\p{L})\d{1,5} (?:[\p{L}\d.'’]+ ){1,4}(?:st|street|ave?|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|pl|place|sq|square|ter|terrace|pkwy|parkway|way)\b\.?/iu;
/** Kinds of streets in languages of countries where the street is customary. */
const STREET_ELSEWHERE =
  /(?<!\p{L})(?:rue|chemin|allée|impasse|quai|calle|avenida|carrer|paseo|rua|travessa|largo|via|viale|piazza|ul\.|ulica)(?!\p{L})|stra(?:ß|ss)e(?!\p{L})|str\. \d|(?:weg|platz|gasse|allee) \d/iu;
/** A city behind the street that was read as a part of it: "14 Baggot Street, D02 X285 Dublin". */
const CITY_IN_ADDRESS = /\d.*,.*\p{L}{3,}$/u;

/** How near the contacts a place stands. */
const nearContacts = 6;
/** Whether what was read as the city of a file stands at its top or beside the contacts: elsewhere it is of another thing. */
function isAmongContacts(city: string, input: EvaluationInput): boolean {
  const lines = linesOf(input);
  const contacts = lines.flatMap((line, at) => (/\S@\S|\d{3}[ ()./-]{0,3}\d{2,}[ ./-]?\d{2}/u.test(line) ? [at] : []));
  const named = lines.flatMap((line, at) => (line.includes(city) ? [at] : []));
  return (
    named.length === 0 ||
    named.some((at) => at < 2 * topLines || contacts.some((contact) => Math.abs(contact - at) <= nearContacts))
  );
}

export const con04 = resumeCheck({
  id: 'CON-04',
  category: 'contact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.europass],
  isOfPerson: true,
  run: ({ resume: { basics, country }, experience, language, input, isAcademic }) => {
    const { address, city, region, postalCode, countryCode } = basics.location;
    const isUploaded = input.origin === 'uploaded';
    const employers = experience.map(({ at }) => at);
    const isNoCity = LABEL.test(city) || STATUS.test(city.trim()) || city.trim() === basics.fullName.trim();
    if (isUploaded && ((city.trim() !== '' && isNoCity) || BIRTHDAY.test(`${address} ${city}`)))
      return skip('not-read');
    if (isUploaded && city.trim() !== '' && !isAmongContacts(city.trim(), input)) return skip('not-read');
    // A department of a university is no street, and nothing private: academics name it.
    // Without a country in it, the country of a file is a guess.
    const isElsewhere =
      isUploaded && countryCode === '' && (codeBeforeCity(city.trim(), input) || STREET_ELSEWHERE.test(address));
    // In a file, a street may have been read into the other fields of the address.
    const whole = [address, postalCode, city]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
    const isSpread = isUploaded && STREET.test(whole);
    const hasStreet =
      !isAcademic &&
      !isElsewhere &&
      (/\d/u.test(address) || isSpread) &&
      !BOX.test(address) &&
      withoutStreet.has(countryCode || country);
    const isCityInAddress = isUploaded && CITY_IN_ADDRESS.test(address.trim());
    if (!city.trim() && isCityInAddress)
      return hasStreet ? warn([{ text: address.trim(), path: 'basics.location' }]) : skip('not-read');
    if (!city.trim())
      return hasPlaceAtTop(input, employers) ||
        // A role right below the contacts has names that are known.
        hasUnknownNameAtTop(
          input,
          basics.fullName,
          basics.headline,
          ...experience.flatMap(({ title, at }) => [title, at]),
        ) ||
        (isUploaded &&
          (address.trim() !== '' || hasPostalCode(input) || hasPlaceAtFoot(input) || saysPlace(input, basics.fullName)))
        ? skip('not-read')
        : fail([{ text: address.trim(), path: 'basics.location' }]);
    // "Austin, TX" says the country, and "28203 Bremen" hardly needs it.
    const hasCountry =
      region.trim() !== '' ||
      (isUploaded && city.includes(',')) ||
      STATE.test(city.trim()) ||
      postalCode.trim() !== '' ||
      // A country code says the country, and who writes none applies at home.
      (isUploaded && basics.phone.trim() !== '') ||
      hasPostalCode(input);
    return !hasStreet &&
      (countryCode !== '' ||
        hasCountry ||
        hasPlaceAtTop(input, employers) ||
        hasRegionAfter(city.trim(), input) ||
        ofOneCountry.has(language))
      ? pass
      : warn([{ text: hasStreet ? address.trim() || whole : city.trim(), path: 'basics.location' }]);
  },
});
