// Reads the files that `npm run import:files` wrote and prints how much was right, by family, field and language:
// `-- FOLDER [--only PART-OF-NAME] [--misses] [--confidence]`. `--confidence` adds how far the importer's own doubts can
// be trusted.
import { confidenceIn, confidenceShares } from './confidence.ts';
import { fieldScores, listedFiles, meanScore, scoreFiles, type FileScore } from './score-files.ts';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? 'made-resumes';
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';
const isListed = process.argv.includes('--misses');
const say = (text: string) => process.stdout.write(`${text}\n`);
const files = listedFiles(folder).filter(({ id, family }) => id.includes(only) || family.includes(only));
const scores = await scoreFiles(folder, files);

if (isListed)
  for (const { file, macroF1, misses } of scores)
    if (misses.length > 0) say([`${file.id}: ${macroF1.toFixed(2)}`, ...misses].join('\n  '));

const rows = (heading: string, by: (score: FileScore) => string): void => {
  say(`\n| ${heading} | files | macro F1 | weakest fields |\n| --- | ---: | ---: | --- |`);
  const groups = [...Map.groupBy(scores, by)].toSorted((a, b) => meanScore(a[1]) - meanScore(b[1]));
  for (const [name, some] of groups) {
    const weakest = [...fieldScores(some)]
      .toSorted((a, b) => a[1].f1 - b[1].f1)
      .slice(0, 5)
      .map(([field, { f1 }]) => `${field} ${f1.toFixed(2)}`);
    say(`| ${name} | ${String(some.length)} | ${meanScore(some).toFixed(3)} | ${weakest.join(', ')} |`);
  }
};
rows('Family', ({ file }) => file.family);
rows('Language', ({ file }) => file.language);
rows('Kind', ({ file }) => file.path.replace(/^.*\./u, ''));
say('\n| Field | occurs | F1 |\n| --- | ---: | ---: |');
for (const [field, { f1, occurs }] of [...fieldScores(scores)].toSorted((a, b) => a[1].f1 - b[1].f1))
  say(`| ${field} | ${String(occurs)} | ${f1.toFixed(3)} |`);
if (process.argv.includes('--confidence')) {
  const kinds = await confidenceIn(folder, files, isListed ? say : undefined);
  const { right, doubted } = confidenceShares(kinds);
  say(`\nShown as sure and right ${right.toFixed(3)}, wrong and doubted ${doubted.toFixed(3)}`);
  say('\n| Value | shown as sure | of these right | wrong | of these doubted |\n| --- | ---: | ---: | ---: | ---: |');
  for (const [kind, { sure, sureAndRight, wrong, wrongAndDoubted }] of kinds)
    say(
      `| ${kind} | ${sure} | ${(sureAndRight / sure).toFixed(3)} | ${wrong} | ${(wrongAndDoubted / wrong).toFixed(2)} |`,
    );
}
say(`\n${String(scores.length)} files, mean macro F1 ${meanScore(scores).toFixed(4)}`);
