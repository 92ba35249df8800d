/**
 * JavaScript heap of the app's page over a thousand edits, compared with its size after the first two hundred; and what an
 * evaluation adds to the memory of a page, with the dictionary of each language.
 */
import { openApp } from './harness/app.ts';
import { memoryOfEvaluation, textsInLanguages, type Added } from './harness/evaluation-memory.ts';
import { isSmoke, sized, reportBudget } from './harness/smoke.ts';
import { printTable } from './harness/table.ts';
import { typeKeys } from './harness/type-keys.ts';

const EDITS = sized(1000, 20);
const STEP = sized(200, 10);
const INTERVAL = 25;
/** Growth after the first two hundred edits that still counts as flat, as a share. */
const FLAT = 0.15;
/** What the worker that checks spelling may take, in megabytes. */
const MOST_MEGABYTES = 200;

const { browser, origin, page, textField, close } = await openApp();
try {
  await textField();
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  /** Bytes in use on the page's heap after garbage collection. */
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const samples: { edits: number; bytes: number }[] = [];
  for (let edits = STEP; edits <= EDITS; edits += STEP) {
    await typeKeys(page, STEP, INTERVAL);
    samples.push({ edits, bytes: await used() });
  }
  const baseline = samples[0]?.bytes ?? Number.NaN;
  printTable(
    `Heap in use over ${EDITS} edits in the builder, two pages`,
    ['heap', 'to baseline'],
    samples.map(({ edits, bytes }, index) => ({
      name: index === 0 ? `baseline: after ${edits}` : `after ${edits}`,
      cells: [`${(bytes / 2 ** 20).toFixed(1)} MB`, `${(bytes / baseline).toFixed(2)} ×`],
    })),
  );
  const growth = (samples.at(-1)?.bytes ?? Number.NaN) / baseline - 1;
  reportBudget(`at most ${FLAT * 100} % over the baseline`, growth <= FLAT);

  // The builder's own workers end with it.
  await page.goto('about:blank');
  // Of the first page of its kind, a worker may be missed.
  if (!isSmoke) await memoryOfEvaluation(browser, origin, 'en');
  const added: [language: string, Added][] = [];
  for (const language of isSmoke ? ['en'] : Object.keys(textsInLanguages))
    added.push([language, await memoryOfEvaluation(browser, origin, language)]);
  const shown = (megabytes: number | undefined) => (megabytes === undefined ? '–' : `${Math.round(megabytes)} MB`);
  console.log('');
  printTable(
    'Resident memory that an evaluation adds to a page, with its dictionary',
    ['evaluated', 'the worker holds', 'most while grammar is checked', 'after it'],
    added.map(([name, { evaluated, worker, grammar }]) => ({
      name,
      cells: [shown(evaluated), shown(worker), shown(grammar?.most), shown(grammar?.after)],
    })),
  );
  const most = Math.max(...added.map(([, { worker }]) => worker));
  reportBudget(`at most ${MOST_MEGABYTES} MB for a language`, most <= MOST_MEGABYTES, `: ${shown(most)}`);
} finally {
  await close();
}
