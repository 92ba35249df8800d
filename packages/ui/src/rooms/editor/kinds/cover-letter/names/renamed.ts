import {
  formatRichText,
  openingSuggestions,
  parseRichText,
  richTextToPlain,
  subjectSuggestions,
  type CoverLetter,
} from '@vitae/domain';
import { hasGap, withGapFilled } from '../body/gaps.ts';
import { wordPlaces } from './word-places.ts';

/** What a letter names in several places. */
export type NamedField = 'company' | 'jobTitle';

/** A place that still has an earlier name. */
export interface Mention {
  path: string;
  /** The words around it. */
  context: string;
}

/** The company or job title of a letter. */
export const nameIn = (letter: CoverLetter, field: NamedField): string =>
  (field === 'company' ? letter.recipient.company : letter.jobTitle).trim();

/** The letter with another company or job title. */
export const withName = (letter: CoverLetter, field: NamedField, name: string): CoverLetter =>
  field === 'company'
    ? { ...letter, recipient: { ...letter.recipient, company: name } }
    : { ...letter, jobTitle: name };

/**
 * The letter with a subject and a salutation that follow a changed name: those that were made from the earlier one by a
 * suggestion. What the user wrote stays.
 */
export function withFollowers(letter: CoverLetter, field: NamedField, earlier: string): CoverLetter {
  const before = withName(letter, field, earlier);
  const following = (text: string, suggest: (of: CoverLetter) => string[]): string => {
    const [old, now] = [suggest(before), suggest(letter)];
    // With as many suggestions as before, each stands where it stood.
    const at = old.length === now.length ? old.indexOf(text.trim()) : -1;
    return now[at] ?? text;
  };
  const subject = following(letter.subject, subjectSuggestions);
  const opening = following(letter.opening, openingSuggestions);
  return subject === letter.subject && opening === letter.opening ? letter : { ...letter, subject, opening };
}

/** The letter with its company or job title where a starter has left room for it; the same letter without such room. */
export function withGapsFilled(letter: CoverLetter, field: NamedField): CoverLetter {
  const name = nameIn(letter, field);
  if (name === '' || !letter.paragraphs.some(({ text }) => hasGap(richTextToPlain(text), field))) return letter;
  const filled = (text: string) => withSpans(text, (span) => withGapFilled(span, field, name));
  return { ...letter, paragraphs: letter.paragraphs.map(({ id, text }) => ({ id, text: filled(text) })) };
}

/** Rich text with the text of every span changed; its marks stay. */
const withSpans = (richText: string, change: (text: string) => string): string =>
  formatRichText(
    parseRichText(richText).map((block) => ({
      ...block,
      spans: block.spans.map((span) => ({ ...span, text: change(span.text) })),
    })),
  );

/** Where the letter still has an earlier name as separate words, in any case; not where it is part of the name now. */
export function mentionsOf(letter: CoverLetter, field: NamedField, earlier: string): Mention[] {
  const now = nameIn(letter, field);
  if (earlier === '' || earlier.toLowerCase() === now.toLowerCase()) return [];
  return placesIn(letter).flatMap(({ path, text }) => {
    const [at] = staleIn(text, earlier, now);
    return at === undefined ? [] : [{ path, context: around(text, at, earlier.length) }];
  });
}

/** The letter with an earlier name replaced by the present one in the fields at these paths. */
export function withMentionsReplaced(
  letter: CoverLetter,
  field: NamedField,
  earlier: string,
  paths: readonly string[],
): CoverLetter {
  const now = nameIn(letter, field);
  const renamed = (path: string, text: string): string => (paths.includes(path) ? replaced(text, earlier, now) : text);
  return {
    ...letter,
    subject: renamed('subject', letter.subject),
    opening: renamed('opening', letter.opening),
    closing: renamed('closing', letter.closing),
    paragraphs: letter.paragraphs.map((paragraph) => {
      if (!paths.includes(pathOf(paragraph.id))) return paragraph;
      return { ...paragraph, text: withSpans(paragraph.text, (text) => replaced(text, earlier, now)) };
    }),
  };
}

const pathOf = (paragraphId: string): string => `paragraphs.${paragraphId}.text`;

const placesIn = ({ subject, opening, paragraphs, closing }: CoverLetter): { path: string; text: string }[] => [
  { path: 'subject', text: subject },
  { path: 'opening', text: opening },
  ...paragraphs.map(({ id, text }) => ({ path: pathOf(id), text: richTextToPlain(text) })),
  { path: 'closing', text: closing },
];

/** The positions of an earlier name that are not within the present one: "Halden" in "Halden Energy". */
function staleIn(text: string, earlier: string, now: string): number[] {
  const folded = text.toLowerCase();
  const [old, own] = [earlier.toLowerCase(), now.toLowerCase()];
  const right = own.includes(old) ? wordPlaces(folded, own) : [];
  return wordPlaces(folded, old).filter(
    (at) => !right.some((start) => at >= start && at + old.length <= start + own.length),
  );
}

/** A title in lower case stays in lower case within a sentence. */
function replaced(text: string, earlier: string, now: string): string {
  return staleIn(text, earlier, now).reduceRight((result, at) => {
    const found = text.slice(at, at + earlier.length);
    const name = found === found.toLowerCase() && found !== earlier ? now.toLowerCase() : now;
    return result.slice(0, at) + name + result.slice(at + earlier.length);
  }, text);
}

const reach = 30;

/** The whole words around a place, within reach. */
function around(text: string, at: number, length: number): string {
  const [from, to] = [at - reach, at + length + reach];
  const start = from <= 0 ? 0 : Math.min(at, wordAfter(text, from));
  const end = to >= text.length ? text.length : Math.max(at + length, text.lastIndexOf(' ', to));
  const words = text.slice(start, end).replace(/\s+/gu, ' ');
  return `${start > 0 ? '… ' : ''}${words}${end < text.length ? ' …' : ''}`;
}

/** The position of the first word that begins after a position. */
const wordAfter = (text: string, from: number): number => text.indexOf(' ', from - 1) + 1 || text.length;
