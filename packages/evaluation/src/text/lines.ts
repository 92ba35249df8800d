import type { EvaluationInput } from '../input.ts';

/** How many lines of a file are looked at. */
export const mostLines = 2000;

/** The lines of a file that somebody uploaded, as far as they are looked at; none of a document of ours. */
export const linesOf = ({ origin, lines = [] }: Pick<EvaluationInput, 'origin' | 'lines'>): readonly string[] =>
  origin === 'uploaded' ? lines.slice(0, mostLines) : [];

/** The lines of the other readings of such a file. */
export const otherReadings = ({ origin, extraction }: Pick<EvaluationInput, 'origin' | 'extraction'>): string[][] =>
  origin === 'uploaded'
    ? [extraction?.text ?? '', extraction?.second ?? ''].map((text) => text.split('\n', mostLines))
    : [];

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/**
 * Whether a line with the title of a role, or one close to it, has a year: a date that was read as something else.
 * "Summer 2024" may stand in a line beside the title's.
 */
export const hasYearNear = (title: string, input: Pick<EvaluationInput, 'origin' | 'lines'>): boolean =>
  title !== '' &&
  linesOf(input).some(
    (line, at, all) => line.includes(title) && all.slice(Math.max(0, at - 1), at + 3).some((one) => YEAR.test(one)),
  );
