import type { ResumeFacts } from '../resume/resume-facts.ts';

/** "2017-2024", "03/2019 – now". */
const TIME =
  /^(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19[5-9]|20[0-4])\d ?(?:-{1,2}|–|—|to|bis) ?(?:(?:\p{L}{3,9}\.? |\d{1,2}[./])?(?:19[5-9]|20[0-4])\d|\p{L}{3,})$/u;

/**
 * Whether a time was read as something else in a file, such as a skill, as of two columns that were read across: then the
 * dates of its roles are in the file, and in other places than they were read to.
 */
export const hasStrayTime = ({ skills, input }: Pick<ResumeFacts, 'skills' | 'input'>): boolean =>
  input.origin === 'uploaded' && skills.some(({ text }) => TIME.test(text.trim()));
