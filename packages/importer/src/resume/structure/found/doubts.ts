import type { Section } from '@vitae/domain';
import { isDateText } from '../../../language/dates.ts';
import { isCity } from '../../../language/cities.ts';
import { isPlace } from '../../../language/places.ts';
import { isLevel, isTask, organisationScore, roleScore, schoolScore } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { foldText } from '../../../text/normalise.ts';
import { fieldNames, sectionOfKey, vocabularyOf, type FieldNames } from '../fields.ts';
import { isKnownHeading } from '../headings/headings.ts';
import { isAward } from '../sections/shared-headings.ts';
import { VENUE } from '../heads/read-thing.ts';
import type { Read } from '../value.ts';
import { SMALL_WORD } from '../../../language/small-words.ts';
import { placeOf } from './lost-lines.ts';

/** A value that was read, and the path of its field. */
export type FoundRead = { path: string; read: Read<unknown> };

/** The confidence of what has a sign of being wrong: less than the review takes as sure (0.6). */
const DOUBTED = 0.5;

/** Words after which no name ends, and with which none begins after a cut. */
const CUT_OFF = new RegExp(String.raw`(?:[,;:&/(–—-]|\s${SMALL_WORD})$`, 'u');
/** Glyphs that stand for another letter or sign, and marks of lists. */
const ODD_SIGN = /[´¨`˜÷⋆★●■▪◦•|�]|[“"„«][^”"»]*$|^[^“"„«]*[”»]|\p{L}\d{3,}|\.\p{Lu}\p{Ll}/u;

/** Whether a name or a title has a sign of having been cut, glued or mistaken for another. */
const isOdd = (text: string): boolean => {
  const bare = text.trim();
  const letters = bare.replace(/[^\p{L}]/gu, '').length;
  return (
    letters < 2 ||
    CUT_OFF.test(bare) ||
    ODD_SIGN.test(bare) ||
    /^\p{Ll}+\s/u.test(bare) ||
    /^(?:[,;.)]|\d{1,2}\.\s)/u.test(bare) ||
    isDateText(bare) ||
    isKnownHeading(bare)
  );
};

const lastWord = (text: string): string => text.trim().split(/\s+/u).at(-1) ?? '';
const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** Whether a text is too odd for the field of a section that has it. */
const isOddFor = (text: string, slot: keyof FieldNames, section: Section): boolean => {
  const vocabulary = vocabularyOf(section);
  if (slot === 'tags') return false;
  if (section.kind === 'tags' && LICENCE.test(text)) return true;
  if (isOdd(text)) return true;
  if (vocabulary === 'job') {
    if (slot === 'title')
      return (
        /[,،、]\s|\s[–—|]\s/u.test(text) ||
        (roleScore(text) < 0.5 && isTask(text)) ||
        (roleScore(text) < 0.5 && (wordsIn(text) > 5 || organisationScore(text) > 0.5 || schoolScore(text) > 0.5))
      );
    // A place or a department may still be in the name of an employer.
    const holdsMore =
      /[,،、]\s(?!(?:inc|llc|ltd|gmbh|corp|co|s\.?a)\b)/iu.test(text) || (wordsIn(text) > 2 && isCity(lastWord(text)));
    return (
      holdsMore ||
      isTask(text) ||
      isCity(text) ||
      WITH_ARTICLE.test(text) ||
      /%|\s[–—|]\s/u.test(text) ||
      wordsIn(text) > 7 ||
      (roleScore(text) > 0.5 && organisationScore(text) < 0.5)
    );
  }
  if (vocabulary === 'study') {
    if (slot === 'area' || slot === 'title')
      return (
        (slot === 'area' && (/[,،、]\s|^\(/u.test(text) || isPlace(text))) ||
        schoolScore(text) > 0.5 ||
        wordsIn(text) > 12
      );
    if (slot !== 'subtitle') return false;
    const isTwice = isCity(lastWord(text)) && isCity(text.split(/\s+/u).at(-2) ?? '');
    const isBare = !/\s/u.test(text.trim()) && /\p{Script=Latin}/u.test(text);
    const isGeneric =
      /^(?:technische|the)?\s*(?:universit\p{L}*|(?:fach)?hochschule|college|school|lycée|instituto)$/iu.test(text);
    return (
      isGeneric ||
      // A place, a street or what was learned may still be behind the comma.
      /[,،、]\s(?!\p{Lu}.*(?:universi|college|school|institut|facult|fakult))/iu.test(text) ||
      schoolScore(text) < 0.5 ||
      wordsIn(text) > 9 ||
      isTwice ||
      isBare ||
      /\p{L}\d|\s\d+$|,\s*$/u.test(text)
    );
  }
  if (slot !== 'title') return false;
  if (vocabulary === 'person' && /request|anfrage|demande|petición|richiesta|aanvraag|życzenie/iu.test(text))
    return true;
  // An issuer may still be in a title, or be the whole of it.
  if (section.key === 'award' && organisationScore(text) > 0.5 && !isAward(text)) return true;
  if (section.key === 'publication' && (VENUE.test(text) || wordsIn(text) < 3)) return true;
  return (
    section.kind !== 'tags' &&
    (/[,،、]\s|\s[–—|]\s/u.test(text) || /^\p{Lu}{2,6}$/u.test(text) || schoolScore(text) > 0.5)
  );
};

/** What somebody did, not where: "Mitarbeit in einem Tagungshaus". */
const WITH_ARTICLE = /\s(?:einem|einer|eines|an?|une?|uno|una|een)\s/u;
/** A licence to drive is hardly a skill. */
const LICENCE =
  /führerschein|driv(?:ing|er['’]?s) licen[cs]e|permis (?:de conduire|[a-e]\d?\b)|carn[eé]t? de conducir|patente (?:di guida|[a-e]\b)|rijbewijs|körkort|ehliyet|prawo jazdy|carta de condução|^klassen? [a-z]{1,2}\b/iu;

const SEPARATED = /[,،、;|•·]/u;

/** So many words are rather several keywords, or a sentence. */
const FEWEST_IN_PHRASE = 5;
const isPhrase = (tag: string): boolean => wordsIn(tag.replace(/\s*[(（].*$/u, '')) >= FEWEST_IN_PHRASE;

/** Whether some keywords are not words, or it is unclear where one ends: lists that wrap without a separator. */
const areOddTags = (tags: readonly string[], lines: readonly Line[]): boolean =>
  tags.some(
    (tag) => isOdd(`${tag}aa`) || /[*[\]?=:]/u.test(tag) || isLevel(tag) || LICENCE.test(tag) || isPhrase(tag),
  ) ||
  lines.some(
    ({ text, bullet }, at) =>
      at + 1 < lines.length &&
      !bullet &&
      SEPARATED.test(text) &&
      !/[,،、;|•·]\s*$/u.test(text) &&
      !/^[^:]{2,40}:/u.test(lines[at + 1]?.text ?? ''),
  );

/**
 * Lowers the confidence of values with a sign of being wrong: text that is cut, glued or of another kind; entries that
 * lack what the others of their section have; sections in which lines found no place or much is odd.
 */
export const withDoubts = (reads: readonly FoundRead[], leftover: readonly Line[]): FoundRead[] => {
  const unread = new Set(leftover.map(placeOf));
  const dates = reads.flatMap(({ read: { value } }) => (typeof value === 'string' && DATE.test(value) ? [value] : []));
  const haveMonths = dates.filter((date) => date.length > 4).length > dates.length / 2;
  const bySection = Map.groupBy(reads, ({ path }) => (path.startsWith('sections.') ? (path.split('.')[1] ?? '') : ''));
  return [...bySection].flatMap(([key, own]) => {
    const section = sectionOfKey(key);
    const checked = section ? inSection(own, section, unread) : own.map((found) => ofPerson(found, own));
    return haveMonths ? checked.map((found) => (isCutDate(found) ? doubted(found) : found)) : checked;
  });
};

const DATE = /^\d{4}(?:-\d{2})?$/u;

/** Whether a year has a word directly before it, where most dates have a month: that of a month nobody knows. */
const isCutDate = ({ read: { value, lines } }: FoundRead): boolean =>
  typeof value === 'string' &&
  /^\d{4}$/u.test(value) &&
  lines.some(({ text }) =>
    new RegExp(`(?<![\\p{L}\\p{N}])\\p{L}[\\p{L}\\p{M}]{1,11}[.॰]?\\s+${value}(?!\\d)`, 'u').test(text),
  );

const doubted = ({ path, read }: FoundRead, most = DOUBTED): FoundRead => ({
  path,
  read: { ...read, confidence: Math.min(read.confidence, most) },
});

/** Whether a headline is one of several values of its line: the others may belong to it. */
const isCutOut = ({ read: { value, lines } }: FoundRead): boolean =>
  lines.length === 1 &&
  typeof value === 'string' &&
  /[|·•]/u.test(lines[0]?.text.replace(value, '') ?? '') &&
  !/[@\d]/u.test(lines[0]?.text ?? '');

/** Whether an address begins within a name, as where a file lacks its first letters: "bias.hartwell@…" of Tobias Hartwell. */
const lacksLetters = (email: string, reads: readonly FoundRead[]): boolean => {
  const first = foldText(/^\p{L}+/u.exec(email)?.[0] ?? '');
  const name = reads.find(({ path }) => path === 'basics.fullName')?.read.value;
  const names = typeof name === 'string' ? name.split(/\s+/u).map(foldText) : [];
  return first.length > 2 && !names.includes(first) && names.some((one) => one.endsWith(first));
};

const ofPerson = (found: FoundRead, reads: readonly FoundRead[]): FoundRead => {
  const { path, read } = found;
  const text = typeof read.value === 'string' ? read.value : '';
  if (path === 'basics.fullName') {
    const isCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
    const isShort = !/\s/u.test(text.trim()) && !/[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(text);
    return isOdd(text) ||
      isShort ||
      roleScore(text) > 0 ||
      isPlace(text) ||
      /\d/u.test(text) ||
      (isCapitals && read.lines.length > 1)
      ? doubted(found)
      : found;
  }
  if (path === 'basics.headline')
    return isOdd(text) || roleScore(text) === 0 || isCutOut(found) ? doubted(found) : found;
  if (path.startsWith('basics.links.')) return /[-_]\/?$/u.test(text) ? doubted(found) : found;
  if (path === 'basics.email')
    return lacksLetters(text, reads) ||
      /\.\p{Ll}+\p{Lu}/u.test(text) ||
      !/\.(?:\p{L}{2,4}|info|online|studio)$/u.test(text)
      ? doubted(found)
      : found;
  return found;
};

const inSection = (reads: readonly FoundRead[], section: Section, unread: ReadonlySet<string>): FoundRead[] => {
  const names = fieldNames(section.fields);
  const slotOf = (path: string): keyof FieldNames | undefined => {
    const name = path.split('.').at(-1);
    return SLOTS.find((slot) => names[slot] === name);
  };
  const entries = [...Map.groupBy(reads, ({ path }) => path.split('.')[3] ?? '').values()];
  const slots = entries.map((entry) => new Set(entry.flatMap(({ path }) => slotOf(path) ?? [])));
  const vocabulary = vocabularyOf(section);
  const usual = (vocabulary === 'thing' ? DATED : REGULAR).filter(
    (slot) => slots.filter((own) => own.has(slot)).length > entries.length / 2,
  );
  // Lines that found no place between those of the section: its entries were not understood.
  const isTorn = reads.some(({ read }) =>
    read.lines.some(({ page, index }) => [-1, 1].some((step) => unread.has(placeOf({ page, index: index + step })))),
  );
  let odd = 0;
  const checked = entries.map((entry, at) => {
    const own = slots[at] ?? new Set();
    const lacks = section.kind !== 'tags' && section.kind !== 'levels' && usual.some((slot) => !own.has(slot));
    const isUnnamed = vocabulary === 'job' && !(own.has('title') && own.has('subtitle'));
    const isTurned = vocabulary === 'job' && mayBeTurned(entry, slotOf);
    const seen = entry.map((found) => {
      const slot = slotOf(found.path);
      const { value } = found.read;
      const isNamed = slot === 'title' || slot === 'area' || slot === 'subtitle';
      const isWrong =
        (isNamed && typeof value === 'string' && isOddFor(value, slot, section)) ||
        (slot === 'tags' && Array.isArray(value) && areOddTags(value, found.read.lines));
      // What stands below a title may be missing without a word about the others.
      if (isWrong && (slot === 'title' || vocabulary !== 'thing')) odd += 1;
      const isPart = isTurned && (slot === 'title' || slot === 'subtitle');
      return isWrong || isPart || found.read.confidence <= 0.7 ? doubted(found) : found;
    });
    const isMistitled = seen.some(({ path, read }) => slotOf(path) === 'title' && read.confidence <= DOUBTED);
    if (lacks || isUnnamed) odd += 1;
    // An entry whose title is wrong may be none.
    const isOddEntry = lacks || isUnnamed || isMistitled;
    return isOddEntry ? seen.map((found) => doubted(found)) : seen;
  });
  const isDoubtful = isTorn || (entries.length > 1 && odd >= Math.max(2, entries.length / 2));
  return isDoubtful ? checked.flat().map((found) => doubted(found)) : checked.flat();
};

/** How much more words speak for a role and its employer than for the two in each other's place. */
const LEAST_DIFFERENCE = 0.2;

/** Whether the words of a role and of its employer say no more than if they stood in each other's place. */
const mayBeTurned = (entry: readonly FoundRead[], slotOf: (path: string) => keyof FieldNames | undefined): boolean => {
  const [title, subtitle] = (['title', 'subtitle'] as const).map((slot) => {
    const value = entry.find(({ path }) => slotOf(path) === slot)?.read.value;
    return typeof value === 'string' ? likenessToRole(value) : undefined;
  });
  return title !== undefined && subtitle !== undefined && title - subtitle < LEAST_DIFFERENCE;
};

const likenessToRole = (text: string): number =>
  roleScore(text) - organisationScore(text) * (roleScore(text) > 0 ? 0.6 : 1) - schoolScore(text) * 0.3;

const SLOTS = ['title', 'area', 'subtitle', 'start', 'end', 'date', 'tags', 'level', 'meta', 'body'] as const;
/** What the entries of a section have alike. */
const REGULAR = ['title', 'subtitle', 'start'] as const;
const DATED = ['title', 'start', 'date'] as const;
