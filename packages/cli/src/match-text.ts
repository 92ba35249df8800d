import type { JobMatch } from '@vitae/evaluation';
import { inLanguage } from '@vitae/words/catalogue';
import { commandLineText } from '@vitae/words/command-line';
import { evaluationWords } from '@vitae/words/evaluation';

const text = inLanguage(evaluationWords);

/** How well a document fits a posting, as lines for a terminal. */
export function matchLines(match: JobMatch): string[] {
  const { jobTitle, parts, terms, missing, years, degree, penalty } = match;
  const score = shown(match.score);
  const widest = Math.max(...parts.map(({ id }) => text(`match.${id}`).length));
  const found = terms.flatMap(({ term, match: by, found: places }) =>
    by === null ? [] : [`  ${term}  (${text(`match.by.${by}`)}: ${short(places[0]?.text ?? '')})`],
  );
  return [
    jobTitle ? commandLineText('matchOfJob', { jobTitle, score }) : commandLineText('matchLine', { score }),
    ...(penalty > 0 ? [commandLineText('matchPenalty', { points: penalty })] : []),
    '',
    ...parts.map(({ id, score: own }) => `  ${text(`match.${id}`).padEnd(widest)}  ${shown(own).padStart(5)}`),
    ...(years ? [commandLineText('yearsLine', years)] : []),
    ...(degree
      ? [
          commandLineText('degreeLine', {
            asked: text(`degree.${degree.asked}`),
            has: text(`degree.${degree.has ?? 'none'}`),
          }),
        ]
      : []),
    ...(missing.length > 0 ? ['', commandLineText('missingHead')] : []),
    ...missing.map(({ term, part, points }) => `  +${shown(points)}  ${term}  (${text(`match.${part}`)})`),
    ...(found.length > 0 ? ['', commandLineText('foundHead')] : []),
    ...found,
  ];
}

const shown = (points: number): string => points.toFixed(1);

/** How much of a place is quoted. */
const longest = 60;
const short = (quoted: string): string => `“${quoted.length > longest ? `${quoted.slice(0, longest - 1)}…` : quoted}”`;
