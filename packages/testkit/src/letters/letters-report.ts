// Prints the table of docs/import.md on how well letters are read; `--write` updates it there, `--misses` lists what was
// read incorrectly in the layouts that are not held out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { officeLetters, printedLetters, writtenLetters } from './letter-files.ts';
import { letterScores, meanOf, type LetterScore } from './letter-scores.ts';
import { ownLetters } from './own-letters.ts';

const FILE = join(import.meta.dirname, '../../../../docs/import.md');
const MARK = '<!-- npm run letters -- --write -->';
const formats = ['pdf', 'docx', 'html', 'txt'] as const;
const say = (text: string) => process.stdout.write(`${text}\n`);

const written = writtenLetters();
const scores = await letterScores([
  ...written,
  ...(await printedLetters(written)),
  ...officeLetters(written),
  ...(await ownLetters(() => true)),
]);
if (process.argv.includes('--misses'))
  for (const { file, score, misses } of scores)
    if (!file.isHeldOut && misses.length > 0)
      say([`${file.format}, ${file.name}: ${score.toFixed(2)}`, ...misses].join('\n  '));

const cell = (some: readonly LetterScore[]) => (some.length > 0 ? meanOf(some).toFixed(2) : '–');
const row = (name: string, some: readonly LetterScore[]) =>
  `| ${[name, ...formats.map((format) => cell(some.filter(({ file }) => file.format === format))), cell(some)].join(' | ')} |`;
const table = [...Map.groupBy(scores, ({ file }) => file.layout)].map(([layout, some]) =>
  row(`${layout}${some[0]?.file.isHeldOut ? ', held out' : ''}`, some),
);
const heldOut = scores.filter(({ file }) => file.isHeldOut);
const report = [
  `${scores.length} files, ${heldOut.length} of them in held-out layouts:`,
  '',
  '| Layout | PDF | DOCX | HTML | TXT | All |',
  '| --- | ---: | ---: | ---: | ---: | ---: |',
  ...table,
  row('**all held-out layouts**', heldOut),
].join('\n');

say(report);
if (process.argv.includes('--write')) {
  const [before = ''] = readFileSync(FILE, 'utf8').split(MARK);
  writeFileSync(FILE, `${before}${MARK}\n\n${report}\n`);
}
