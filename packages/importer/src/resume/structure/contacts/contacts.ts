import { countriesLike, findPhones, withoutPhones } from '../../../language/phones.ts';
import { parsePlace } from '../../../language/places.ts';
import { roleScore } from '../../../language/words.ts';
import { cellsText, runsText, type Cell, type Line, type Run } from '../../../text/line.ts';
import { foldText } from '../../../text/normalise.ts';
import { tidy } from '../heads/atoms.ts';
import { DASHES, findPlace, isDashedPlace } from './contact-place.ts';
import { EXTRA_LABEL, labelKind, TITLE_OF_DOCUMENT } from '../labels/contact-labels.ts';
import { BARE_DOMAIN, EMAIL, SEPARATOR, URL } from '../labels/contact-patterns.ts';
import {
  edgesOfValues,
  pairsOfRow,
  partsAtLabels,
  removeParts,
  type ContactPart,
  type Contacts,
} from './contact-parts.ts';
import { withoutIcon } from './part-icons.ts';
import { IS_STUDENT, readNameAndHeadline } from './name-and-headline.ts';
import { guessLanguage } from './locale.ts';
import { networkByLabel, networkByUrl, profileAsPrinted, profileUrl } from '../labels/networks.ts';
import { read } from '../value.ts';
import { withCells } from '../lines/with-cells.ts';
import { sliceRuns } from '../lines/slice-runs.ts';
import { COUNTRY_OF } from '../../../language/countries.ts';

/** Reads name, headline, contact details and links from the lines that introduce the person. */
export const readContacts = (header: readonly Line[], contactLines: readonly Line[]): Contacts => {
  const contacts: Contacts = {
    name: undefined,
    headline: undefined,
    email: undefined,
    phone: undefined,
    place: undefined,
    links: [],
    addresses: new Set(),
    extra: [],
    used: new Set(),
  };
  const lines = [...new Set([...header, ...contactLines])].flatMap(withoutTitle);
  const inContacts = new Set(contactLines);
  const rest: ContactPart[] = [];
  const valueEdges = edgesOfValues(lines);
  const parts = withWholeMails(lines).flatMap((line) => partsOf(line, valueEdges));
  const countries = countriesOf(parts);
  const words = new Set(parts.slice(0, PARTS_WITH_PLACE).flatMap(({ text }) => text.split(/\s+/u).map(foldText)));
  for (const part of parts) takeDetails(part, contacts, rest, countries, words);
  pairProfiles(rest, contacts);
  readNameAndHeadline(rest, header, contacts);
  findPlace(rest, contacts, inContacts);
  keepExtras(rest, contacts, inContacts);
  const read = new Set([contacts.email, contacts.phone, ...contacts.links].flatMap((found) => found?.lines ?? []));
  const open = new Set(rest.filter((part) => !read.has(part.line)).map((part) => part.line));
  for (const line of lines) if (!open.has(line)) contacts.used.add(line);
  return contacts;
};

/** "履 | 歴 | 書 | 2019年5月14日現在": a line without the cells that are the title of the document. */
const withoutTitle = (line: Line): Line[] => {
  const end = line.cells.findIndex((_, at) => TITLE_OF_DOCUMENT.test(cellsText(line.cells.slice(0, at + 1)).trim()));
  const rest = line.cells.slice(end + 1);
  if (end < 0) return [line];
  return rest.length > 0 ? [withCells(line, rest)] : [];
};

/** A number with letters instead of some digits: "1-800-FLOWERS". */
const DIALLED = /^\+?(?=(?:.*\d){3})(?=.*\p{Lu}{2})[\d\p{Lu} ().-]{7,20}$/u;
/** The confidence of a number that nothing speaks for but its shape. */
const UNSURE = 0.5;
const PARTS_WITH_PLACE = 40;

/** The country of the address in the first parts, or those of the language: numbers without a country's code are of these. */
const countriesOf = (parts: readonly ContactPart[]): string[] => {
  const some = parts.slice(0, PARTS_WITH_PLACE).map(({ text }) => text);
  const places = some.flatMap((text) => (text.length > 90 ? [] : (parsePlace(tidy(withoutPhones(text))) ?? [])));
  const named = places.flatMap(({ countryCode }) => countryCode || []);
  return [...named, ...countriesLike(COUNTRY_OF[guessLanguage(some.join(' '))] ?? 'US')];
};

/** An address broken over two lines is joined before it is read. */
const withWholeMails = (lines: readonly Line[]): Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const cell = before?.cells.at(-1);
    const first = line.cells[0];
    if (!before || !cell || !first || !breaksAddress(before, cell, line, first)) {
      joined.push(line);
      continue;
    }
    const text = cell.text + first.text;
    joined[joined.length - 1] = {
      ...before,
      cells: [
        ...before.cells.slice(0, -1),
        { ...cell, text, runs: [{ ...(cell.runs[0] ?? { style: line.style }), text }] },
      ],
      text: before.text + first.text,
    };
  }
  return joined;
};

/** Whether the last cell of a line and the first of the next are one address. */
const breaksAddress = (before: Line, cell: Cell, line: Line, first: Cell): boolean => {
  const sharesEdge = Math.abs(before.x - line.x) < 12 || (line.right > 0 && Math.abs(before.right - line.right) < 12);
  if (!sharesEdge) return false;
  const isClose = line.cells.length === 1 && line.gapAbove < 0.6 * line.style.size;
  // "example.org/ada-" above "lovelace"
  if (isClose && /(?:[\w-]+\.)+\p{L}{2,}\/\S*[-/_]$/u.test(cell.text.slice(-200)) && /^[\w./-]+$/u.test(first.text))
    return true;
  // "(317) 555-" above "0118"
  if (isClose && /\d[\d() .]{1,14}-$/u.test(cell.text.slice(-20)) && /^\d{3,5}(?!\d)/u.test(first.text)) return true;
  // "+49 170" above "5550123"
  if (isClose && /\+\d{1,3}(?: ?\d{2,4}){0,2}$/u.test(cell.text) && /^[\d ]{4,12}$/u.test(first.text)) return true;
  // "ada.park-" above "lee@example.org"
  if (
    isClose &&
    before.cells.length === 1 &&
    /^[\w.+-]{0,60}\w[-._]$/u.test(cell.text) &&
    /^\S+@\S+$/u.test(first.text)
  )
    return true;
  return (
    /[^\s@]@[\w.-]*$/u.test(cell.text) &&
    (!EMAIL.test(cell.text) || first.runs[0]?.url?.startsWith('mailto:') === true) &&
    /^[\w-]*\.?[\w.-]+$/u.test(first.text)
  );
};

const partsOf = (line: Line, valueEdges: ReadonlySet<number>): ContactPart[] => {
  const [first, second] = line.cells;
  // A label in a separate cell: "Phone | 555 0100".
  if (first && second && line.cells.length === 2 && !/\d/u.test(first.text)) {
    if (labelKind(first.text) || valueEdges.has(Math.round(second.x)))
      return [{ text: second.text, runs: second.runs, line, label: first.text }];
  }
  const pairs = pairsOfRow(line);
  if (pairs.length > 0) return pairs;
  if (isDashedPlace(line)) {
    const text = line.text.replace(DASHES, ', ');
    return [{ text, runs: line.cells.flatMap((cell) => cell.runs), line, label: '' }];
  }
  return line.cells.flatMap((cell) => {
    const parts: ContactPart[] = [];
    let from = 0;
    const text = runsText(cell.runs);
    for (const match of text.matchAll(new RegExp(SEPARATOR, 'gu'))) {
      const end = match.index + match[0].length;
      if (line.index > 0 && isBeforeState(text.slice(from, match.index), match[0], text.slice(end, end + 3))) continue;
      parts.push({
        text: text.slice(from, match.index),
        runs: sliceRuns(cell.runs, from, match.index),
        line,
        label: '',
      });
      from = match.index + match[0].length;
    }
    parts.push({ text: text.slice(from), runs: sliceRuns(cell.runs, from, text.length), line, label: '' });
    return parts
      .map(withoutIcon)
      .flatMap(partsAtLabels)
      .flatMap(nameAndRole)
      .flatMap(birthApart)
      .map(withLabel)
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text));
  });
};

/** "Recife – PE": a dash between a city and the code of its state is within one place. */
const isBeforeState = (before: string, separator: string, after: string): boolean => {
  const [, code = ''] = /^(\p{Lu}{2})(?:[\s,|·•]|$)/u.exec(after) ?? [];
  const city = before.slice(-40).trim();
  return (
    /^\s[–—]\s$/u.test(separator) &&
    code !== '' &&
    /^\p{Lu}[\p{L}'’ -]+$/u.test(city) &&
    parsePlace(`${city}, ${code}`)?.region === code
  );
};

const DAY_OF_BIRTH = /^[(*]{0,2}\s?(?:\p{L}{3,12}\.? )?\d{1,2}\b[^@\d]{1,14}(?:\d{1,2}[.,/ -]{1,2})?(?:19|20)\d\d\)?$/u;

/** "Jane Doe  engineer", where the name is in bold or larger letters, or stands apart: two values. */
const nameAndRole = (part: ContactPart): ContactPart[] => {
  const [first] = part.runs;
  const at = part.runs.findIndex(
    ({ style, apart }) => first && (apart || style.size < 0.85 * first.style.size || (first.style.bold && !style.bold)),
  );
  const halves = [part.runs.slice(0, at), part.runs.slice(at)].map((runs): ContactPart => {
    const text = runsText(runs).trim();
    return { ...part, text, runs };
  });
  const [name = '', role = ''] = halves.map(({ text }) => text);
  const areTwo =
    at > 0 &&
    /^\p{Lu}[^\d:,]+\s\p{Lu}[^\d:,]+$/u.test(name) &&
    roleScore(name) === 0 &&
    // A role, the day of birth, or a street.
    (roleScore(role) > 0.5 ||
      IS_STUDENT.test(role) ||
      DAY_OF_BIRTH.test(role) ||
      /^\d{1,4}\p{Ll}?,?\s\p{L}/u.test(role));
  return areTwo ? halves : [part];
};

/** Words before the day on which somebody was born. */
const BORN =
  /,\s+(?=(?:geb(?:\.|oren)|born|née?|né\(e\)|nat[oa]|nacid[oa]|nascid[oa]|geboren|ur\.|urodzon[ya]|född|født|narozen[áý]?|született)\s[^,]{0,30}\d{4})/iu;

/** "Web developer, born 17 October 1993 in Leeds": two values. */
const birthApart = (part: ContactPart): ContactPart[] => {
  const comma = part.text.length < 160 ? BORN.exec(part.text) : null;
  if (!comma || !/\p{L}/u.test(part.text.slice(0, comma.index))) return [part];
  const whole = part.runs.map(({ text }) => text).join('');
  const shift = Math.max(0, whole.indexOf(part.text));
  return [
    [0, comma.index],
    [comma.index + comma[0].length, part.text.length],
  ].map(([from = 0, to = 0]) => ({
    ...part,
    text: part.text.slice(from, to),
    runs: sliceRuns(part.runs, shift + from, shift + to),
  }));
};

const withLabel = (part: ContactPart): ContactPart => {
  const match = /^\s*(?<label>[^:：@\d]{1,32}?)\s*[:：]\s*(?<rest>\S.*)$/u.exec(part.text);
  const label = match?.groups?.['label'] ?? '';
  if (!match?.groups || /^https?$|^mailto$/iu.test(label)) return part;
  // "Github:// jane"
  return { ...part, label, text: (match.groups['rest'] ?? '').replace(/^\/\/\s*/u, '') };
};

/** Extracts mail, links and phones from a part; the remainder goes to `rest`. */
const takeDetails = (
  part: ContactPart,
  contacts: Contacts,
  rest: ContactPart[],
  countries: readonly string[],
  words: ReadonlySet<string>,
): void => {
  let text = withoutSpread(part.text);
  const { line } = part;
  const take = (pattern: RegExp, use: (found: string, runs: Run[]) => void): void => {
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      use(match[1] ?? match[0], part.runs);
      text = `${text.slice(0, match.index)}\t${text.slice(match.index + match[0].length)}`;
    }
  };
  take(EMAIL, (email) => {
    contacts.email ??= read(email, [line], 0.98);
  });
  const mailed = part.runs
    .find((run) => run.url?.startsWith('mailto:'))
    ?.url?.slice(7)
    .split('?')[0];
  if (mailed && !contacts.email && EMAIL.test(mailed)) contacts.email = read(mailed, [line], 0.95);
  const kind = labelKind(part.label);
  // "Tel.: 555-PUMP": a number that is dialled by letters.
  if (kind === 'phone' && !contacts.phone && DIALLED.test(text.trim())) {
    contacts.phone = read(tidy(text), [line], 0.75);
    return;
  }
  const domain = BARE_DOMAIN.exec(text.trim())?.[0];
  // "ada.park" is how Ada Park calls herself in a network.
  if (domain !== undefined && !URL.test(text) && !words.has(foldText(domain.split('.').at(-1) ?? ''))) {
    addLink(contacts, domain, kind === 'profile' ? part.label : '', line, 0.8);
    return;
  }
  take(URL, (url) => {
    const printed = url.replace(/[.,]$/u, '');
    // An address that wraps is complete in its link target.
    const whole = part.runs.find(
      (run) => /^https?:/u.test(run.url ?? '') && bareAddress(run.url ?? '').startsWith(bareAddress(printed)),
    )?.url;
    addLink(
      contacts,
      whole && bareAddress(whole) !== bareAddress(printed) ? whole : printed,
      kind === 'profile' ? part.label : '',
      line,
      0.95,
    );
  });
  const dialled = part.runs.some((run) => run.url?.startsWith('tel:'));
  // Nothing is asked about the numbers of others, and about those after one that is right.
  const linked = part.runs.find((run) => /^https?:/u.test(run.url ?? ''))?.url;
  const isProfile = linked !== undefined && networkByUrl(linked) !== undefined && !isStartPage(linked);
  const isAsked = (kind !== 'extra' || dialled) && (contacts.phone?.confidence ?? 0) <= UNSURE;
  const phones = isProfile ? [] : isAsked ? findPhones(text, countries) : undefined;
  for (const phone of phones ?? []) {
    const isNamed = kind === 'phone' || phone.text.includes('+') || dialled;
    // "Passport: 12.345.678": the number of something else.
    if (!isNamed && !phone.isValid && part.label !== '' && kind === undefined) continue;
    const confidence = phone.isValid ? (isNamed ? 0.97 : 0.85) : isNamed ? 0.75 : UNSURE;
    if (!contacts.phone || contacts.phone.confidence < confidence)
      contacts.phone = read(phone.text, [line], confidence);
  }
  text = withoutPhones(text, phones);
  const left = text.replace(/\s+/gu, ' ').trim();
  const isRest = linked !== undefined && !/\s/u.test(left) && bareAddress(linked).endsWith(left.toLowerCase());
  if (isRest && contacts.addresses.has(bareAddress(linked))) return;
  if (!/[\p{L}\p{N}]/u.test(left)) return;
  // Of several words only what is one of several details: a name alone on its line is the person's.
  const isShort = /^\S+(?: \S+){0,3}$/u.test(left) && !left.includes(',');
  if (isProfile && left === part.text.trim() && isShort && (!left.includes(' ') || left !== line.text.trim())) {
    addLink(contacts, profileAsPrinted(left, linked) ?? linked, '', line, 0.9);
    // The network's name is often below the handle; it then adds nothing.
    return;
  }
  if (left !== part.text.trim() && foldText(left).length < 4) return;
  if (labelKind(left) !== undefined && left !== part.text.trim()) return;
  const pieces = text.split('\t').map((piece) => piece.replace(/\s+/gu, ' ').trim());
  const named = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !/^[^:：]{2,24}[:：]$/u.test(piece));
  // "Leeds ada@example.org Portfolio: www.example.org": what an address parts, and the labels of addresses.
  if (pieces.length > 2 && named.length > 0) rest.push(...named.map((piece) => ({ ...part, text: piece })));
  else rest.push({ ...part, text: left });
};

/** "https: // example. org": an address whose letters are set apart. */
const withoutSpread = (text: string): string =>
  text.replace(/^\s*https?\s?:\s?\/\/\s\S+(?:\.\s\S+)*\s*$/u, (address) => address.replace(/\s+/gu, ''));

const bareAddress = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?|\/$/giu, '').toLowerCase();

/** The page of a network itself, to which a template links: "https://www.github.com/". */
const isStartPage = (address: string): boolean => /^(?:[a-z]{2}\.)?[^./]+\.[a-z]+$/u.test(bareAddress(address));

/** The language in which a profile is shown, behind its address: "linkedin.com/in/adapark/fr". */
const LANGUAGE_OF_PROFILE = /(?<=linkedin\.com\/in\/[^/\s]{1,100})\/[a-z]{2}(?:[-_][a-z]{2})?\/?$/iu;

const addLink = (contacts: Contacts, address: string, label: string, line: Line, confidence: number): void => {
  const url = address.replace(LANGUAGE_OF_PROFILE, '');
  const network = networkByUrl(url) ?? networkByLabel(label);
  if (contacts.addresses.has(bareAddress(url))) return;
  contacts.addresses.add(bareAddress(url));
  contacts.links.push(read({ label: network ?? label, url }, [line], confidence));
};

/** The most links that are searched for a network named on its own line; people have fewer. */
const NAMED_LINKS = 100;
/** A handle stands at most so many parts away from its network. */
const nearby = 12;

/** "GitHub: jane", "jane" above "GitHub", "LinkedIn /in/jane" */
const pairProfiles = (rest: ContactPart[], contacts: Contacts): void => {
  const done = new Set<ContactPart>();
  const add = (network: string, handle: string, parts: readonly ContactPart[]): void => {
    const name = handle.replace(/^@|^\/?in\/|^\//giu, '').trim();
    const url = profileUrl(network, name);
    const lines = parts.map((part) => part.line);
    if (url) {
      contacts.links.push(read({ label: network, url }, lines, 0.85));
      contacts.addresses.add(bareAddress(url));
    } else contacts.extra.push(read({ label: network, value: name }, lines, 0.8));
    parts.forEach((part) => done.add(part));
  };
  const isHandle = (text: string): boolean =>
    /^@?[\p{L}\p{N}._/-]{2,40}$/u.test(text.trim()) && !networkByLabel(text) && labelKind(text) === undefined;
  rest.forEach((part, index) => {
    if (done.has(part)) return;
    const network = networkByLabel(part.label);
    if (network && isHandle(part.text)) {
      add(network, part.text, [part]);
      return;
    }
    // "jane (GitHub)"
    const [, handle = '', site = ''] = /^(\S+)\s\(([^()]{1,40})\)$/u.exec(part.text.trim()) ?? [];
    const inBrackets = networkByLabel(site);
    if (inBrackets && isHandle(handle)) {
      add(inBrackets, handle, [part]);
      return;
    }
    const words = part.text.split(/\s+/u);
    const lead = words.length >= 2 ? networkByLabel(words.slice(0, -1).join(' ')) : undefined;
    const last = words.at(-1) ?? '';
    if (lead && isHandle(last)) {
      add(lead, last, [part]);
      return;
    }
    const named = networkByLabel(part.text);
    if (!named) return;
    const known = contacts.links
      .slice(0, NAMED_LINKS)
      .find(
        ({ value, lines }) =>
          value.label === named ||
          (ALIASES[named] === value.label && lines.some((line) => Math.abs(line.index - part.line.index) <= 2)),
      );
    if (known) {
      known.value.label = named;
      done.add(part);
      return;
    }
    const sameColumn = (other: ContactPart | undefined): other is ContactPart =>
      other !== undefined && !done.has(other) && isHandle(other.text) && other.label === '';
    const above = rest
      .slice(Math.max(0, index - nearby), index)
      .findLast(
        (other) =>
          Math.abs(other.line.index - part.line.index) <= 2 &&
          sameColumn(other) &&
          Math.abs(cellX(other) - cellX(part)) < 30,
      );
    const onLine = rest
      .slice(Math.max(0, index - nearby), index + nearby)
      .filter((other) => other.line === part.line && !done.has(other));
    const handles = onLine.filter((other) => other !== part && sameColumn(other));
    // "LinkedIn | GitHub | Portfolio | Blog" are names of links, of which one more is no handle.
    const areNames = onLine.filter(({ text }) => networkByLabel(text) !== undefined).length > handles.length;
    const beside = areNames ? undefined : handles[0];
    const partner = beside ?? above;
    if (partner) add(named, partner.text, [partner, part]);
  });
  removeParts(rest, done);
};

/** Former names of networks. */
const ALIASES: Record<string, string> = { Twitter: 'X' };

const cellX = (part: ContactPart): number =>
  part.line.cells.find((cell) => cell.text.includes(part.text))?.x ?? part.line.x;

const keepExtras = (rest: ContactPart[], contacts: Contacts, inContacts: ReadonlySet<Line>): void => {
  const kept = new Set<ContactPart>();
  for (const part of rest) {
    const bare = EXTRA_LABEL.exec(part.text.trim());
    const label = part.label || (bare?.[0] ?? '');
    const value = part.label ? part.text : part.text.trim().slice(bare?.[0].length ?? 0);
    const known = labelKind(label);
    const isExtra =
      known === 'extra' ||
      (part.label !== '' && inContacts.has(part.line) && known === undefined && part.text.length < 60);
    if (!isExtra || !tidy(value)) continue;
    contacts.extra.push(read({ label: tidy(label), value: tidy(value) }, [part.line], 0.75));
    kept.add(part);
  }
  removeParts(rest, kept);
};
