import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { z } from 'zod';
import { chooseFile, kept, watchTrouble } from './support/app.ts';
import { expectAccessible } from './support/accessible.ts';
import { long } from './support/long.ts';

test.use({ serviceWorkers: 'allow' });

const root = join(import.meta.dirname, '../..');
const good = readFileSync(join(root, 'packages/testkit/corpus/biologist.md'), 'utf8');
const faulty = good
  .replace(/^- /m, '- We was the first to recieve a grant. ')
  .replace(/(?<=- [^\n]+\n)- /m, '- Would of won more prizes then the the others. ');

/** Drops a file on the start page, and waits for its report. */
async function evaluate(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/');
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
    name,
    mimeType: 'text/markdown',
    buffer: Buffer.from(text),
  });
  await expect(page.getByRole('img', { name: /^Score: / })).toBeVisible();
}

const reportSchema = z.object({
  findings: z.array(
    z.object({ id: z.string(), evidence: z.array(z.object({ text: z.string(), instead: z.string().optional() })) }),
  ),
});
const grammar = (page: Page) => page.getByRole('button', { name: /^Grammar .* points to regain/ });
const check = (page: Page) => page.getByRole('button', { name: 'Check grammar' });

/** What the command line finds in the grammar of a text. */
function foundByProgram(text: string): (string | undefined)[][] {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-grammar-'));
  try {
    const path = join(folder, 'mine.md');
    writeFileSync(path, text);
    const program = join(root, 'packages/cli/bin/vitae.mjs');
    const printed = execFileSync(process.execPath, [program, 'evaluate', path, '--grammar', '--json'], {
      encoding: 'utf8',
    });
    const { findings } = reportSchema.parse(JSON.parse(printed));
    const finding = findings.find(({ id }) => id === 'WRI-12');
    return (finding?.evidence ?? []).map((place) => [place.text, place.instead]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test(
  'grammar is checked when it is asked for, as the command line does, and later without a network',
  long,
  async ({ page, context }) => {
    const trouble = watchTrouble(page);
    const fetched: string[] = [];
    context.on('request', (request) => fetched.push(basename(new URL(request.url()).pathname)));
    const isChecker = (name: string) => name.endsWith('.wasm');
    await evaluate(page, 'faulty.md', faulty);
    await kept(page);
    await expect(page.getByText('in English only')).toContainText('8 MB');
    expect(fetched.filter(isChecker)).toEqual([]);

    // It can be cancelled.
    await check(page).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(check(page)).toBeVisible();

    await check(page).click();
    await expect(grammar(page)).toBeVisible();
    await grammar(page).click();
    await expectAccessible(page);
    const places = page.locator('[data-finding="WRI-12"] q');
    const found = foundByProgram(faulty);
    expect(found.length).toBeGreaterThanOrEqual(3);
    expect(await places.allTextContents()).toEqual(found.map(([text]) => text));
    expect(await page.getByText(/^Perhaps: /).allTextContents()).toEqual(
      found.flatMap(([, instead]) => (instead === undefined ? [] : [`Perhaps: ${instead}`])),
    );
    // It stays with the report.
    await page.reload();
    await expect(grammar(page)).toBeVisible();

    // Without a network, the checker and the dictionary are those that were kept.
    await context.setOffline(true);
    await evaluate(page, 'again.md', faulty.replace('the first', 'the third'));
    await expect(page.getByRole('button', { name: /^No spelling mistakes .* points to regain/ })).toBeVisible();
    await check(page).click();
    await expect(grammar(page)).toBeVisible();
    expect(trouble.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([]);
  },
);

test('a device with little memory is told that it cannot check grammar', long, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }));
  await evaluate(page, 'good.md', good);
  await expect(page.getByText('this device has too little')).toBeVisible();
  await expect(check(page)).toHaveCount(0);
});
