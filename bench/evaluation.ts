/** Time to evaluate a resume of two pages as drawn, and to check its spelling, compared with laying out its pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dictionaryOf, folderOf, misspelledIn, openDictionary } from '@vitae/spelling';
import { bundleForNode } from '@vitae/testkit/pdf';
import type * as drawn from './evaluation/drawn.ts';
import { isSmoke, reportBudget, sized } from './harness/smoke.ts';
import { comparedColumns, comparedRow, milliseconds, percentile, printTable } from './harness/table.ts';

const ROUNDS = sized(100, 2);
const WARM_UP = sized(20, 1);
const MOST = 50;
const MOST_WITH_SPELLING = 300;

const { file, remove } = await bundleForNode(join(import.meta.dirname, 'evaluation/drawn.ts'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was built is what was written
const { stages } = (await import(pathToFileURL(file).href)) as typeof drawn;
remove();

const { layOut, evaluate } = stages(join(import.meta.dirname, '../packages/renderer/fonts'));
const spelling = join(import.meta.dirname, '../packages/spelling/src');
const dictionary = await openDictionary(
  await Promise.all(
    dictionaryOf('en').map(async (name) => ({
      aff: await readFile(join(spelling, folderOf(name), 'index.aff')),
      dic: await readFile(join(spelling, folderOf(name), 'index.dic')),
    })),
  ),
);
const times = { layOut: [] as number[], evaluate: [] as number[], withSpelling: [] as number[] };
let pages = 0;
for (let round = 1; round <= ROUNDS + WARM_UP; round += 1) {
  const started = performance.now();
  const input = await layOut(round);
  const laidOut = performance.now();
  const { passed } = evaluate(input);
  const evaluated = performance.now();
  if (passed.length < 30) throw new Error('Hardly anything was judged');
  const misspelled = misspelledIn(input.document, dictionary, 'en');
  const spelled = performance.now();
  if (misspelled === null) throw new Error('The text was taken for another language');
  pages = input.pages?.length ?? 0;
  if (round <= WARM_UP) continue;
  times.layOut.push(laidOut - started);
  times.evaluate.push(evaluated - laidOut);
  times.withSpelling.push(spelled - laidOut);
}
if (pages !== 2) throw new Error('The resume is not of two pages');

printTable(`Two pages laid out and evaluated ${ROUNDS} times, every body paragraph new`, comparedColumns, [
  comparedRow('baseline: laid out', times.layOut, times.layOut),
  comparedRow('evaluated', times.evaluate, times.layOut),
  comparedRow('evaluated, with spelling', times.withSpelling, times.layOut),
]);
for (const [name, samples, most] of [
  ['evaluated', times.evaluate, MOST],
  ['with spelling', times.withSpelling, MOST_WITH_SPELLING],
] as const) {
  const median = percentile(samples, 0.5);
  reportBudget(`${name}: at most ${most} ms (median)`, isSmoke || median <= most, `: ${milliseconds(median)}`);
}
