import { richTextToPlain, type CoverLetter } from '@vitae/domain';
import { starterGaps } from '@vitae/samples';

/** What is in brackets: the parts of a starter that the user replaces. */
const GAP = /\[[^[\]\n]{1,80}\]/gu;

/** The parts of a plain text that are still to be replaced, brackets included; each once. */
export const gapsIn = (text: string): string[] => [...new Set(text.match(GAP))];

/** The paragraphs that still have parts to be replaced. */
export const paragraphsWithGaps = ({ paragraphs }: Pick<CoverLetter, 'paragraphs'>): { id: string; gaps: string[] }[] =>
  paragraphs.map(({ id, text }) => ({ id, gaps: gapsIn(richTextToPlain(text)) })).filter(({ gaps }) => gaps.length > 0);

/** A text with a name wherever a starter has left room for it. */
export const withGapFilled = (text: string, field: keyof typeof starterGaps, name: string): string =>
  starterGaps[field].reduce((filled, gap) => filled.replaceAll(gap, () => name), text);

/** Whether a text has room for a name. */
export const hasGap = (text: string, field: keyof typeof starterGaps): boolean =>
  starterGaps[field].some((gap) => text.includes(gap));

/** A starter with the letter's own company and job title, where it has them. */
export const filledStarter = (
  text: string,
  { jobTitle, recipient }: Pick<CoverLetter, 'jobTitle' | 'recipient'>,
): string =>
  [['company', recipient.company.trim()] as const, ['jobTitle', jobTitle.trim()] as const].reduce(
    (filled, [field, name]) => (name ? withGapFilled(filled, field, name) : filled),
    text,
  );
