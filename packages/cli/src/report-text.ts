import { verdictOf, type Finding, type Report } from '@vitae/evaluation';
import { inLanguage } from '@vitae/words/catalogue';
import { commandLineText } from '@vitae/words/command-line';
import { checkText, evaluationWords } from '@vitae/words/evaluation';
import { matchLines } from './match-text.ts';

const text = inLanguage(evaluationWords);

/** How much of a place is quoted, and of how many places; a report of the interface shows all. */
const longest = 72;
const mostPlaces = 3;

/** A report as a person reads it in a terminal. */
export function reportText(file: string, report: Report): string {
  const { score, categories, unjudged = [], findings, passed, skipped, caps, most, rulesetVersion, asOf } = report;
  const counted = findings.filter(({ severity }) => severity !== 'tip');
  const tips = findings.filter(({ severity }) => severity === 'tip');
  const names = [...categories.map(({ id }) => id), ...unjudged].map((id) => text(`category.${id}`));
  const widest = Math.max(...names.map(({ length }) => length));
  const lines = [
    commandLineText('scoreLine', { file, score }),
    text(`verdict.${verdictOf(report)}`),
    ...caps.map(({ id, at }) => commandLineText('capLine', { id, at })),
    ...(most === undefined ? [] : [commandLineText('mostLine', { most })]),
    '',
    ...categories.map(({ id, score: own }) => `  ${text(`category.${id}`).padEnd(widest)}  ${shown(own).padStart(5)}`),
    ...unjudged.map((id) => `  ${text(`category.${id}`).padEnd(widest)}  ${commandLineText('unjudged')}`),
    ...(counted.length > 0 ? ['', commandLineText('findingsHead')] : []),
    ...counted.flatMap((finding) => findingLines(finding)),
    ...(tips.length > 0 ? ['', commandLineText('tipsHead')] : []),
    ...tips.flatMap((finding) => findingLines(finding)),
    ...(report.jobMatch ? ['', ...matchLines(report.jobMatch)] : []),
    '',
    commandLineText('passedLine', { count: passed.length }),
    ...(skipped.length > 0 ? [commandLineText('skippedHead', { count: skipped.length })] : []),
    ...skipped.map(({ id, why }) => `  ${id}  ${checkText(id, 'title')('en')}. ${text(`skipped.${why}`)}`),
    commandLineText('rulesetLine', { version: rulesetVersion, asOf }),
  ];
  return `${lines.join('\n')}\n`;
}

const shown = (points: number): string => points.toFixed(1);

/** A field without the ids of entries, which say nothing to a person: `experience.body`. */
const fieldName = (path: string): string =>
  path.replace(/^sections\.([a-z-]+)\.items\.[^.]+/u, '$1').replaceAll(/\.[0-9a-f-]{36}(?=\.|$)/gu, '');

function findingLines({ id, severity, points, evidence, places: all, values, grade, doubtful }: Finding): string[] {
  const worth = severity === 'tip' ? '' : `+${shown(points)}  `;
  const places = evidence.slice(0, mostPlaces).map(({ text: quoted, path = '', page, instead }) => {
    const where = [page === undefined ? '' : commandLineText('placeOnPage', { page: page + 1 }), fieldName(path)];
    const short = quoted.length > longest ? `${quoted.slice(0, longest - 1)}…` : quoted;
    const said = short && (instead === undefined ? `“${short}”` : `“${short}” → “${instead}”`);
    return `      ${[said, where.filter(Boolean).join(', ')].filter(Boolean).join('  ')}`;
  });
  const more = (all ?? evidence.length) - mostPlaces;
  return [
    `  ${worth}${checkText(id, 'title', values)('en')}  (${id}, ${text(`severity.${severity}`)}, ${text(`grade.${grade}`)})`,
    ...places.filter((place) => place.trim()),
    ...(more > 0 ? [`      ${commandLineText('morePlaces', { count: more })}`] : []),
    `      ${checkText(id, 'why', values)('en')}`,
    `      → ${checkText(id, 'fix', values)('en')}`,
    ...(doubtful ? [`      ${commandLineText('doubtfulLine')}`] : []),
  ];
}
