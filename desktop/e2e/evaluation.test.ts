import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { comparableReport, everyEvaluatedFile, type EvaluatedFile } from '@vitae/testkit/evaluated-files';
import { triesAll } from '@vitae/testkit/sample';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { desktopFor } from './support/desktop.ts';
import { chooseFile, eventually, expectNothingAsked, listOf, main, openPath, press } from './support/pages.ts';

const root = join(import.meta.dirname, '../..');
const chef = join(root, 'packages/testkit/corpus/chef.pdf');
const program = join(root, 'packages/cli/bin/vitae.mjs');

const scoreOf = async (page: Page): Promise<number> => {
  const ring = page.getByRole('img', { name: /^Score: / }).first();
  await ring.waitFor();
  return Number(/[\d.]+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0]);
};

const bodySchema = z.object({ report: z.unknown() });

/** The reports that the desktop keeps. */
function keptReports(userData: string): unknown[] {
  const database = new DatabaseSync(join(userData, 'documents/vitae.sqlite'), { readOnly: true });
  const rows = database.prepare("select row from meta where key like 'evaluation:%'").all();
  database.close();
  // A row is JSON, and its checksum on a line of its own.
  return rows.flatMap(({ row }) =>
    typeof row === 'string' ? [bodySchema.parse(JSON.parse(row.slice(0, row.lastIndexOf('\n')))).report] : [],
  );
}

/** The report of the command line, made as of the day of another one. */
function onCommandLine({ path, kind }: EvaluatedFile, ofAppToo: unknown): unknown {
  const { asOf } = z.object({ asOf: z.string() }).parse(ofAppToo);
  const args = [program, 'evaluate', path, '--kind', kind, '--as-of', asOf, '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

it.runIf(triesAll)('every file has the same report as on the command line', { timeout: 3_600_000 }, async () => {
  const app = await desktopFor();
  const page = await listOf(app);
  const known = new Set<string>();
  for (const file of everyEvaluatedFile()) {
    await openPath(app, page, `/${file.kind}/evaluation/start/upload`);
    await chooseFile(app, page.getByRole('button', { name: 'Choose a file' }), file.path);
    const refused = page.getByRole('alert').filter({ hasText: 'could not be evaluated' });
    await page
      .getByRole('img', { name: /^Score: / })
      .first()
      .or(refused)
      .waitFor();
    if (await refused.isVisible()) {
      expect(() => onCommandLine(file, { asOf: '2026-06-01' }), file.path).toThrow('Command failed');
      continue;
    }
    const report = keptReports(app.userData).find((one) => !known.has(JSON.stringify(one)));
    expect(report, file.path).toBeDefined();
    known.add(JSON.stringify(report));
    expect(comparableReport(report), file.path).toBe(comparableReport(onCommandLine(file, report)));
  }
  await expectNothingAsked(app);
});

it.runIf(triesAll)(
  'a real PDF is evaluated without a network as on the command line, and its score rises with two fixes',
  async () => {
    const app = await desktopFor();
    const page = await listOf(app);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPath(app, page, '/resume/evaluation/start/upload');
    await chooseFile(app, page.getByRole('button', { name: 'Choose a file' }), chef);
    const before = await scoreOf(page);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running')),
    ).toEqual([]);
    const [onDesktop] = keptReports(app.userData);
    const ofProgram = onCommandLine({ path: chef, kind: 'resume' }, onDesktop);
    expect(comparableReport(onDesktop)).toBe(comparableReport(ofProgram));
    expect(comparableReport(onDesktop)).not.toContain('no-dictionary');

    await press(page, 'Turn it into a document');
    await main(page).getByRole('link', { name: 'Edit next to the evaluation' }).waitFor();
    const fix = async (title: string) => {
      await page.getByRole('button', { name: new RegExp(`^${title}.* points to regain`) }).click();
      await page.getByRole('button', { name: `Fix: ${title}` }).click();
    };
    const own = await scoreOf(page);
    await fix('What you did, not what you were responsible for');
    await page.waitForURL('**/experience*');
    const beside = page.getByRole('complementary', { name: 'Evaluation' });
    await scoreOf(page);
    await page
      .getByRole('textbox', { name: 'What you did and achieved' })
      .last()
      .fill(
        [
          '- A conduit des banquets de 400 convives, avec une brigade de douze cuisiniers et un budget de 90 000 euros',
          '- A formé sept apprentis, tous diplômés, dont deux dirigent aujourd’hui leur propre cuisine à Lyon',
          '- A réduit les pertes de denrées de 18 % en un an en révisant les commandes avec chaque producteur',
        ].join('\n'),
      );
    await beside.getByText('What you did, not what you were responsible for').waitFor({ state: 'hidden' });
    await beside.getByRole('button', { name: /^City and country.* points to regain/ }).click();
    await beside.getByRole('button', { name: 'Fix: City and country, without the street' }).click();
    await page.getByLabel('Country', { exact: true }).selectOption('France');
    await beside.getByText('City and country, without the street').waitFor({ state: 'hidden' });

    await beside.getByRole('link', { name: 'Full report and history' }).click();
    await page.getByText(/^Fixed: .*What you did, not what you were responsible for/).waitFor();
    await eventually(() => scoreOf(page)).toBeGreaterThan(own);
    // The pages themselves, not only where their text stands.
    const picture = page.locator('img[alt^="Page 1 of"]');
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
    expect(before).toBeGreaterThan(0);
    await expectNothingAsked(app);
  },
);
