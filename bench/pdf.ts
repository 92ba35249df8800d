/**
 * Time to write a two-page PDF with its structure and the attached document, compared with bare react-pdf for the same
 * document.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fontFamilies } from '@vitae/domain';
import { bundleForNode, loadOfficial } from '@vitae/testkit/pdf';
import { sized, reportBudget } from './harness/smoke.ts';
import { milliseconds, percentile, printTable } from './harness/table.ts';
import type * as ours from './pdf/ours.ts';

const ROUNDS = sized(60, 2);
const WARM_UP = sized(15, 1);
const BUDGET = 1.1;

const fonts = join(import.meta.dirname, '../packages/renderer/fonts');
const { officialPdf, registerFonts } = await loadOfficial();
registerFonts(fonts, fontFamilies);
const { file, remove } = await bundleForNode(join(import.meta.dirname, 'pdf/ours.ts'));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was built is what was written
const { newParagraphs, renderer } = (await import(pathToFileURL(file).href)) as typeof ours;
remove();

const render = renderer(fonts);
const same = newParagraphs(0);
const ways: Readonly<Record<string, (round: number) => Promise<{ length: number }>>> = {
  'baseline: react-pdf': (round) => officialPdf(newParagraphs(round)),
  'every paragraph new': async (round) => (await render(newParagraphs(round))).bytes,
  '… without structure': async (round) => (await render(newParagraphs(round + 5000), { isTagged: false })).bytes,
  '… without structure and document': async (round) =>
    (await render(newParagraphs(round + 9000), { attachment: 'none', isTagged: false })).bytes,
  'the same document again': async () => (await render(same)).bytes,
};

const times = new Map<string, number[]>();
const sizes = new Map<string, number>();
for (let round = 1; round <= ROUNDS + WARM_UP; round += 1) {
  for (const [name, write] of Object.entries(ways)) {
    const start = performance.now();
    const { length } = await write(round);
    const taken = performance.now() - start;
    if (round > WARM_UP) times.set(name, [...(times.get(name) ?? []), taken]);
    sizes.set(name, length);
  }
}

const median = (name: string) => percentile(times.get(name) ?? [], 0.5);
const [baseline = '', tagged = ''] = Object.keys(ways);
printTable(
  `Two pages written ${ROUNDS} times, the ways in turn`,
  ['median', 'p95', 'to baseline', 'size'],
  Object.keys(ways).map((name) => ({
    name,
    cells: [
      milliseconds(median(name)),
      milliseconds(percentile(times.get(name) ?? [], 0.95)),
      `${(median(name) / median(baseline)).toFixed(2)} ×`,
      `${((sizes.get(name) ?? 0) / 1000).toFixed(0)} KB`,
    ],
  })),
);
const isWithin = median(tagged) <= BUDGET * median(baseline);
reportBudget(`"${tagged}" ≤ ${BUDGET} × baseline`, isWithin);
