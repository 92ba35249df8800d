import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';
import { startSite } from './harness/site.ts';
import { reportBudget, sized } from './harness/smoke.ts';
import { percentile, printTable } from './harness/table.ts';
import { startPlainFiles } from './server/harness.ts';
import { onceEachLoad, pageLoad } from './server/load.ts';

/*
 * Pages of samples: one that is kept, and each for the first time after a sample has changed, against a bare server of
 * static files that sends the same bytes.
 */

const rounds = sized(3, 1);
const seconds = sized(4, 1);
/** Each makes every page once. */
const warmRounds = sized(10, 0);
const leastCached = 0.8;
const leastUncached = 0.1;
/** Longer than the server may keep an earlier list of samples, in milliseconds. */
const untilSeen = 2_200;
const path = '/resumes/registered-nurse';

const listSchema = z.object({ samples: z.array(z.object({ slug: z.string() })) });

const site = await startSite({ DRAW_AHEAD: 'off' });
const folder = mkdtempSync(join(tmpdir(), 'vitae-bench-pages-'));
const html = await (await fetch(site.origin + path)).text();
writeFileSync(join(folder, 'page.html'), gzipSync(html));
const plain = await startPlainFiles(folder);

const addressesOf = async (kind: string, root: string) =>
  listSchema
    .parse(await (await fetch(`${site.origin}/api/samples?kind=${kind}`)).json())
    .samples.map(({ slug }) => `${root}/${slug}`);
const addresses = [
  ...(await addressesOf('resume', '/resumes')),
  ...(await addressesOf('coverletter', '/coverletters')),
];

/** Pages a second, each rendered anew: the version of the samples is another one. */
async function uncachedRate(): Promise<number> {
  const database = new Sqlite(join(site.dataFolder, 'vitae.db'));
  database.prepare('update sample set revision = revision + 1').run();
  database.close();
  await new Promise((resolve) => setTimeout(resolve, untilSeen));
  return onceEachLoad(site.origin, addresses);
}

const rates = { bare: [] as number[], cached: [] as number[], uncached: [] as number[] };
// A server has been up for a while: the engine has compiled what runs often, as it has for the static files.
for (let round = 0; round < warmRounds; round += 1) await uncachedRate();
for (let round = 0; round < rounds; round += 1) {
  rates.bare.push((await pageLoad(plain.origin, '/page.html', seconds)).perSecond);
  rates.cached.push((await pageLoad(site.origin, path, seconds)).perSecond);
  rates.uncached.push(await uncachedRate());
}
const [bare, cached, uncached] = [rates.bare, rates.cached, rates.uncached].map((values) => percentile(values, 0.5));
const row = (name: string, rate = 0) => ({
  name,
  cells: [`${Math.round(rate)}/s`, `${(rate / (bare ?? 1)).toFixed(2)} ×`],
});
printTable(
  `Pages of samples, ${addresses.length} of them, median of ${rounds}`,
  ['rate', 'of a static file'],
  [row('a static file', bare), row('a cached page', cached), row('an uncached page', uncached)],
);
reportBudget(
  `a cached page ≥ ${leastCached} × a static file, an uncached one ≥ ${leastUncached} ×`,
  (cached ?? 0) >= leastCached * (bare ?? 0) && (uncached ?? 0) >= leastUncached * (bare ?? 0),
);
await plain.stop();
await site.stop();
rmSync(folder, { recursive: true, force: true });
