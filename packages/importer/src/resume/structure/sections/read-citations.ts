import { findDates, isDateText } from '../../../language/dates.ts';
import { isPlace } from '../../../language/places.ts';
import { runsText, type Cell, type Line } from '../../../text/line.ts';
import { joinWrapped } from '../../../text/normalise.ts';
import { tidy } from '../heads/atoms.ts';
import type { FieldNames } from '../fields.ts';
import { hadNoRoom } from '../lines/line-room.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { read } from '../value.ts';
import { AND } from '../../../language/and-words.ts';
import { usualGap } from '../lines/usual-gap.ts';

/** A publication as reference lists print it. */
export type Citation = { authors: string; title: string; venue: string };

/** One reference with its lines; `italic` is what stands in italics. */
type Reference = { text: string; italic: string; lines: Line[] };

/** Characters; no reference is longer. */
const LONGEST = 2_000;
const MARKER = /^\s*(?:\[\d{1,3}\]|\d{1,3}[.)])\s+/u;
const YEAR = /(?:19|20)\d\d/u;
const PARTICLE = /^(?:de|da|do|dos|del|della|der|den|des|di|du|el|la|le|van|von|zu|zum|bin|ibn|al|ter|ten|y|e)$/u;
const NAME_WORD = /^(?:\p{Lu}[\p{L}’'.-]*|\p{Lu}{1,3})$/u;
const INITIALS = /^(?:\p{Lu}\.?[-\s]?){1,4}$/u;

const BETWEEN_NAMES = new RegExp(String.raw`\s*[,;]\s*(?:${AND}\s+|&\s*)?|\s+(?:[/&]|${AND})\s+`, 'u');

/** Whether a text lists people, as references begin: "T. Muster, A. Keller and B. Osei", "Reyes M, Park J.". */
export const isAuthorList = (text: string, needsInitials = true): boolean => {
  const parts = text
    .replace(/\s*[,;]?\s*\b(?:et\s+al\.?|u\.\s?a\.)\s*$/u, '')
    .replace(/[.,;:\s*†‡]+$/u, '')
    .split(BETWEEN_NAMES)
    .map((part) => part.replace(/[*†‡]+$/u, '').trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 40) return false;
  const named = parts.every((part) => {
    const words = part.split(/\s+/u);
    return words.length <= 5 && words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word));
  });
  const hasInitials = parts.some(
    (part) =>
      INITIALS.test(part) || part.split(/\s+/u).some((word) => /^(?:\p{Lu}\.[-\p{Lu}.]*|\p{Lu}{1,2})$/u.test(word)),
  );
  return named && (hasInitials || (!needsInitials && parts.length > 1));
};

/** Sentences, where the full stops of initials and of "vol." end none; an initial ends one only if there are `names`. */
const sentencesOf = (text: string, names = true): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/(?:[.?!]|[?!]\.)(?:\s+|$)/gu)) {
    const word = /[\p{L}\p{N})\]’'-]*$/u.exec(text.slice(from, match.index))?.[0] ?? '';
    const isShort =
      match[0].startsWith('.') &&
      (/^\p{L}?$/u.test(word) || /^(?:vol|no|pp|eds?|proc|conf|int|univ|st|dr)$/iu.test(word));
    const next = text.slice(match.index + match[0].length);
    // "W.-L. Okonkwo" has two initials.
    const isInitial = /\.-\p{Lu}$/u.test(text.slice(Math.max(from, match.index - 3), match.index));
    if (isInitial || (isShort && !(names && isAuthorList(text.slice(from, match.index))))) continue;
    // "Reyes M. Title": an initial before a word that is no name ends the authors.
    if (
      isShort &&
      (/^(?:\p{Lu}\.|(?:and|und|et|&)\s)/u.test(next) ||
        isAuthorList(`${text.slice(from, match.index)}. ${next.split(/[.,]/u)[0] ?? ''}`))
    )
      continue;
    // A title that asks keeps its mark.
    sentences.push(text.slice(from, match.index + (match[0].startsWith('.') ? 0 : 1)).trim());
    from = match.index + match[0].length;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
};

/** Removes the date, pages and links at the end of a venue. */
const venueOf = (text: string): string =>
  tidy(
    text
      .replace(/(?:https?:\/\/|doi:|arXiv:|\b10\.\d{4,9}\/)\S+/giu, ' ')
      .replace(/^[\s.,;:]+/u, '')
      .replace(/^in:?\s+/iu, '')
      .replace(/[\s,.(]*\b(?:19|20)\d\d\b.*$/u, '')
      .replace(/[\s,.]+$/u, ''),
  );

/** "林晓彤，周航．面向稀疏日志的增量索引方法[J]．软件学报，2020": names of two to four characters, a title, a venue. */
const CHINESE =
  /^(?<authors>[\p{Script=Han}·*†]{2,8}(?:[，,、;；]\s?[\p{Script=Han}·*†]{1,8}){0,20})\s?[．.。:：]\s?[“《「『]?(?<title>[\p{Script=Han}A-Za-z][^．。[《”」』]{5,150})(?:\[[A-Z/]{1,4}\])?[”」』》]?\s?[．.。，,]\s?(?<venue>.*)$/u;

/** What stands before the titles in italics of at least two references: the person who wrote all of them. */
const sharedAuthors = (references: readonly Reference[]): ReadonlySet<string> => {
  const leads = references.map(({ text, italic }) => {
    const at = italic.length > 3 ? text.indexOf(italic) : -1;
    return at > 0 ? tidy(text.slice(0, at).replace(/[.\s]+$/u, '')) : '';
  });
  const alike = Map.groupBy(leads, (lead) => lead);
  return new Set([...alike].flatMap(([lead, all]) => (all.length > 1 && IS_NAME.test(lead) ? [lead] : [])));
};

/** Two to four words, each as long as those of a name. */
const IS_NAME = /^\p{Lu}[\p{L}'’.-]+(?:\s[\p{L}'’.-]+){1,3}$/u;

/** "The title (with A. Keller & B. Osei)" */
const COAUTHORS =
  /^(?<title>.{3,300}?)\s?\((?:joint(?:ly)? )?(?:with|mit|avec|con|com|met|med)\s+(?<people>[^()]{3,160})\)\.?$/iu;

/** Entries without the people whom brackets behind their titles name: "The title (with A. Keller & B. Osei)". */
export const withCoauthorsApart = (entries: readonly ReadFields[], { title, body }: FieldNames): ReadFields[] =>
  entries.map((entry) => {
    const whole = title === undefined ? undefined : entry[title];
    const found = typeof whole?.value === 'string' ? COAUTHORS.exec(whole.value)?.groups : undefined;
    if (!whole || title === undefined || body === undefined || !found || !isAuthorList(found['people'] ?? ''))
      return entry;
    // There is no other place for them.
    if (body in entry) return entry;
    return {
      ...entry,
      [body]: { ...whole, value: found['people'] ?? '' },
      [title]: { ...whole, value: found['title'] ?? '' },
    };
  });

/** A talk without its day, which stands before it: "14 mai 2022, « Le sel », colloque". */
const withoutDay = (text: string, asOf: string): string => {
  const [day] = /^\p{L}|^\d{1,2}[\s.]/u.test(text) ? findDates(text.slice(0, 40), asOf) : [];
  const rest = day?.from === 0 && !day.range ? text.slice(day.to).replace(/^\s*[,.:–—-]\s*/u, '') : '';
  return /^[“"„«]/u.test(rest) ? rest : text;
};

/** Where a book or a talk is listed by its title: ", Tampa, 2019.", ", Seoul, 2022 (invited)". */
const ENDS_IN_YEAR = /^[.,]\s.*(?:19|20)\d\d\)?\.?(?:\s\([\p{L} ]{3,20}\)\.?)?$/u;

/** What a work is, or its title in another language, behind its title: "[Working paper]". */
const NOTE = /(?<=.{8})\s\[[^[\]]{4,200}\]\.?$/u;

/** A reference without its number and the year before it; `whole` still has the year, and `known` are authors for sure. */
type Source = { text: string; whole: string; italic: string; known: ReadonlySet<string> };

const chineseCitation = ({ text }: Source): Citation | undefined => {
  const { authors, title, venue } = CHINESE.exec(text)?.groups ?? {};
  return authors === undefined ? undefined : { authors, title: tidy(title ?? ''), venue: venueOf(venue ?? '') };
};

/** "Ada Park, “The title”, Journal, 2019" */
const quotedCitation = ({ text }: Source): Citation | undefined => {
  const quoted =
    /[“"„«](?<title>[^“”"„«»]{8,}?)[,.]?[”"“»]/u.exec(text) ??
    // An apostrophe ends no title: "‘The fishers’ kin’, Journal of Tides".
    /^‘(?<title>[^‘]{4,250}?)(?:[,.]’|’(?=[,.;:]|\s?\(|$))/u.exec(text);
  if (!quoted?.groups) return undefined;
  const before = text.slice(0, quoted.index);
  if (before !== '' && !isAuthorList(authorsPart(before), false)) return undefined;
  const behind = text.slice(quoted.index + quoted[0].length);
  return { authors: tidy(before), title: tidy(quoted.groups['title'] ?? ''), venue: venueOf(behind) };
};

/** When something was published, between the authors and the title: "(2019)", "(in press).", "2019." */
const DATED =
  /^(?<authors>.{3,400}?)[\s,]*(?:\((?<when>[^()]{0,20}(?:19|20)\d\d[^()]{0,12}|in press|in progress|in preparation|in review|under review|forthcoming|submitted|to appear|accepted|im Druck|à paraître|en prensa|no prelo|in stampa)\)[.,:]?|(?<=[,.]\s)(?:19|20)\d\d[a-z]?[.,:])\s+(?<rest>\S.*)$/u;

const datedCitation = ({ text }: Source): Citation | undefined => {
  const { authors = '', rest = '' } = DATED.exec(text)?.groups ?? {};
  if (rest === '' || !isAuthorList(authors)) return undefined;
  const [title = '', ...venue] = sentencesOf(rest, false);
  return { authors, title: tidy(title.replace(NOTE, '')), venue: venueOf(venue.join('. ')) };
};

/** "Park A. *The title*. Journal, 2019": the title in italics behind authors. */
const italicCitation = ({ text, italic, known }: Source): Citation | undefined => {
  const at = italic.length > 3 ? text.indexOf(italic) : -1;
  if (at <= 0) return undefined;
  const [before, behind] = [text.slice(0, at), text.slice(at + italic.length)];
  const isKnown = known.has(tidy(before.replace(/[.\s]+$/u, '')));
  if (!isKnown && (italic.length <= 7 || !isAuthorList(before))) return undefined;
  const venue = venueOf(isKnown ? behind.replace(/^[.\s]+/u, '') : behind);
  return { authors: tidy(before), title: tidy(italic), venue };
};

/** "Ada Park, Tom Reyes: The title. Journal" */
const citationBehindColon = ({ text }: Source): Citation | undefined => {
  const { named = '', titled = '' } = /^(?<named>[^:]{3,300}):\s+(?<titled>\S.*)$/u.exec(text)?.groups ?? {};
  const [title = '', ...venue] = titled !== '' && isAuthorList(named, false) ? sentencesOf(titled) : [];
  return venue.length > 0 ? { authors: named, title: tidy(title), venue: venueOf(venue.join('. ')) } : undefined;
};

/** A book, in a list of one's own: "*Salt and Silver*. Harrow Press, 2019." */
const ownCitation = ({ text, whole, italic }: Source): Citation | undefined => {
  const behind = italic.length > 7 && text.startsWith(italic) ? text.slice(italic.length) : '';
  const isListed = ENDS_IN_YEAR.test(behind) || (text !== whole && /^[.,]\s\S/u.test(behind));
  return isListed ? { authors: '', title: tidy(italic), venue: venueOf(behind.slice(1)) } : undefined;
};

/** "A dealer, a dean and a dish. Provenance Review, 2019.": one's own work, where it appeared, and when. */
const TITLE_AND_VENUE = /^(?<title>[^.“”„«]{12,200})\.\s(?<venue>\p{Lu}[^.,]{3,80}),\s(?:19|20)\d\d\.?$/u;
/** So many words in small letters have titles, and no list of names. */
const SMALL_WORDS = 3;

const ownWork = (text: string): Citation | undefined => {
  const { title = '', venue = '' } = TITLE_AND_VENUE.exec(text.trim())?.groups ?? {};
  return title === '' || isAuthorList(title) ? undefined : { authors: '', title: tidy(title), venue: tidy(venue) };
};

/** The same whose title is a sentence, which nothing else is. */
const workInWords = (text: string): Citation | undefined => {
  const work = ownWork(text);
  const small = (work?.title ?? '').split(/\s+/u).filter((word) => /^\p{Ll}/u.test(word));
  return small.length >= SMALL_WORDS ? work : undefined;
};

/** "Park A. The title. Journal", "The title of it. Park A. Journal" */
const citationInSentences = ({ text }: Source): Citation | undefined => {
  const [first = '', second = '', ...others] = sentencesOf(text);
  if (second && isAuthorList(first)) {
    const title = titleOnly(second);
    return { authors: first, title: tidy(title), venue: venueOf(others.join('. ') || second.slice(title.length)) };
  }
  return second && (isAuthorList(second) || areFullNames(second)) && first.split(' ').length > 2
    ? { authors: second, title: tidy(first), venue: venueOf(others.join('. ')) }
    : undefined;
};

/** Reads one reference; `undefined` if it has none of the forms that references have. `known` are authors for sure. */
export const citationOf = (
  source: string,
  italic = '',
  known: ReadonlySet<string> = new Set(),
): Citation | undefined => {
  const whole = source.replace(MARKER, '').replace(/\s+/gu, ' ').trim();
  const text = whole.replace(/^(?:(?:19|20)\d\d[.:,]?|[[(](?:19|20)\d\d[\])][.:,]?)\s(?=[\p{Lu}“"„«‘])/u, '');
  if (text.length < 12 || text.length > LONGEST) return undefined;
  const given = { text, whole, italic, known };
  return (
    chineseCitation(given) ??
    quotedCitation(given) ??
    datedCitation(given) ??
    italicCitation(given) ??
    citationBehindColon(given) ??
    ownCitation(given) ??
    citationInSentences(given) ??
    workInWords(text) ??
    (YEAR.test(text) ? listedCitation(text) : undefined)
  );
};

/** "Qiu Ding, Ada Park and Tom Reyes": people with their first names, as they stand behind a title. */
const areFullNames = (text: string): boolean => {
  const names = text.replace(/\*/gu, '').split(/,\s(?:and\s)?|\s(?:and|und|et|y|e|&)\s/u);
  return (
    isAuthorList(text, false) &&
    names.length > 1 &&
    names.every((name) => /^\p{Lu}[\p{L}.'’-]*(?:\s\p{L}[\p{L}.'’-]*){1,3}$/u.test(name))
  );
};

/** What a mark behind a name says: "* equal contribution". */
const NOTE_OF_NAMES =
  /^[[(]?[*†‡]?\s?(?:(?:denotes|indicates|means|=|:)\s)?(?:equal(?:ly)? contribut(?:ion|ions|ed|ing)(?: authors?)?|co-?first authors?|shared first authors?|(?:co-)?corresponding authors?|geteilte erstautorschaft|contributions? égales?|contribución equivalente|contribuição igual|contributo paritario)\s?[\])]?\.?$/iu;

/** Whether a line says what a mark behind a name means. */
export const isNoteOfNames = ({ text }: Line): boolean => NOTE_OF_NAMES.test(text.trim());

/** The text of a line without its date and the place of a meeting, which may stand beside a title. */
const titleOf = ({ cells }: Line): string => {
  const texts = cells.flatMap(({ text }) => (isDateText(text) ? [] : [text]));
  const titled = texts.length > 1 && isPlace(texts.at(-1) ?? '') ? texts.slice(0, -1) : texts;
  return titled.reduce(joinWrapped, '');
};

/** "The title", below it "Ada Park, Tom Reyes" and where it appeared: lines divide, whether full stops end them or not. */
const stackedCitation = ([first, ...below]: readonly Line[]): Citation | undefined => {
  if (!first || below.length === 0 || isAuthorList(first.text, false)) return undefined;
  const titled = first.text.split(/\s+/u).length >= TITLE_WORDS;
  const at = titled ? below.slice(0, 2).findIndex((line) => isAuthorList(line.cells[0]?.text ?? '', false)) : -1;
  const people = below[at];
  if (!people) return undefined;
  const title = [first, ...below.slice(0, at)].map(titleOf).reduce(joinWrapped, '');
  // "The title. Ada" above "Park, Tom Reyes": the names go on, and no lines divide.
  const [begun, ...behind] = sentencesOf(title).toReversed();
  if (behind.length > 0 && begun !== undefined && begun.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word)))
    return undefined;
  const venue = [...people.cells.slice(1), ...below.slice(at + 1)].map(({ text }) => text).join(' ');
  return { authors: tidy(people.cells[0]?.text ?? ''), title: tidy(title.replace(/\.$/u, '')), venue: venueOf(venue) };
};

/** So many words has a title that only commas divide from what is beside it. */
const TITLE_WORDS = 3;

/** "J. Muster, A. Keller, The title, Journal, 2019" and "The title, J. Muster, Journal, 2019": commas alone divide. */
const listedCitation = (text: string): Citation | undefined => {
  const parts = text.split(/,\s+/u);
  const isTitle = (part: string | undefined): part is string =>
    part !== undefined && part.split(/\s+/u).length >= TITLE_WORDS && !YEAR.test(part) && !isAuthorList(part);
  const [first, ...behind] = parts;
  const start = isTitle(first) ? 1 : 0;
  const people = (start === 1 ? behind : parts).findIndex((part) => !isAuthorList(part));
  if (people <= 0) return undefined;
  const authors = parts.slice(start, start + people).join(', ');
  const next = parts[start + people];
  if (start === 1) return { authors, title: tidy(first ?? ''), venue: venueOf(parts.slice(start + people).join(', ')) };
  return isTitle(next) ? { authors, title: tidy(next), venue: venueOf(parts.slice(people + 1).join(', ')) } : undefined;
};

/** The authors before a quoted title, without the year that may follow them. */
const authorsPart = (text: string): string =>
  text.replace(/[\s,.]*(?:\((?:\p{L}{3,10}\.?,?\s)?(?:19|20)\d\d\)|(?:19|20)\d\d)[\s,.:–—-]*$/u, '');

/** A title without the venue that a comma may separate from it at the end, before the year. */
const titleOnly = (text: string): string => {
  const tail = /,\s+(?:in\s+)?\p{Lu}[^,]*,[^,]*(?:19|20)\d\d.*$/u.exec(text);
  return tail && tail.index > 10 ? text.slice(0, tail.index) : text;
};

/** Whether a reference has only its authors and its year so far. */
const lacksTitle = (text: string): boolean => {
  const authors = /^(?<authors>.{3,300}?)[\s,]*\((?:19|20)\d\d[^()]{0,12}\)[.,:]?$/u.exec(text)?.groups?.['authors'];
  return authors !== undefined && isAuthorList(authors);
};

/** Numbers of papers, which look like years: "arXiv:1807.04575". */
const REPOSITORY = /\b(?:arXiv:\s?)?\d{4}\.\d{4,5}(?:v\d)?\b/giu;

/** Where more of the lines stand apart, gaps divide references: few have more than five lines. */
const APART = 0.2;

/** A label of a group stands among several references. */
const MANY = 3;

/** "BOOKS", "Selected Papers" above some of the references: a few words without a date or a full stop. */
const isLabelOfReferences = (text: string): boolean => /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}$/u.test(text);

/** "2023 ‘Who waits?’, …": a year before a title or before names. */
const OPENS_WITH_YEAR = /^[([]?(?:19|20)\d\d[)\]]?[.:,]?\s[“"„«‘\p{Lu}]/u;

/** Lines in bold below others in regular type, where each title beside a year is in bold: one year may be of several. */
const titlesOfYears = (lines: readonly Line[], dated: ReadonlySet<Line>): ReadonlySet<Line> => {
  const titles = [...dated].flatMap(({ cells: [, title] }) => title ?? []);
  const [first] = titles;
  const isBold = (cell: Cell | undefined): boolean => cell?.runs[0]?.style.bold === true;
  if (!first || titles.length < dated.size || !titles.every(isBold)) return new Set();
  return new Set(
    lines.filter(({ cells: [title] }, index) => {
      const above = lines[index - 1]?.cells;
      return isBold(title) && above !== undefined && !above.some(isBold) && Math.abs((title?.x ?? 0) - first.x) < 3;
    }),
  );
};

const isYear = (cell: Cell | undefined): boolean => /^\(?(?:19|20)\d\d\)?$/u.test(cell?.text.trim() ?? '');

/** So many words are more than a label, or a year, above references that stand in. */
const WORDS_OF_REFERENCE = 8;

/** Whether a line stands in below a reference that has its year: "Cited by 12". */
const isNoteOf = ({ x, bullet }: Line, { text, lines: [first] }: Reference): boolean =>
  first !== undefined &&
  !bullet &&
  x > first.x + 3 &&
  YEAR.test(text) &&
  text.split(/\s+/u).length > WORDS_OF_REFERENCE;

/** The references in a section's lines: numbered or marked, apart, or each begun by its authors. */
const referencesOf = (lines: readonly Line[], dated: ReadonlySet<Line>): Reference[] => {
  const references: Reference[] = [];
  const usual = usualGap(lines, 0.3);
  const [top, ...below] = lines;
  // One reference alone hangs beside its number.
  const isHung = top !== undefined && MARKER.test(top.text) && below.every(({ x }) => x > top.x + 3);
  const isMarked = isHung || lines.filter((line) => line.bullet || MARKER.test(line.text)).length > 1;
  const isApart = (line: Line): boolean => line.gapAbove > usual + 0.35 * (line.style.size || 10);
  // Where gaps divide references, a full stop alone ends none.
  const hasGap = (line: Line): boolean => Number.isFinite(line.gapAbove) && isApart(line);
  const unlabelled = below.filter(
    (line, index) => ![line, lines[index]].some((each) => each && isLabelOfReferences(each.text)),
  );
  const areApart = unlabelled.filter(hasGap).length > APART * unlabelled.length;
  const titles = titlesOfYears(lines, dated);
  for (const [index, line] of lines.entries()) {
    const last = references.at(-1);
    const before = lines[index - 1];
    const marked = line.bullet || MARKER.test(line.text);
    const closes =
      before !== undefined && (YEAR.test(before.text.slice(-8)) || (!areApart && /[.\])]$/u.test(before.text)));
    // A date beside a title closes nothing.
    const ends = closes && !(areApart && isDateText(before.cells.slice(1).at(-1)?.text ?? ''));
    const apart = isApart(line);
    const goesOn =
      before !== undefined && ((hadNoRoom(before, line) && !ends && !hasGap(line)) || lacksTitle(last?.text ?? ''));
    // At the edge below what stands in.
    const returns = last?.lines[0] && before && isNoteOf(before, last) ? line.x <= last.lines[0].x + 3 : false;
    const begins =
      dated.size > 1
        ? dated.has(line) || titles.has(line)
        : isMarked
          ? marked
          : !(last && isNoteOf(line, last)) && (apart || marked || returns || (ends && !/^\p{Ll}/u.test(line.text)));
    const runs = line.cells.flatMap((cell) => cell.runs);
    const italic = runsText(runs.filter(({ style }) => style.italic)).trim();
    if (!last || (begins && (dated.size > 1 || returns || !goesOn)) || last.text.length > LONGEST)
      references.push({ text: line.text, italic, lines: [line] });
    else {
      last.text = joinWrapped(last.text, line.text);
      if (italic) last.italic = last.italic ? joinWrapped(last.italic, italic) : italic;
      last.lines.push(line);
    }
  }
  return references;
};

/**
 * Reads a list of publications that is printed as references; `undefined` if most of its items are none.
 */
export const readCitations = (lines: readonly Line[], names: FieldNames, asOf: string): ReadFields[] | undefined => {
  // Years in a column beside the references say where each begins.
  const dated = new Set(
    lines.filter(
      ({ text, cells: [first, ...others] }) => (others.length > 0 && isYear(first)) || OPENS_WITH_YEAR.test(text),
    ),
  );
  const given = referencesOf(lines, lines[0] && dated.has(lines[0]) ? dated : new Set());
  const known = sharedAuthors(given);
  const references = given.filter(({ text }) => given.length <= MANY || !isLabelOfReferences(text));
  const found = references.map(({ text, italic, lines: own }) => {
    const [first, ...others] = own[0]?.cells ?? [];
    // A year that hangs in a column before its reference.
    const bare =
      first && others.length > 0 && isYear(first) ? text.slice(first.text.length).trim() : withoutDay(text, asOf);
    return stackedCitation(own) ?? citationOf(bare, italic, known);
  });
  if (found.filter(Boolean).length < Math.max(1, 0.6 * references.length)) return undefined;
  let year = '';
  return references.map(({ text, lines: own }, index): ReadFields => {
    // Among others that are told so, a title needs no words in small letters.
    const citation = found[index] ?? ownWork(text);
    const dates = findDates(
      text.replace(REPOSITORY, (number) => '·'.repeat(number.length)),
      asOf,
    );
    // In a cell of its own beside the title.
    const beside = own[0]?.cells.findLast((cell) => isDateText(cell.text));
    const [stated] = beside ? findDates(beside.text, asOf) : [];
    const date =
      stated ??
      // ". 2025. In: Proceedings (ICLR 2026)"
      dates.find(({ from, to }) => text.slice(from - 2, from) === '. ' && text.slice(to, to + 2) === '. ') ??
      dates.find(({ from }) => /\(\s*$/u.test(text.slice(0, from))) ??
      (isYear(own[0]?.cells[0]) ? dates[0] : dates.at(-1));
    const fields: ReadFields = {};
    const put = (name: string | undefined, value: string, confidence: number): void => {
      if (name !== undefined && value !== '') fields[name] = read(value, own, confidence);
    };
    put(names.title, citation?.title ?? tidy(text.replace(MARKER, '')), citation ? 0.9 : 0.5);
    put(names.subtitle, citation?.venue ?? '', 0.75);
    // A year above stands for all below it that have none.
    year = isYear(own[0]?.cells[0]) ? (date?.start ?? '') : year;
    put(names.date, date?.start ?? year, 0.9);
    put(names.body, citation?.authors ?? '', 0.8);
    return fields;
  });
};
