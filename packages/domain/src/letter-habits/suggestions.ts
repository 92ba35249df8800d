import type { CoverLetter } from '../cover-letter.ts';
import { languageOf, pageSizeOf } from '../locale.ts';
import { habitsByTag } from './habits-by-language.ts';
import type { Address, LetterHabits } from './habits.ts';
import { TITLES_BEFORE_NAMES } from './titles.ts';

/** The texts of the letter that its suggestions use. */
export type Addressed = Pick<CoverLetter, 'locale' | 'country' | 'recipient' | 'jobTitle' | 'opening' | 'closing'>;

/** The habits of a letter's language in its country. */
export function habitsOf({ locale, country }: Pick<CoverLetter, 'locale' | 'country'>): LetterHabits {
  const language = languageOf(locale);
  const region = new Intl.Locale(locale).region ?? country;
  // North America writes on Letter; English elsewhere follows British habits.
  if (language === 'en' && pageSizeOf(region) === 'LETTER') return habitsByTag['en-US'];
  if (language === 'pt' && region === 'BR') return habitsByTag['pt-BR'];
  if (language === 'de' && (region === 'CH' || region === 'LI')) return habitsByTag['de-CH'];
  return habitsByTag[language];
}

const titles = new RegExp(String.raw`^(?:(?:${TITLES_BEFORE_NAMES})\.?\s+)+`, 'iu');

/** The name of the recipient without "Ms" or "Herr" before it; and the last word of it. */
function nameOf({ name }: CoverLetter['recipient']): { name: string; last: string } {
  const bare = name
    .trim()
    .replace(titles, '')
    .replace(/\s*(?:様|先生|님|女士)$/u, '');
  return { name: bare, last: bare.split(/\s+/u).at(-1) ?? '' };
}

/** Fills in the placeholders of a text; `null` if a value is missing. */
function filled(text: string, words: Readonly<Record<string, string>>): string | null {
  let complete = true;
  const result = text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const word = words[name] ?? '';
    complete &&= word !== '';
    return word;
  });
  return complete ? result : null;
}

const given = (texts: readonly (string | null)[]): string[] => [...new Set(texts.filter((text) => text !== null))];

/**
 * Openings that fit the recipient; those with a name come first. A first opening also agrees with the closing that is
 * there; in place of another one all are offered, since the closing can follow.
 */
export function openingSuggestions(letter: Addressed): string[] {
  const words = { ...nameOf(letter.recipient), company: letter.recipient.company.trim() };
  const all = given(habitsOf(letter).openings.map(([text]) => filled(text, words)));
  return letter.opening.trim() ? all : all.filter((opening) => closingAgrees({ ...letter, opening }) !== false);
}

/** Closings that fit the opening, or one that is offered; all of them if the user wrote the opening. */
export function closingSuggestions(letter: Addressed): string[] {
  if (!letter.opening.trim()) {
    const agreeing = openingSuggestions({ ...letter, closing: '' }).map((opening) =>
      closingSuggestions({ ...letter, opening }),
    );
    // Without an opening there is nothing to repeat in a formula.
    const free = given(habitsOf(letter).closings.map(([text]) => filled(text, {})));
    return [...new Set(agreeing.flat())].filter((text) => free.includes(text));
  }
  const address = addressOf(letter);
  const opening = withoutEnd(letter.opening);
  return given(
    habitsOf(letter)
      .closings.filter(([, ...addresses]) => address === null || addresses.includes(address))
      .map(([text]) => filled(text, { opening })),
  );
}

/** Subjects that name the job; none without one. */
export const subjectSuggestions = (letter: Addressed): string[] =>
  given(habitsOf(letter).subjects.map((text) => filled(text, { job: letter.jobTitle.trim() })));

/** A salutation or a closing without the marks at its end. */
function withoutEnd(text: string): string {
  const bare = text.trim();
  let end = bare.length;
  // A pattern anchored at the end of a text is tried from every position.
  while (end > 0 && /[,:.!，：、\s]/u.test(bare[end - 1] ?? '')) end -= 1;
  return bare.slice(0, end);
}

const same = (text: string): string => withoutEnd(text).toLowerCase().replaceAll(/['’]/gu, '’').replace(/\s+/gu, ' ');

/** Whether a text matches a pattern of the habits with its placeholders filled in. */
export const isLikeHabit = (text: string, pattern: string): boolean => likeHabit(text)(pattern);

/** The patterns of the habits in parts, between their placeholders. */
const partsOfHabits = new Map<string, readonly string[]>();

function partsOf(pattern: string): readonly string[] {
  const parts = partsOfHabits.get(pattern) ?? same(pattern).split(/\{\{\w+\}\}/u);
  partsOfHabits.set(pattern, parts);
  return parts;
}

/** Which patterns of the habits a text matches: it is brought into their form once for all of them. */
export function likeHabit(text: string): (pattern: string) => boolean {
  const words = same(text);
  return (pattern) => isLike(words, partsOf(pattern));
}

function isLike(words: string, parts: readonly string[]): boolean {
  if (parts.length === 1) return words === parts[0];
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const found = index === 0 ? (words.startsWith(part) ? 0 : -1) : words.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return parts.at(-1) === '' || words.endsWith(parts.at(-1) ?? '');
}

/** How the opening addresses the recipient; `null` if it is not one of the usual openings of the language. */
export function addressOf(letter: Addressed): Address | null {
  if (!letter.opening.trim()) return null;
  const { openings } = habitsOf(letter);
  // A pattern without a placeholder is the more exact one: "Sir or Madam" is not a name.
  const exact = openings.filter(([text]) => !text.includes('{{'));
  const found = [...exact, ...openings].find(([text]) => isLikeHabit(letter.opening, text));
  return found ? found[1] : null;
}

/**
 * Whether the closing fits the opening; `null` if either is missing or written by the user. "Dear Sir or Madam" does
 * not end with "Yours sincerely".
 */
export function closingAgrees(letter: Addressed): boolean | null {
  const address = addressOf(letter);
  if (address === null || !letter.closing.trim()) return null;
  const known = habitsOf(letter).closings.filter(([text]) => isLikeHabit(letter.closing, text));
  if (known.length === 0) return null;
  return known.some(
    ([text, ...addresses]) =>
      addresses.includes(address) &&
      (!text.includes('{{opening}}') || same(letter.closing).includes(same(letter.opening))),
  );
}

/** The company that the opening names, as in "Dear Northwind team,"; `null` if it names none in a usual form. */
export function companyInOpening(letter: Addressed): string | null {
  for (const [text] of habitsOf(letter).openings) {
    const [before = '', after] = same(text).split('{{company}}');
    const words = same(letter.opening);
    if (after === undefined || !words.startsWith(before) || !words.endsWith(after)) continue;
    const start = letter.opening.trim().slice(before.length);
    const name = start.slice(0, words.length - before.length - after.length).trim();
    if (name) return name;
  }
  return null;
}
