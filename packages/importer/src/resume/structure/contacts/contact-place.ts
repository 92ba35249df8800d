import { isCity } from '../../../language/cities.ts';
import { isDateText } from '../../../language/dates.ts';
import { countryByPhone } from '../../../language/phones.ts';
import { NOWHERE, parsePlace, type Place } from '../../../language/places.ts';
import { placeOfTemplate } from '../../../language/places-of-templates.ts';
import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { CJK, foldText } from '../../../text/normalise.ts';
import { tidy } from '../heads/atoms.ts';
import { labelKind } from '../labels/contact-labels.ts';
import { isFactOfPerson } from '../labels/facts-of-person.ts';
import { networkByLabel } from '../labels/networks.ts';
import { placeOfLabels } from './labelled-place.ts';
import { matchHeading } from '../headings/headings.ts';
import { removePart, type ContactPart, type Contacts } from './contact-parts.ts';
import { read } from '../value.ts';

/** So many lines of a block beside it may stand between two lines of a place. */
const MOST_BETWEEN = 3;

/**
 * A place that wraps is one place: its lines follow each other and share an edge, and together they say more than the
 * first alone.
 */
const joinWrappedPlaces = (rest: ContactPart[]): void => {
  for (const [index, part] of rest.entries()) {
    // The label above a street is no part of it.
    if (labelKind(part.text) !== undefined) continue;
    let whole = part;
    let last = index;
    const joined = [index];
    for (let next = followerOf(rest, last); next !== undefined; next = followerOf(rest, last)) {
      const text = wholePlace(whole.text.trim(), rest[next]?.text.trim() ?? '');
      if (text === undefined) break;
      whole = { ...whole, text };
      last = next;
      joined.push(next);
    }
    if (joined.length === 1) continue;
    // The person lives in one place.
    for (const at of joined.slice(1).toReversed()) rest.splice(at, 1);
    rest[index] = whole;
    return;
  }
};

/** Where the part is that goes on below one, which lines of a block beside it may stand before. */
const followerOf = (rest: readonly ContactPart[], index: number): number | undefined => {
  const part = rest[index];
  const next = rest[index + 1];
  if (!part || !next) return undefined;
  if (continues(part, next)) return index + 1;
  const others = rest.slice(index + 1, index + 2 + MOST_BETWEEN);
  const found = others.findIndex((other, at) => isBelowInBlock(part, other, others.slice(0, at)));
  return found < 0 ? undefined : index + 1 + found;
};

/** Whether a part is the whole next line of its block, beside which another block stands whose lines are not level. */
const isBelowInBlock = (part: ContactPart, next: ContactPart, between: readonly ContactPart[]): boolean => {
  const { line } = next;
  const isWhole = [part, next].every(({ line: { text }, text: own }) => text.trim() === own.trim());
  const isNear =
    line.page === part.line.page &&
    line.lane === part.line.lane &&
    line.top > part.line.top + 0.5 * line.style.size &&
    line.top - part.line.bottom < 0.6 * line.style.size;
  return (
    isWhole &&
    isNear &&
    next.label === '' &&
    sharesEdge(part, line) &&
    between.every((other) => !sharesEdge(other, line))
  );
};

/** Whether a part is the whole next line below the end of another, at its left or its right edge. */
const continues = (part: ContactPart, next: ContactPart): boolean =>
  isBesideStreet(part, next) || isBelowPart(part, next);

/** "Lindenhof 3 · 24937 Flensburg", "12 Birch Street · Salem, OR 97301", "1017 JZ · Amsterdam · The Netherlands" */
const isBesideStreet = (part: ContactPart, next: ContactPart): boolean =>
  next.line === part.line &&
  next.label === '' &&
  // Two addresses side by side, each over several lines.
  (sharesCell(part, next) || parsePlace(next.text.trim()) !== undefined || isCity(next.text.trim())) &&
  /^(?:\p{Lu}[^@]*\s\d{1,4}\p{Ll}?|\d{1,5}\p{Ll}?\s\p{Lu}[\p{L}.'’ -]{2,40}|\d{4,5}(?: ?[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\p{Lu}[^@]*\ss\/n|(?!.*\d).*)$/u.test(
    part.text.trim(),
  ) &&
  (/\d|\ss\/n$/u.test(part.text.trim()) || parsePlace(part.text) !== undefined);

const sharesCell = (part: ContactPart, next: ContactPart): boolean =>
  part.line.cells.some(({ text }) => text.includes(part.text.trim()) && text.includes(next.text.trim()));

const isBelowPart = (part: ContactPart, next: ContactPart): boolean =>
  next.label === '' &&
  next.line.lane === part.line.lane &&
  next.line.index === part.line.index + 1 &&
  next.line.gapAbove < next.line.style.size &&
  next.line.text.trim() === next.text.trim() &&
  ((part.line.text.trim().endsWith(part.text.trim()) && sharesEdge(part, next.line)) || isBelowOpenCell(part, next));

/** "9 Mill Terrace, Galway," in one of several cells, and what is level with it below. */
const isBelowOpenCell = ({ line, text }: ContactPart, next: ContactPart): boolean =>
  text.trim().endsWith(',') && line.cells.some((cell) => cell.text.trim() === text.trim() && isLevel(cell, next.line));

/** Whether a line begins or ends where a part does, or has its middle. */
const sharesEdge = (part: ContactPart, line: Line): boolean =>
  Math.abs(line.x - edgeOf(part)) < 3 || isLevel(part.line, line);

/** Whether one text begins or ends where another does, or has its middle. */
const isLevel = (one: Pick<Line, 'x' | 'right'>, { x, right }: Pick<Line, 'x' | 'right'>): boolean =>
  Math.abs(x - one.x) < 3 || Math.abs(right - one.right) < 3 || Math.abs(x + right - one.x - one.right) < 3;

/** Where a value begins: in its cell, if a label stands in one before it. */
const edgeOf = ({ line, label, text }: ContactPart): number =>
  (label === '' ? undefined : line.cells.find((cell, at) => at > 0 && cell.text.trim() === text.trim())?.x) ?? line.x;

/** The day on which somebody was born. */
const DAY = /^\d{1,2}[.\s/-]+(?:\p{L}+|\d{1,2})[.\s/,-]+(?:1[89]|20)\d\d$/u;

/** Two lines as one place that says more than either, with or without a comma between them. */
const wholePlace = (first: string, second: string): string | undefined => {
  if ([first, second].some((text) => isDateText(text) || DAY.test(text))) return undefined;
  const parts = (text: string): number => Object.values(parsePlace(text) ?? {}).filter(Boolean).length;
  const [spaced, listed] = [`${first} ${second}`, `${first}, ${second}`];
  // A street above a city, neither of which goes on.
  const isStreet = /\d/u.test(first) && !first.includes(',') && parsePlace(second)?.city !== undefined;
  const isListed = parts(listed) > parts(spaced) || (isStreet && parts(listed) === parts(spaced));
  const whole = isListed ? listed : spaced;
  return parts(whole) > Math.max(parts(first), parts(second), 1) ? whole : undefined;
};

/** "Cosenza, CS", "Santa Rita, 53150": behind the city, letters that stand for its province, or its postal code. */
const cityWithCode = (text: string): Place | undefined => {
  const {
    city,
    region = '',
    code = '',
  } = /^(?<city>\p{Lu}[\p{L} .'’-]{2,30}),\s(?:(?<region>\p{Lu}{2})|(?<code>\d{5}))$/u.exec(text)?.groups ?? {};
  const isPlace = city !== undefined && organisationScore(city) < 0.6 && schoolScore(city) === 0;
  return isPlace ? { ...NOWHERE, postalCode: code, city, region } : undefined;
};

/** "and schools in China, Japan and the United States." names places, and is none. */
const isRestOfSentence = (text: string): boolean =>
  /^\p{Ll}/u.test(text) && !/\d/u.test(text) && text.split(/\s+/u).length > 5;

/** So many names of networks in a line show that its words are those of links. */
const FEWEST_NETWORKS = 2;

/** More than any place without a label has. */
const LABELLED = 4;

const lastPartOf = (text: string): string => text.split(/\s+[-–—]\s+|,\s*/u).at(-1) ?? '';

/** Where a line is, as a key. */
const placeOf = ({ page, lane }: Line, index: number): string => `${page} ${lane} ${index}`;

/** Words that lead to a page, or announce something: "PDF version", "Contact". */
const isOfPage = ({ text, runs }: ContactPart): boolean =>
  runs.some(({ url }) => url !== undefined) || matchHeading(text)?.exact === true;

/** So long, in letters, are words within names: "Weston under Lizard". */
const LONGEST_WITHIN = 5;

/** Whether each word begins with a capital, but for those within names: "PDF version" is no city. */
const isInCapitals = (text: string): boolean =>
  text.split(/\s+/u).every((word) => word.length <= LONGEST_WITHIN || !/^\p{Ll}/u.test(word));

/** The city that ends an address of which a label says that it is one: "12 Quay Lane, Mill House, Ballina". */
const cityOfAddress = (text: string): string => {
  const parts = text.split(/,\s*/u);
  const last = lastPartOf(text);
  const isAddress = parts.length > 1 && parts.slice(0, -1).some((part) => /\d/u.test(part));
  return isCity(last) || (isAddress && /^\p{Lu}[\p{L}'’. -]{2,30}$/u.test(last) && last.split(' ').length <= 4)
    ? last
    : '';
};

/** "My website", "Mein Blog" */
const MINE = /^(?:my|meine?|mon|ma|mi|meu|minha|mijn|min|мой|моя)\s/iu;

/** "PhD" behind a name or among the details is no city. */
const isDegree = (text: string): boolean => {
  const found = findDegree(text);
  return found?.from === 0 && found.to === text.length;
};

/** How late it is where somebody lives: "Recife, Brazil (UTC-3)". */
const TIME_ZONE =
  /\s*[(（](?:UTC|GMT|CES?T|WES?T|EES?T|MSK|[ECMP][SD]?T|BRT|IST|JST|KST|AE[SD]T|NZ[SD]?T)\b[^()（）]{0,12}[)）]\s*$/u;

/** Finds the line that says where the person lives, and removes it from `rest`. */
export const findPlace = (rest: ContactPart[], contacts: Contacts, inContacts: ReadonlySet<Line>): void => {
  const labelled = placeOfLabels(rest);
  if (labelled) {
    contacts.place = read(
      labelled.place,
      labelled.parts.map(({ line }) => line),
      0.9,
    );
    for (const part of labelled.parts) removePart(rest, part);
    return;
  }
  joinWrappedPlaces(rest);
  const used = new Set([contacts.email, contacts.phone, ...contacts.links].flatMap((found) => found?.lines ?? []));
  const besideUsed = new Set(
    [...used].flatMap((line) => [-2, -1, 0, 1, 2].map((step) => placeOf(line, line.index + step))),
  );
  let best: { part: ContactPart; place: Place; score: number } | undefined;
  const name = foldText(contacts.name?.value ?? '');
  const networks = Map.groupBy(
    rest.filter(({ text }) => networkByLabel(text) !== undefined),
    ({ line }) => line,
  );
  for (const part of rest) {
    const kind = labelKind(part.label);
    if (kind !== undefined && kind !== 'place') continue;
    const text = tidy(part.text.replace(TIME_ZONE, ''));
    const place = placeOfTemplate(text) ?? parsePlace(text) ?? cityWithCode(text);
    const beside = besideUsed.has(placeOf(part.line, part.line.index));
    const named = kind === 'place' || inContacts.has(part.line);
    if (
      text.length > 90 ||
      labelKind(text.replace(MINE, '')) !== undefined ||
      isDegree(text) ||
      isFactOfPerson(text) ||
      isRestOfSentence(part.text) ||
      // The person's name once more, in a running head or at the foot of a page.
      (name !== '' && name.includes(foldText(text))) ||
      // A street may have a word of a role, as names have.
      (kind !== 'place' && roleScore(text) > 0.5) ||
      (!place && (schoolScore(text) > 0 || organisationScore(text) > 0.6))
    )
      continue;
    if (place) {
      // "Licence: B (2007)": what a label says that is not known is seldom a place.
      if (part.label !== '' && kind === undefined && !(place.city && (place.region || place.countryCode))) continue;
      // "Address, Street, 00000 County" in a sample is less than a city.
      const isBlank = labelKind(text.split(/\s*,/u)[0] ?? '') === 'place';
      const score = 2 + (named ? 1 : 0) + (beside ? 0.5 : 0) + (place.city ? 0.4 : 0) - (isBlank ? 1 : 0);
      if (!best || score > best.score) best = { part, place, score };
    } else if (
      (kind === 'place' || beside) &&
      (kind === 'place' || !CJK.test(text)) &&
      (kind === 'place' || !isOfPage(part)) &&
      // "LinkedIn | GitHub | Blog"
      (networks.get(part.line)?.length ?? 0) < FEWEST_NETWORKS &&
      /^\p{Lu}|^\p{Lo}/u.test(text) &&
      (kind === 'place' || isInCapitals(text)) &&
      text.split(/\s+/u).length <= 4 &&
      !/[\d@:"“”]/u.test(text) &&
      !text.endsWith('.')
    ) {
      const score = 1 + (kind === 'place' ? 1.5 : 0) + (used.has(part.line) ? 0.4 : 0);
      if (!best || score > best.score) best = { part, place: { ...NOWHERE, city: text }, score };
    } else if (kind === 'place' && cityOfAddress(text) !== '') {
      // "Rua das Acácias, Humaitá - Rio de Janeiro"
      const city = cityOfAddress(text);
      const address = tidy(text.slice(0, -city.length));
      best = { part, place: { ...NOWHERE, address, city }, score: LABELLED };
    } else if (kind === 'place') best ??= { part, place: { ...NOWHERE, address: text }, score: 2 };
  }
  if (!best) return;
  // "Stuttgart, DE" is not in Delaware where the number is German.
  const { region, countryCode } = best.place;
  if (region && !countryCode && region === countryByPhone(contacts.phone?.value ?? ''))
    best.place = { ...best.place, region: '', countryCode: region };
  contacts.place = read(best.place, [best.part.line], Math.min(0.95, 0.45 + best.score * 0.15));
  removePart(rest, best.part);
};

/** What separates the parts of an address in one line. */
export const DASHES = /\s+(?:[–—-]|CEP:?)\s+|\s+-\s+CEP:?\s+/gu;

/** "9 quai de la Fosse – 44000 Nantes – France": an address whose parts are separated by dashes. */
export const isDashedPlace = (line: Line): boolean => {
  const parts = line.text.split(/\s+[–—-]\s+/u);
  if (line.cells.length > 1 || parts.length < 2 || line.text.length > 100 || /[@:|•]/u.test(line.text)) return false;
  const whole = parsePlace(line.text.replace(DASHES, ', '));
  return (
    whole !== undefined &&
    /^\p{Lu}/u.test(whole.city) &&
    (whole.countryCode || whole.postalCode || whole.region) !== '' &&
    whole.address !== ''
  );
};
