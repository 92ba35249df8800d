import { isCity } from '../../../language/cities.ts';
import { isDuration } from '../../../language/durations.ts';
import { countryByName, isPlace, parsePlace } from '../../../language/places.ts';
import { isPlaceOfTemplate } from '../../../language/places-of-templates.ts';
import { isKnownRegion } from '../../../language/regions.ts';
import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import type { Cell, Line, Run } from '../../../text/line.ts';
import { CJK, foldText, foldWords } from '../../../text/normalise.ts';
import { tidy } from '../heads/atoms.ts';
import { bodySizeOf } from '../headings/blocks.ts';
import { matchHeading } from '../headings/headings.ts';
import { labelKind, TITLE_OF_DOCUMENT, withoutDocumentTitle } from '../labels/contact-labels.ts';
import { isFactOfPerson } from '../labels/facts-of-person.ts';
import { removePart, type ContactPart, type Contacts } from './contact-parts.ts';
import { read } from '../value.ts';
import { nameAsSaid, withoutLatin } from './whole-names.ts';
import { SMALL_WORD } from '../../../language/small-words.ts';

const NAME = new RegExp(
  String.raw`^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.־-]*)(?:[\s·]+(?:[\p{L}\p{M}'’.־-]+` +
    String.raw`|\([\p{L} .]+\)|["“”„'‘][\p{L} .-]+["“”'’])){0,5}(?:,?\s+(?:jr|sr|ii|iii|iv|phd|md|mba|cpa|rn|bsn|msn|np|ccrn|cfa|pe|dds|dvm|lcsw|pharmd|jd|pmp|esq|dr)\.?)*$`,
  'iu',
);

/** What stands between a name and the title beside it. */
const NAME_ENDS = /\s*[,–—]\s+|\s+-\s+/u;

/**
 * Finds the person's name by the size and form of its letters, and the headline near it; removes what it found from
 * `rest`.
 */
export const readNameAndHeadline = (rest: ContactPart[], header: readonly Line[], contacts: Contacts): void => {
  joinNames(rest);
  labelNameBesideSex(rest);
  const inHeader = new Set(header);
  const labelled = rest.find((part) => labelKind(part.label) === 'name');
  const introduced = rest.some((part) => inHeader.has(part.line) && NAME.test(part.text.trim()));
  const candidates = rest.filter(
    (part) =>
      (inHeader.has(part.line) || !introduced || part === labelled) &&
      part.line.page === 0 &&
      (part.label === '' || part === labelled) &&
      !part.line.bullet,
  );
  const largest = Math.max(0, ...candidates.map((part) => styleSize(part)));
  const addresses = addressesOf(contacts);
  const scored = candidates.map((part, index) => {
    const score = nameScore(part, index, largest);
    return { part, score: score > 0 && isInAddress(part.text, addresses) ? score + IN_ADDRESS : score };
  });
  const best = labelled
    ? { part: labelled, score: 3 }
    : scored.reduce<{ part: ContactPart; score: number } | undefined>(
        (top, next) => (next.score > (top?.score ?? 0) ? next : top),
        undefined,
      );
  if (best) {
    const { part } = best;
    const [name = '', ...title] = withoutBirth(withoutDocumentTitle(part.text)).split(NAME_ENDS);
    const tail = title.join(', ');
    const splits = tail !== '' && roleScore(tail) > 0.5 && roleScore(name) === 0;
    const above = candidates[candidates.indexOf(part) - 1];
    const withAbove = above && nameRuns(above, candidates, header);
    const nextRun = withAbove && withAbove.parts.length > 1 ? withAbove : nameRuns(part, candidates, header);
    contacts.name = read(
      tidy(splits ? name : nameAsSaid(withoutBirth(withoutDocumentTitle(nextRun.text)).trim())),
      nextRun.parts.map((other) => other.line),
      Math.min(0.97, 0.35 + best.score * 0.2),
    );
    const reading = READING.exec(nextRun.text)?.[1]?.trim();
    if (reading) contacts.extra.push(read({ label: 'ふりがな', value: reading }, [part.line], 0.8));
    if (splits) contacts.headline = read(tidy(tail), [part.line], 0.9);
    for (const other of nextRun.parts) removePart(rest, other);
  }
  const wanted = rest.find((part) => labelKind(part.label) === 'headline');
  if (wanted && !contacts.headline) {
    // "Headline: Weaver | Teacher": the label is of the whole line.
    const { line } = wanted;
    const others = rest.filter((part) => part !== wanted && part.line === line);
    const from = line.text.indexOf(wanted.text.trim());
    const isWhole =
      line.cells.length === 1 &&
      foldText([wanted.label, wanted.text, ...others.map(({ text }) => text)].join(' ')) === foldText(line.text) &&
      others.every((part) => part.label === '' && isBesideHeadline(part));
    contacts.headline = read(tidy(isWhole && from > 0 ? line.text.slice(from) : wanted.text), [line], 0.85);
    for (const part of isWhole ? [wanted, ...others] : [wanted]) removePart(rest, part);
  }
  if (contacts.headline || !contacts.name) return;
  const nameLine = contacts.name.lines[0];
  const named = foldText(contacts.name.value);
  const after = candidates.filter(
    (part) =>
      rest.includes(part) &&
      part.label === '' &&
      foldText(part.text) !== named &&
      !TITLE_OF_DOCUMENT.test(part.text.trim()) &&
      !isFactOfPerson(part.text) &&
      !isHeadingOfDetails(part.text),
  );
  const bodySize = bodySizeOf(header);
  const isAmongDetails = amongDetails(nameLine, rest, header);
  const headline =
    after.find((part) => styleSize(part) > 1.5 * bodySize && roleScore(part.text) > 0.5 && inHeader.has(part.line)) ??
    after.find((part) => isHeadline(part, nameLine) && !isAmongDetails(part)) ??
    after.find(
      (part) =>
        isSubtitle(part, nameLine, rest, header) && !isPlaceForSure(part.text.trim()) && !isCity(part.text.trim()),
    );
  if (!headline) return;
  const begun = candidates.find((part) => rest.includes(part) && goesOnAs(part, headline));
  if (begun) {
    contacts.headline = read(tidy(`${begun.text} ${headline.text}`), [begun.line, headline.line], 0.75);
    for (const part of [begun, headline]) removePart(rest, part);
    return;
  }
  // Letters as large as those of the name are no contact details.
  const isOpen = ENDS_OPEN.test(headline.text.slice(-20)) || headline.line.style.size > 1.5 * bodySize;
  const below = rest.find((part) => isBelow(part, headline));
  const goesOn = below && (isOpen || namesRoleOf(below, headline)) ? below : undefined;
  if (goesOn) {
    contacts.headline = read(tidy(`${headline.text} ${goesOn.text}`), [headline.line, goesOn.line], 0.75);
    for (const part of [headline, goesOn]) removePart(rest, part);
    return;
  }
  const sameLine = rest.filter((part) => part.line === headline.line && part.label === '');
  const covers = sameLine.reduce((sum, { text }) => sum + lettersIn(text), 0) > 0.8 * lettersIn(headline.line.text);
  const whole =
    covers &&
    (sameLine.every(
      (part) =>
        Math.abs(styleSize(part) - styleSize(headline)) < 1 && (isHeadline(part, nameLine) || isBesideHeadline(part)),
    ) ||
      (headline.line.cells.length === 1 &&
        isSubtitle(headline, nameLine, rest, header) &&
        sameLine.every((part) => part === headline || !isPlace(part.text.trim()))))
      ? sameLine
      : [headline];
  const { text } = headline.line;
  const [last = headline] = whole.slice(-1);
  // Signs without a text may follow.
  const told = whole === sameLine ? text.slice(0, text.lastIndexOf(last.text.trim()) + last.text.trim().length) : '';
  contacts.headline = read(tidy(told || headline.text), [headline.line], roleScore(headline.text) > 0.5 ? 0.9 : 0.65);
  for (const part of whole) removePart(rest, part);
};

const GIVEN_NAME =
  /^(?:voorna(?:am|men)|vornamen?|(?:first|given) names?|forenames?|prénoms?|förnamn|imi(?:ę|ona)|fornavn|etunimi)$/iu;
const FAMILY_NAME =
  /^(?:(?:nach|familien)name|achternaam|apellidos?|cognome|sobrenome|(?:last|family) name|surname|efternamn|etternavn|nazwisko|soyad[ıi]?)$/iu;

/** "Naam: Smit" above "Voornaam: Jan": the parts of a name under labels of their own are one name. */
const joinNames = (rest: ContactPart[]): void => {
  const of = (label: RegExp): ContactPart | undefined => rest.find((part) => label.test(part.label.trim()));
  const labelled = rest.find(
    (part) => labelKind(part.label) === 'name' && !GIVEN_NAME.test(part.label) && !FAMILY_NAME.test(part.label),
  );
  const [given, family] = [of(GIVEN_NAME), of(FAMILY_NAME)];
  const [first, last] = [given ?? labelled, family ?? (given ? labelled : undefined)];
  if (!first || !last || first === last) return;
  rest[rest.indexOf(first)] = { ...first, label: 'name', text: `${first.text.trim()} ${last.text.trim()}` };
  removePart(rest, last);
};

/** "王晓雨/女/1995", also as an item of a list: a name in Chinese, before all else, with the sex and the year of birth behind it. */
const labelNameBesideSex = (rest: ContactPart[]): void => {
  const [name, sex, born] = rest;
  const isName = name?.label === '' && /^\p{sc=Han}{2,4}$/u.test(name.text.trim()) && !isPlace(name.text.trim());
  if (!isName || sex?.line !== name.line || sex.label !== '' || !/^[男女]$/u.test(sex.text.trim())) return;
  rest.splice(0, 2, { ...name, label: '姓名' }, { ...sex, label: '性别' });
  if (born?.line === sex.line && /^(?:19|20)\d\d\b/u.test(born.text.trim())) rest[2] = { ...born, label: '出生日期' };
};

/** How a name is read: "佐藤 花 (さとう はな)". */
const READING = /[(（]([\p{sc=Hiragana}\p{sc=Katakana}ー・\s]+)[)）]\s*$/u;

/** What a person is called in networks, in brackets: "Ada Park (@adapark)", "伊洪 (yihong0618)". */
const HANDLE = /\s*[(（](?:@[\w.-]{2,30}|[\w.-]{0,30}\p{L}[\w.-]{0,30}\d[\w.-]{0,30})[)）]$/u;

/** "Ada Park (*1.2.1990)" */
const withoutBirth = (text: string): string =>
  withoutLatin(
    text
      .replace(/\s*\([^()]*\d[^()]*\)\s*$/u, '')
      .replace(HANDLE, '')
      .replace(READING, '')
      .trim(),
  );

/** "Engineer · Analyst · Enthusiast": a word beside a headline that is nothing else. */
const isBesideHeadline = ({ text }: ContactPart): boolean =>
  // "14+ years"
  isDuration(text.trim().replace('+', '')) ||
  (/^\p{L}[\p{L}\p{N} &+#/.'’-]{1,45}$/u.test(text.trim()) && !/\d{3}|\.\p{Ll}{2}/u.test(text) && !isPlace(text));

/** So many lines below the name may the headline be. */
const MOST_BELOW = 5;

/** Whether words that say no role stand in a row of details, below a line of nothing else: "Leeds | example.org". */
const amongDetails = (
  nameLine: Line | undefined,
  rest: readonly ContactPart[],
  header: readonly Line[],
): ((part: ContactPart) => boolean) => {
  const left = new Set(rest.map(({ line }) => line));
  const at = nameLine ? header.indexOf(nameLine) : -1;
  const below = at < 0 ? [] : header.slice(at + 1, at + 1 + MOST_BELOW);
  return ({ text, line }) => {
    if (line.cells.length < 2 || roleScore(text) > 0.3 || findDegree(text) !== undefined) return false;
    return below.slice(0, Math.max(0, below.indexOf(line))).some((other) => !left.has(other));
  };
};

/** "Personal data" in letters of the text. */
const isHeadingOfDetails = (text: string): boolean => {
  const match = matchHeading(text);
  return match?.exact === true && match.target.kind === 'contact';
};

/** How many letters and digits a text has. */
const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** "Researcher. Technologist. Librarian." */
const WORDS_WITH_PERIODS = /^(?:\p{Lu}[\p{L}-]{1,20}(?: [\p{L}-]{2,20})?\.(?:\s|$)){2,5}$/u;

/** "Cosenza, CS": the form of a place, whether it is known or not. */
const hasFormOfPlace = (text: string): boolean =>
  roleScore(text) === 0 &&
  (/^\p{Lu}[\p{L} .'’-]{2,30},\s\p{Lu}{2}$/u.test(text) ||
    (/^\p{Lu}[\p{L}'’-]{2,30},?\s(?=\S)/u.test(text) && isKnownRegion(text.replace(/^\S+\s+/u, ''))));

/** Words after which a headline goes on: "Chef de" above "projet". */
const ENDS_OPEN = new RegExp(String.raw`(?:[,&/–-]|\s${SMALL_WORD})\s*$`, 'u');

/** Whether a part is the next line in the letters of another. */
const isBelow = (part: ContactPart, above: ContactPart): boolean =>
  part.line.page === above.line.page &&
  part.line.lane === above.line.lane &&
  part.line.index === above.line.index + 1 &&
  part.label === '' &&
  Math.abs(part.line.style.size - above.line.style.size) < 0.3 &&
  part.line.style.italic === above.line.style.italic;

/** "Creative and Patient Primary" above "Teacher": a line that wraps before the word that says what somebody is. */
const namesRoleOf = (part: ContactPart, above: ContactPart): boolean =>
  roleScore(above.text) === 0 &&
  roleScore(part.text) > 0.5 &&
  part.text.trim().split(/\s+/u).length <= 3 &&
  [part, above].every(({ line, text }) => line.text.trim() === text.trim() && !/[\d@.:]/u.test(text)) &&
  part.line.gapAbove < 0.8 * part.line.style.size &&
  Math.abs(part.line.right - part.line.x) < Math.abs(above.line.right - above.line.x);

/** Whether a headline wraps: "OPERATIONS" directly above "DIRECTOR", in the same letters. */
const goesOnAs = (part: ContactPart, next: ContactPart): boolean => {
  const [one, other] = [part.line, next.line];
  return (
    one.page === other.page &&
    one.lane === other.lane &&
    one.index === other.index - 1 &&
    one.text.trimEnd().endsWith(part.text.trim()) &&
    other.cells.length === 1 &&
    Math.abs(one.style.size - other.style.size) < 0.3 &&
    one.style.bold === other.style.bold &&
    other.gapAbove < 0.8 * other.style.size &&
    part.label === '' &&
    part.text.split(/\s+/u).length <= 3 &&
    roleScore(part.text) === 0 &&
    !/[\d@,.]/u.test(part.text) &&
    !isPlace(part.text)
  );
};

/** Whether a line is to the right of the name, at the same height. */
const isBeside = (line: Line, name: Line): boolean =>
  line.page === name.page &&
  line.lane === name.lane &&
  line.x > name.right &&
  line.top < name.bottom &&
  line.bottom > name.top;

/**
 * Whether a line directly below the name, or next to it, has larger letters than the rest of the header, or is all that is
 * bold there, and contains only words. Another cell of its line is no part of it.
 */
const isSubtitle = (
  part: ContactPart,
  nameLine: Line | undefined,
  rest: readonly ContactPart[],
  header: readonly Line[],
): boolean => {
  const { line } = part;
  const [cell, ...beside] = line.cells;
  const sizeOf = ({ runs }: Cell): number => Math.max(0, ...runs.map(({ style }) => style.size));
  const others = header.filter(
    (other) => other !== line && other !== nameLine && !TITLE_OF_DOCUMENT.test(other.text.trim()),
  );
  const length = rest.filter((other) => other.line === line).reduce((sum, { text }) => sum + text.trim().length, 0);
  const isWhole = beside.length === 0 ? length > 0.8 * line.text.length : cell?.text.trim() === part.text.trim();
  const around = [...others.flatMap(({ cells }) => cells), ...beside];
  const isAllBold = (other: Cell): boolean => other.runs.every(({ style }) => style.bold);
  return (
    cell !== undefined &&
    isWhole &&
    (isDirectlyBelow(line, nameLine, header) ||
      (beside.length === 0 && nameLine !== undefined && isBeside(line, nameLine))) &&
    (around.every((other) => sizeOf(other) < sizeOf(cell) - 0.5) ||
      (around.length > 0 &&
        isAllBold(cell) &&
        around.every((other) => sizeOf(other) <= sizeOf(cell) && other.runs.every(({ style }) => !style.bold)))) &&
    !/\d|[.!?]$/u.test(cell.text) &&
    cell.text.length <= 110
  );
};

/** Whether no line of the header is between the name and a line, where it follows the name or begins at its edge. */
const isDirectlyBelow = (line: Line, nameLine: Line | undefined, header: readonly Line[]): boolean => {
  if (!nameLine || header[header.indexOf(nameLine) + 1] === line) return true;
  const isUnder = ({ page, top, x }: Line): boolean =>
    page === nameLine.page && top > nameLine.top && Math.abs(x - nameLine.x) < 3;
  return isUnder(line) && header.every((other) => !isUnder(other) || other.top >= line.top);
};

/** What somebody is who studies, at the end of a headline. */
export const IS_STUDENT =
  /(?:^|[\s-])(?:students?|undergraduate|graduate|student(?:in|ka)|étudiante?|estudiante|estudante|studente(?:ssa)?|universitári[oa]|graduand[oa]|studerande|studerende|opiskelija|öğrencisi|студентк?а?)$/iu;

/** A name over lines or cells of the same large letters ("JANE" above "DOE") is one name. */
const nameRuns = (
  part: ContactPart,
  candidates: readonly ContactPart[],
  header: readonly Line[],
): { text: string; parts: ContactPart[] } => {
  const size = styleSize(part);
  const runs = { text: part.text, parts: [part] };
  const isSmaller = ({ style }: Run): boolean => style.size < size - 0.5;
  if (size < 13 || !header.some(({ cells }) => cells.some((cell) => cell.runs.some(isSmaller)))) return runs;
  for (const next of candidates.slice(candidates.indexOf(part) + 1)) {
    const together = `${runs.text.trim()} ${next.text.trim()}`;
    const joins =
      (Math.abs(styleSize(next) - size) < 0.5 || isFamilyNameBelow(next, part)) &&
      NAME.test(together) &&
      together.split(/\s+/u).length <= 5 &&
      roleScore(next.text) === 0 &&
      !IS_STUDENT.test(next.text.trim()) &&
      // "Jane Doe" above "Digital adviser": no name ends in a small letter where its first line does not.
      !(/^\p{Lu}.*\s\p{Lu}\S*$/u.test(runs.text.trim()) && /\s\p{Ll}\S*$/u.test(next.text.trim())) &&
      // "Jane Doe | Engineer"
      !(next.line === part.line && part.line.text.includes('|'));
    // Details in small letters, or of another column, may stand between two lines of a name.
    if (!joins && isBetweenNames(next, runs.parts.at(-1) ?? part)) continue;
    if (!joins) break;
    runs.text = together;
    runs.parts.push(next);
  }
  return runs;
};

/** How much smaller the letters of one line of a name may be than those of the other. */
const NAME_IN_SMALLER = 0.6;
/** Letters of names are larger than this, in points. */
const SMALLEST_OF_NAME = 13;

/** "Imogen" above "Fairweather-Sato" in letters of another size: a line of one word is hardly a whole name. */
const isFamilyNameBelow = (part: ContactPart, above: ContactPart): boolean => {
  const sizes = [styleSize(part), styleSize(above)];
  const smaller = Math.min(...sizes);
  return (
    /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(above.text.trim()) &&
    above.line.text.trim() === above.text.trim() &&
    part.line.text.trim() === part.text.trim() &&
    part.text
      .trim()
      .split(/\s+/u)
      .every((word) => /^\p{Lu}/u.test(word)) &&
    part.line.page === above.line.page &&
    part.line.lane === above.line.lane &&
    part.line.index === above.line.index + 1 &&
    part.line.style.bold === above.line.style.bold &&
    smaller >= SMALLEST_OF_NAME &&
    smaller >= NAME_IN_SMALLER * Math.max(...sizes) &&
    !isPlace(part.text.trim()) &&
    matchHeading(part.text)?.exact !== true
  );
};

/** Whether a part is level with the last one of a name or directly below it, in much smaller letters, beside it. */
const isBetweenNames = (part: ContactPart, name: ContactPart): boolean =>
  part.line.page === name.line.page &&
  styleSize(part) < 0.75 * styleSize(name) &&
  part.line.top < name.line.bottom + 0.5 * styleSize(name) &&
  (part.line === name.line || part.line.x > cellRight(name) || part.line.cells.length > 1);

const cellRight = ({ line, text }: ContactPart): number =>
  line.cells.find((cell) => cell.text.includes(text.trim()))?.right ?? line.right;

const styleSize = (part: ContactPart): number => Math.max(0, ...part.runs.map((run) => run.style.size));

const nameScore = (part: ContactPart, index: number, largest: number): number => {
  // "[Your Name]" in a template.
  const text = withoutLatin((part.text.split(NAME_ENDS)[0] ?? '').trim().replace(HANDLE, ''))
    .trim()
    .replace(/^[[<{]+\s*|\s*[\]>}]+$/gu, '');
  if (!NAME.test(text) || /\d/u.test(text) || text.length > 45 || isPlaceForSure(text)) return 0;
  // "Minneapolis, MN" is no Minneapolis; "Jane Doe, RN" is a nurse.
  if (!NAME.test(part.text.trim()) && isPlaceForSure(part.text.trim())) return 0;
  const words = text.split(/\s+/u).length;
  const size = largest > 0 ? styleSize(part) / largest : 0;
  return (
    (size > 0.98 ? 1.6 : size > 0.85 ? 0.6 : 0) +
    Math.max(0, 1 - index * 0.2) +
    (words >= 2 && words <= 4 ? 0.4 : 0) -
    (roleScore(text) > 0 ? 0.9 : 0) -
    (schoolScore(text) > 0 || organisationScore(text) > 0.6 ? 0.7 : 0)
  );
};

/** How much it speaks for a name that an address of the person has its words. */
const IN_ADDRESS = 0.6;
/** So many addresses tell what somebody is called. */
const MOST_ADDRESSES = 10;

/** What the person is called in the addresses, as it is compared: "adapark" of "ada.park@example.org". */
const addressesOf = ({ email, links }: Contacts): string =>
  [email?.value.split('@')[0] ?? '', ...links.slice(0, MOST_ADDRESSES).map(({ value }) => value.url)]
    .map((address) => foldText(address.slice(0, 100)))
    .join(' ');

/** Whether two words of a text at least are in the addresses. */
const isInAddress = (text: string, addresses: string): boolean =>
  text.length <= 45 && foldWords(text).filter((word) => word.length >= 3 && addresses.includes(word)).length >= 2;

const isPlaceForSure = (text: string): boolean =>
  isPlaceOfTemplate(text) ||
  countryByName(text) !== undefined ||
  (/,/u.test(text) && isPlace(text)) ||
  // "辽宁大连": a province and its city.
  (/^\p{sc=Han}+$/u.test(text) && parsePlace(text)?.region !== undefined && parsePlace(text)?.region !== '');

/** "Avenida Hidalgo s/n", as a house without a number is written. */
const STREET_WITHOUT_NUMBER = /\ss\/n\b/iu;

const isHeadline = (part: ContactPart, nameLine: Line | undefined): boolean => {
  const text = part.text.trim();
  // "Home phone" in a sample.
  if (!['headline', undefined].includes(labelKind(text))) return false;
  const words = CJK.test(text) ? Math.ceil(text.length / 2) : text.split(/\s+/u).length;
  if (!nameLine || part.line.lane !== nameLine.lane || part.line.page !== nameLine.page)
    return roleScore(text) > 0.5 && words <= 8;
  const distance = part.line.index - nameLine.index;
  if (distance < 0 || distance > 4 || words > 12 || text.length > 90 || part.line.bullet) return false;
  const small = text.split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word)).length;
  if (words > 7 && small > words * 0.5) return false;
  if (STREET_WITHOUT_NUMBER.test(text)) return false;
  // A street, a date of birth.
  if (/\d/u.test(text) && roleScore(text) <= 0.3) return false;
  if (
    /^["“«„]/u.test(text) ||
    isPlaceForSure(text) ||
    hasFormOfPlace(text) ||
    (/[.!?]$/u.test(text) && !WORDS_WITH_PERIODS.test(text)) ||
    /\d{3}/u.test(text)
  )
    return false;
  return (
    roleScore(text) > 0.3 ||
    isBoldWord(part, distance) ||
    (distance <= 2 &&
      words >= 2 &&
      !CJK.test(text) &&
      !isPlace(text) &&
      schoolScore(text) === 0 &&
      // "PhD in Energy Systems" has the words of a firm.
      (organisationScore(text) < 0.6 || (distance === 1 && findDegree(text) !== undefined)))
  );
};

/** One word in bold directly below the name, which is no place: "Student". */
const isBoldWord = ({ text, line }: ContactPart, distance: number): boolean =>
  distance === 1 &&
  line.style.bold &&
  line.text.trim() === text.trim() &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(text.trim()) &&
  labelKind(text) === undefined &&
  !isPlace(text) &&
  !isCity(text.trim());
