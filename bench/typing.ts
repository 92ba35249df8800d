/** Key to typed character and to edited page painted in the builder, against a bare text area in the same browser. */
import { openApp } from './harness/app.ts';
import { recordKeys, type KeyRecord } from './harness/record-keys.ts';
import { milliseconds, percentile, printTable, type Row } from './harness/table.ts';
import { typeKeys } from './harness/type-keys.ts';

const KEYS = 200;
const INTERVAL = 110;
/** One frame at 60 Hz. */
const FRAME = 1000 / 60;

const { browser, page, textField, richText, close } = await openApp();
try {
  const blank = await browser.newPage();
  await blank.addInitScript(recordKeys);
  await blank.goto('data:text/html,<textarea rows=20 cols=80 autofocus></textarea>');
  await blank.locator('textarea').click();
  const bare = await typeKeys(blank, KEYS, INTERVAL);
  await blank.close();
  await textField();
  const line = await typeKeys(page, KEYS, INTERVAL);
  await richText();
  const rich = await typeKeys(page, KEYS, INTERVAL);

  const painted = (records: readonly KeyRecord[]) => records.map((record) => record.painted);
  /** The first frame after the key shows the character unless that frame was begun more than a frame later. */
  const late = (records: readonly KeyRecord[]) => records.filter(({ frame }) => !(frame <= FRAME)).length;
  const baseline = percentile(painted(bare), 0.95);
  const row = (name: string, records: readonly KeyRecord[]): Row => {
    if (records.length !== KEYS) throw new Error(`${name}: ${records.length} of ${KEYS} keys arrived`);
    const pages = records.flatMap((record) => (record.pages !== null && Number.isFinite(record.pages) ? [record.pages] : []));
    return {
      name,
      cells: [
        ...[0.5, 0.95].map((share) => milliseconds(percentile(painted(records), share))),
        `${(percentile(painted(records), 0.95) / baseline).toFixed(2)} ×`,
        String(late(records)),
        ...[0.5, 0.95].map((share) => (pages.length > 0 ? milliseconds(percentile(pages, share)) : '–')),
        pages.length > 0 ? String(pages.length) : '–',
      ],
    };
  };
  printTable(
    `Key to painted in the builder, two pages, ${KEYS} keys`,
    ['character median', 'p95', 'p95 to baseline', 'over one frame', 'page median', 'p95', 'keys seen on the page'],
    [row('baseline: bare text area', bare), row('text field', line), row('rich text', rich)],
  );
  const missed = late(line) + late(rich);
  console.log(`\nBudget: every character in the first frame after its key (${missed === 0 ? 'kept' : `missed by ${missed} of ${2 * KEYS}; baseline ${late(bare)} of ${KEYS}`}).`);
  if (missed > 0) process.exitCode = 1;
} finally {
  await close();
}
