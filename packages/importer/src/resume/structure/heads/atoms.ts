import { findDegree, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import { isCity } from '../../../language/cities.ts';
import { isPlace, parsePlace } from '../../../language/places.ts';
import { isPlaceOfTemplate } from '../../../language/places-of-templates.ts';
import { isDateText, type FoundDates } from '../../../language/dates.ts';
import { isDuration } from '../../../language/durations.ts';
import { isStateOfStudies } from '../../../language/states-of-studies.ts';
import {
  areInOneColour,
  areInOneType,
  cellsText,
  runsText,
  type Cell,
  type Line,
  type Run,
} from '../../../text/line.ts';
import { IMPORT_LIMITS } from '../../../limits.ts';
import { SIGN } from '../../../text/normalise.ts';
import { withoutDateLabel } from '../labels/entry-labels.ts';
import { joinedCell } from '../lines/joined-cell.ts';
import type { SectionLine } from '../lines/section-line.ts';
import { sliceRuns } from '../lines/slice-runs.ts';
import { SMALL_WORD } from '../../../language/small-words.ts';

/** The smallest text that can be a value: the text between separators, gaps and changes of style in an entry's head. */
export type Atom = {
  text: string;
  line: Line;
  /** Position of the cell in its line; the last of several is at the right edge. */
  cell: number;
  ofCells: number;
  bold: boolean;
  italic: boolean;
  role: number;
  organisation: number;
  school: number;
  degree: boolean;
  place: boolean;
  url?: string;
  /** What the other entries of its section have where it stands; its scores say the same. */
  meant?: Meaning;
};

/** What a part of an entry's head is: a role or a degree, an employer or a school, or where it was. */
export type Meaning = 'title' | 'subtitle' | 'place';

export type Head = {
  atoms: Atom[];
  dates: { found: FoundDates; line: Line } | undefined;
  urls: { url: string; line: Line }[];
};

/** Between values, also the sign before an employer or a school: "Engineer @ Acme", "B.Sc. @Acme College". */
const SEPARATOR = new RegExp(
  String.raw`\s*[|•·⋄∙▪‖¦]\s*|\s+${SIGN}\s+|\s*(?<!:)\/\/\s*|\s{3,}|\s@\s{0,3}(?=\p{Lu})`,
  'u',
);
/** Slashes are of names ("Cook / Baker"), but separate values where one stands between two styles of type, or before a place. */
const SLASH = String.raw`(?:^|\s)\/(?:\s|$)`;
const OUTER_SLASH = /^\s?\/\s|\s\/\s?$/u;
const hasSlashBeforePlace = (text: string): boolean => {
  const [, ...behind] = text.split(/\s\/\s/u);
  const last = tidy(behind.at(-1) ?? '');
  return isPlace(last) && (last.includes(',') || isCity(last));
};
/**
 * Names contain dashes too ("Developer – Associate"): dashes separate values only if the parts are of different kinds.
 */
const WEAK_SEPARATOR = /\s+[–—―~]\s+|\s+-{1,3}\s+|\s+[–-](?=\p{Lu})/u;
const URL = new RegExp(
  String.raw`(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|me|co|edu|gov|app` +
    String.raw`|ai|xyz|inc|tech|info|de|fr|es|it|nl|pl|br|pt|eu|uk|ru|se|ch|at|in|cn|jp` +
    String.raw`|kr)(?:\/[^\s,;)]*)?(?![\p{L}\p{N}])`,
  'giu',
);

/** Splits the head lines of an entry. */
export const headOf = (lines: readonly SectionLine[]): Head => {
  const head: Head = { atoms: [], dates: undefined, urls: [] };
  const pending = joinHeadWraps(lines);
  for (const { line, dates } of pending) {
    const one = dates.find((candidate) => candidate.range) ?? dates[0];
    const found = one && withYearsBefore(line.text, one);
    const use = found && (!head.dates || (found.range && !head.dates.found.range)) ? found : undefined;
    if (use) head.dates = { found: use, line };
    const cells = found ? withoutSpan(line, found) : line.cells;
    cells.forEach((cell, index) => {
      for (const part of partsOf(cell)) {
        const bare = withoutDuration(withoutAt(takeUrls(part, line, head), head.atoms.at(-1)?.line === line));
        // The other of two dates, between which a sign is lost, is no name; "1984" may be one.
        const isOtherDate = found !== undefined && /\p{L}/u.test(bare) && isDateText(bare);
        if (!bare || isDuration(bare) || isOtherDate || EXPIRES.test(bare) || UNTOLD.test(bare)) continue;
        if (found?.current === true && IS_CURRENT.test(bare)) continue;
        const atom = atomOf(bare, part, line, index, cells.length);
        head.atoms.push(cell.said === undefined ? atom : asMeant(atom, cell.said));
      }
    });
  }
  return head;
};

/** "Dean's list, 2014, 2015, 2016": years one after the other are a time from the first to the last, which was found. */
const withYearsBefore = (text: string, found: FoundDates): FoundDates => {
  const isYear = !found.range && /^\d{4}$/u.test(text.slice(found.from, found.to).trim());
  const years = isYear ? YEARS_BEFORE.exec(text.slice(0, found.from)) : null;
  const start = years?.groups?.['first'];
  return years && start !== undefined && start < found.start
    ? { ...found, from: years.index, start, end: found.start, range: true }
    : found;
};

const YEARS_BEFORE = /(?<![\p{L}\d–—-])(?<first>(?:19|20)\d\d)(?:\s?[,&/]\s?(?:19|20)\d\d){0,20}\s?[,&/]\s?$/u;

/** What stands before the date up to which something is valid, which is no name. */
const EXPIRES =
  /^(?:expir(?:es|ed|y|ation)(?: date)?|valid (?:until|through|thru|to)|gültig bis|läuft ab|expire le|valable jusqu['’]au|válid[oa] hasta|vence|caduca|válido até|scade|valido fino al|geldig tot|ważny do|有效期至|有効期限|유효기간)\s?:?$/iu;

/** What programs write for a day that nobody told them: "??? — Present". */
const UNTOLD = /^\?{2,4}(?:\s?[–—-]\s?(?:\?{2,4}|present|current|now))?$/iu;

/** The same behind a name: "Site passport (expires 2026)". */
const EXPIRES_BEHIND =
  /\s*[(,;–—-]\s*(?:exp\.?|expir(?:es|ed|y|ing|ation)(?: date| in| on)?|valid (?:until|through|thru|to)|gültig bis|läuft ab|expire le|valable jusqu['’](?:au?|en)|válid[oa] (?:hasta|até)|vence|caduca|scade(?: il)?|valid[oa] fino al?|geldig tot|ważn[ye] do|有効期限)\s?:?\s*$/iu;

/** What is said beside a period that goes on: "2025 – present • Current position". */
const IS_CURRENT =
  /^(?:(?:current|present) (?:position|role|job)|aktuelle (?:position|stelle|tätigkeit)|(?:poste|emploi) actuel|(?:puesto|cargo) actual|posición actual|(?:cargo|emprego) atual|posizione attuale|huidige (?:functie|baan)|obecne stanowisko|nuvarande (?:tjänst|befattning)|současná pozice|aktuální pozice|aktuálna pozícia|súčasná pozícia|trenutn[oa] (?:radno mjesto|pozicija)|текущая (?:должность|позиция))$/iu;

/** "Nurse (4 years)": a name without the brackets behind it that say how long it lasted, or that it still does. */
const withoutDuration = (text: string): string => {
  const { name, lasted = '' } = /^(?<name>.+?)\s*[(（](?<lasted>[^()（）]{2,24})[)）]$/u.exec(text)?.groups ?? {};
  return name !== undefined && (isDuration(lasted) || isStateOfStudies(lasted)) ? name : text;
};

/** "at Acme" in another style than the role before it, and "B.A. at" before a school in another style. */
const withoutAt = (text: string, followsTitle: boolean): string => {
  const bare = text.replace(/(?<=\S)\s(?:@|at|bei|chez|presso|bij|hos|på)$/u, '');
  return followsTitle ? bare.replace(/^(?:@\s*|(?:at|bei|chez|presso|bij|hos|på)\s+)(?=[\p{Lu}\d])/u, '') : bare;
};

/** What no name ends in. */
const OPEN_END = new RegExp(String.raw`(?:[,&(/-]|(?<!\S)${SMALL_WORD})$`, 'u');

/**
 * A title that wraps continues in the same style without a date; its second line starts in lower case or after a comma
 * or "and".
 */
const joinHeadWraps = (lines: readonly SectionLine[]): SectionLine[] => {
  const joined: SectionLine[] = [];
  for (const entry of lines) {
    const before = joined.at(-1);
    const cell = before?.line.cells.at(-1);
    const first = entry.line.cells[0];
    const wraps =
      before &&
      cell &&
      first &&
      before.line.cells.length === 1 &&
      (before.dates.length === 0 || goesOnBehindDate(before, entry)) &&
      (before.look === entry.look || goesOnInStyle(before.line, entry.line)) &&
      !isNewParagraph(entry.line) &&
      before.line.text.length < IMPORT_LIMITS.lineLength &&
      (fills(before.line, entry.line) || OPEN_END.test(before.line.text));
    if (wraps) {
      const cells = [joinedCell(cell, first), ...entry.line.cells.slice(1)];
      const whole = cellsText(cells);
      const shift = whole.length - entry.line.text.length;
      const dates = entry.dates.map((found) => ({ ...found, from: found.from + shift, to: found.to + shift }));
      joined[joined.length - 1] = {
        ...before,
        dates: [...before.dates, ...dates],
        line: { ...before.line, cells, text: whole },
      };
    } else if (before && first && wrapsBesideDate(before, entry)) {
      const [title, ...others] = before.line.cells;
      if (!title) continue;
      const cells = [{ ...joinedCell(title, first), right: first.right }, ...others];
      const whole = cellsText(cells);
      const shift = whole.length - before.line.text.length;
      const dates = before.dates.map((found) => ({ ...found, from: found.from + shift, to: found.to + shift }));
      joined[joined.length - 1] = { ...before, dates, line: { ...before.line, cells, text: whole } };
    } else joined.push(entry);
  }
  return joined;
};

/** Whether a line stands further below the one before than the lines of a paragraph do, on the same page. */
const isNewParagraph = ({ gapAbove, style, laneRight }: Line): boolean =>
  laneRight > 0 && Number.isFinite(gapAbove) && gapAbove > (style.size || 10);

/** "2019 – 2021 Head of the department of systems" above "of information": a title behind a date, and its rest. */
const goesOnBehindDate = (
  { line: before, dates: [found, ...more] }: SectionLine,
  { line, dates }: SectionLine,
): boolean =>
  found?.from === 0 &&
  more.length === 0 &&
  dates.length === 0 &&
  (/^\p{Ll}/u.test(line.text) || OPEN_END.test(before.text));

/** Whether a line is the rest of a title that had no room beside its date: "… Institute of | 2018" above "Technology". */
const wrapsBesideDate = ({ line, dates }: SectionLine, next: SectionLine): boolean => {
  const [title, date] = line.cells;
  const first = next.line.cells[0];
  const [found] = dates;
  if (!title || !date || !first || !found || next.line.cells.length !== 1) return false;
  // A word that is broken at the end of a cell.
  if (/\p{Ll}-$/u.test(title.text) && /^\p{Ll}/u.test(first.text) && Math.abs(title.x - first.x) < 3) return true;
  if (line.cells.length !== 2) return false;
  const [end, start] = [title.runs.at(-1)?.style, first.runs[0]?.style];
  const perLetter = (title.right - title.x) / Math.max(1, title.text.length);
  const needed = perLetter * ((first.text.split(/\s/u)[0] ?? '').length + 1);
  // A date that hangs at the left leaves room up to the edge of the column.
  const edge = date.x < title.x ? line.laneRight + 1 : date.x;
  return (
    line.laneRight > 0 &&
    found.from >= title.text.length &&
    next.dates.length === 0 &&
    Math.abs(title.x - first.x) < 3 &&
    areInOneType(end, start) &&
    !/\p{Ll}\.$/u.test(title.text) &&
    Math.abs((end?.size ?? 0) - (start?.size ?? 0)) < 0.3 &&
    title.right < edge &&
    title.right + needed > edge - 1.2 * (line.style.size || 10)
  );
};

/** Whether a line that had no room left goes on at the same edge, in the style in which it ended. */
const goesOnInStyle = (line: Line, next: Line): boolean => {
  const [end, start] = [line.cells.at(-1)?.runs.at(-1)?.style, next.cells[0]?.runs[0]?.style];
  return (
    end !== undefined &&
    start !== undefined &&
    Math.abs(end.size - start.size) < 0.6 &&
    Math.abs(line.x - next.x) < 3 &&
    areInOneType(end, start) &&
    fills(line, next)
  );
};

/** Whether a line had no room left for the first word of the next. */
const fills = (line: Line, next: Line): boolean => {
  if (next.wraps !== undefined) return next.wraps;
  const letters = Math.max(1, line.text.length);
  const needed = ((next.cells[0]?.text ?? '').split(/\s/u)[0] ?? '').length + 1;
  return (
    line.laneRight > 0 &&
    line.right + ((line.right - line.x) / letters) * needed > line.laneRight &&
    line.laneRight - line.x > 60
  );
};

/** The cells of a line without the span of a date, and without the brackets and separators around it. */
const withoutSpan = (line: Line, span: FoundDates): Cell[] => {
  let offset = 0;
  return line.cells.flatMap((cell) => {
    const start = offset;
    offset += cell.text.length + 1;
    const from = Math.max(0, span.from - start);
    const to = Math.min(cell.text.length, span.to - start);
    if (to <= from) return [cell];
    // "Finalist (SIH 2024)": the year is part of the name of an event.
    if (/\(\p{Lu}{2,}\p{L}*\s$/u.test(cell.text.slice(0, from)) && cell.text[to] === ')') return [cell];
    const runs = cutRuns(cell.runs, cell.text, from, to);
    return runs.length > 0
      ? runs.map((part) => ({
          ...cell,
          text: runsText(part).trim(),
          runs: part,
        }))
      : [];
  });
};

const EDGES_LEFT = /[\s([（【,;:，；：、|•·/–—-]+$/u;
const EDGES_RIGHT = /^[\s)\]）】,;:，；：、|•·/–—.-]+/u;

/** "(2022 – 2025 (completed))": what brackets within those of a date say is said of it. */
const STATE_OF_DATE = /^\s?[(（][^()（）]{2,40}[)）]\s?(?=[)）])/u;

/** Behind a separator, the word that begins a range: "Acme – Paris – de 10/2011 à 09/2012". */
const FROM = /(?<=[–—|,;·(-]\s?)(?:de|du|des|dès|von|vom|da|dal|dall['’]|från|fra|od|ab|van|из|с|з|от)\s$/iu;

/** No such words are longer, in characters. */
const LONGEST_BEFORE_DATE = 40;

/** A text before a date without the words that lead to it. */
const withoutWordsOfDate = (text: string): string => {
  const end = text.slice(-LONGEST_BEFORE_DATE);
  return text.slice(0, text.length - end.length) + end.replace(FROM, '').replace(EXPIRES_BEHIND, '');
};

const cutRuns = (runs: readonly Run[], text: string, from: number, to: number): Run[][] => {
  const before = withoutWordsOfDate(withoutDateLabel(text.slice(0, from))).replace(EDGES_LEFT, '');
  const after = text.slice(to).replace(STATE_OF_DATE, '').replace(EDGES_RIGHT, '');
  const left = sliceRuns(runs, 0, before.length);
  const right = sliceRuns(runs, text.length - after.length, text.length);
  const named = /^\s?[)）]/u.test(text.slice(to)) ? nameInBrackets(before) : undefined;
  const parts = named ? [sliceRuns(left, 0, named.from), sliceRuns(left, named.from + 1, before.length)] : [left];
  return [...parts, right].filter((part) => part.some((run) => /[\p{L}\p{N}]/u.test(run.text)));
};

/** "Best Paper (City Society, 2019)": a name in brackets before the date there, which is a value of its own. */
const nameInBrackets = (before: string): { from: number } | undefined => {
  const from = Math.max(before.lastIndexOf('('), before.lastIndexOf('（'));
  const [name, inside] = [before.slice(0, from), before.slice(from + 1)];
  const isName =
    from > 0 && /\p{L}/u.test(name) && /^[\p{Lu}\p{sc=Han}\p{sc=Hangul}][^)）]/u.test(inside) && isOpen(before);
  return isName && !abbreviates(inside, name) ? { from } : undefined;
};

/** Splits a cell at separators, and where bold or italic text meets plain text. */
const partsOf = (cell: Cell): Run[][] => {
  const groups: Run[][] = [];
  for (const run of cell.runs) {
    // A title in bold or italic ends before the comma in other type that precedes a name.
    const title = groups.at(-1)?.findLast(({ text }) => /[\p{L}\p{N}]/u.test(text));
    const isTitle = (title?.style.bold && !run.style.bold) || (title?.style.italic && !run.style.italic);
    const last = isTitle ? title : groups.at(-1)?.at(-1);
    const apart =
      last &&
      (last.style.bold !== run.style.bold || last.style.italic !== run.style.italic || isOtherColour(last, run)) &&
      last.text.trim().length > 2 &&
      run.text.trim().length > 2 &&
      // "Web developer (intern)", with the brackets in italics.
      !/^\s*[(（]\p{Ll}[^()（）]*[)）]\s*$/u.test(run.text) &&
      // "水下图像增强方法 (UIE-Net)": Latin letters in brackets, for which a font of Chinese has no bold ones.
      !(
        /\p{sc=Han}\s?$/u.test(last.text) &&
        /^\s?[(（][\p{sc=Latin}\d/ -]{2,24}[)）]\s?$/u.test(run.text) &&
        !isPlace(tidy(run.text))
      );
    if (last && !apart) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups.flatMap((group) => {
    const text = runsText(group);
    const parts: Run[][] = [];
    let from = 0;
    const separators =
      OUTER_SLASH.test(text) || hasSlashBeforePlace(text) ? `${SEPARATOR.source}|${SLASH}` : SEPARATOR.source;
    for (const match of text.matchAll(new RegExp(separators, 'gu'))) {
      parts.push(sliceRuns(group, from, match.index));
      from = match.index + match[0].length;
    }
    parts.push(sliceRuns(group, from, text.length));
    return parts;
  });
};

/** Whether a word begins in another colour; within a word, a colour is decoration. */
const isOtherColour = (last: Run, run: Run): boolean =>
  !areInOneColour(last.style, run.style) && (/\s$/u.test(last.text) || /^\s/u.test(run.text));

const takeUrls = (runs: readonly Run[], line: Line, head: Head): string => {
  const text = runsText(runs);
  const bare = text.replace(URL, (url) => {
    // "B.Tech", "Booking.com" and "Socket.IO" are names.
    if (/^\p{Lu}[^/]*$/u.test(url) && !/^(?:https?:|www\.)/iu.test(url)) return url;
    head.urls.push({ url: url.replace(/[.,;]$/u, ''), line });
    return ' ';
  });
  for (const { url } of runs) if (url?.startsWith('http')) head.urls.push({ url, line });
  return tidy(bare);
};

/** Text without the separators and brackets left over at its ends. */
export const tidy = (text: string): string => {
  const bare = text
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:，；：、|•·–—―-]+|[\s,;，；、|•·–—―-]+$|\s*[:：]$/gu, '')
    .replace(/^\p{Emoji_Presentation}\uFE0F?\s|^\p{Extended_Pictographic}\uFE0F\s/u, '')
    .trim();
  const open = (bare.match(/[([（]/gu) ?? []).length;
  const close = (bare.match(/[)\]）]/gu) ?? []).length;
  if (open === 0 && close > 0) return bare.replace(/[)\]）]/gu, '').trim();
  if (close === 0 && open > 0) return bare.replace(/[([（]/gu, '').trim();
  return /^(?:\([^()]*\)|（[^（）]*）)$/u.test(bare) ? bare.slice(1, -1) : bare;
};

/** A text of a head with what its words say; its style is that of its first run, or of its line. */
export const atomOf = (text: string, runs: readonly Run[], line: Line, cell: number, ofCells: number): Atom => {
  const style = runs.find((run) => run.text.trim())?.style ?? line.style;
  const url = runs.find((run) => run.url?.startsWith('http'))?.url;
  return {
    text,
    line,
    cell,
    ofCells,
    bold: style.bold,
    italic: style.italic,
    role: roleScore(text),
    organisation: organisationScore(text),
    school: schoolScore(text),
    degree: findDegree(text) !== undefined,
    place: (isPlace(text) && !endsAsFirm(text)) || isPlaceOfTemplate(text),
    ...(url === undefined ? {} : { url }),
  };
};

/** "Airbus Group SE", "Redgum Gold NL": behind several words that name no known city the letters of a country are those of a firm. */
const endsAsFirm = (text: string): boolean => {
  const { name } = /^(?<name>\p{Lu}[^\s,\d]*(?:\s\p{Lu}[^\s,\d]*){1,4})\s\p{Lu}{2}$/u.exec(text)?.groups ?? {};
  if (name === undefined || isCity(name)) return false;
  const place = parsePlace(text);
  return place !== undefined && place.region === '' && place.countryCode !== '';
};

/** What an atom tells, or a part of it, as a line of the description. */
export const bodyLineOf = ({ line, text }: Atom, told = text): Line => ({ ...line, text: told, bullet: false });

/** The two sides of each dash in an atom, except before the initials of a name: "Universidade Federal – UF". */
export const dashSplits = (atom: Atom): [Atom, Atom][] =>
  [...atom.text.matchAll(new RegExp(WEAK_SEPARATOR, 'gu'))].flatMap((match): [Atom, Atom][] => {
    const [left, right] = [atom.text.slice(0, match.index), atom.text.slice(match.index + match[0].length)];
    return isOpen(left) || abbreviates(right, left.split(/,\s+/u).at(-1) ?? '')
      ? []
      : [[reworded(atom, left), reworded(atom, right)]];
  });

/** Whether a bracket opens in a text and does not close. */
export const isOpen = (text: string): boolean => /[([（][^)\]）]*$/u.test(text);

/** Whether letters stand for the words of a name, in their order: "CCRN" for "Critical Care Registered Nurse". */
export const abbreviates = (letters: string, name: string): boolean => {
  const wanted = /^[\p{Lu}\d/&-]{2,8}$/u.test(letters) ? [...letters].filter((letter) => /\p{Lu}/u.test(letter)) : [];
  const [first] = wanted;
  if (first === undefined) return false;
  // "IAAP Web Accessibility Specialist" and "WAS": those of its last words.
  const initials = name.split(/[\s-]+/u).map((word) => word.charAt(0).toUpperCase());
  if (initials.slice(-wanted.length).join('') === wanted.join('')) return true;
  if (!name.toUpperCase().startsWith(first)) return false;
  let from = 0;
  return wanted.every((letter) => {
    const at = name.toUpperCase().indexOf(letter, from);
    from = at + 1;
    return at >= 0;
  });
};

/** An atom with a different text, classified again. */
export const reworded = (atom: Atom, text: string): Atom => {
  const again = ofItself(atom, text);
  return atom.meant ? asMeant(again, atom.meant) : again;
};

/** The same by its own words only, whatever the whole of the atom is meant as. */
export const ofItself = (atom: Atom, text: string): Atom => ({
  ...atomOf(text, [], atom.line, atom.cell, atom.ofCells),
  bold: atom.bold,
  italic: atom.italic,
});

/** An atom whose scores say what the entries around it say of the place where it stands. */
export const asMeant = (atom: Atom, meant: Meaning): Atom => {
  if (meant === 'place') return { ...atom, meant, place: true, role: 0, organisation: 0 };
  const isTitle = meant === 'title';
  return {
    ...atom,
    meant,
    place: false,
    role: isTitle ? Math.max(atom.role, 0.7) : 0,
    organisation: isTitle ? 0 : Math.max(atom.organisation, 0.7),
    school: isTitle ? 0 : atom.school,
    degree: isTitle && atom.degree,
  };
};
