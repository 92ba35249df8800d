import { richTextToPlain, type CoverLetter } from '@vitae/domain';

/** What is in brackets: the parts of a starter that the user replaces. */
const GAP = /\[[^[\]\n]{1,80}\]/gu;

/** The parts of a plain text that are still to be replaced, brackets included; each once. */
export const gapsIn = (text: string): string[] => [...new Set(text.match(GAP))];

/** The paragraphs that still have parts to be replaced. */
export const paragraphsWithGaps = ({ paragraphs }: Pick<CoverLetter, 'paragraphs'>): { id: string; gaps: string[] }[] =>
  paragraphs.map(({ id, text }) => ({ id, gaps: gapsIn(richTextToPlain(text)) })).filter(({ gaps }) => gaps.length > 0);

/** A starter with the letter's own company and job title, where it has them. */
export const filledStarter = (
  text: string,
  { jobTitle, recipient }: Pick<CoverLetter, 'jobTitle' | 'recipient'>,
): string =>
  [['[company]', recipient.company.trim()] as const, ['[job]', jobTitle.trim()] as const].reduce(
    (filled, [gap, value]) => (value ? filled.replaceAll(gap, () => value) : filled),
    text,
  );
