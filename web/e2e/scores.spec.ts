import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { createResume } from '@vitae/domain';
import { comparableReport, everyEvaluatedFile, type EvaluatedFile } from '@vitae/testkit/evaluated-files';
import { triesAll } from '@vitae/testkit/sample';
import { z } from 'zod';
import { chooseFile } from './support/app.ts';
import { long } from './support/long.ts';

const asOf = '2026-06-01';
const corpus = join(import.meta.dirname, '../../packages/testkit/corpus');
const program = join(import.meta.dirname, '../../packages/cli/bin/vitae.mjs');

/** With `npm run fuzz -- scores`. */
const everyFile = triesAll ? everyEvaluatedFile() : [];

/** The report of the command line, as one line. */
const reportOfProgram = ({ path, kind }: EvaluatedFile): string => {
  const args = [program, 'evaluate', path, '--kind', kind, '--as-of', asOf, '--json'];
  return comparableReport(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
};

/** A value of the store of this browser. */
const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate(async (wanted) => {
    const opening = indexedDB.open('vitae');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('There is no store')));
    });
    const get = database.transaction('meta').objectStore('meta').get(wanted);
    const value = await new Promise<unknown>((resolve) => {
      get.addEventListener('success', () => resolve(get.result));
    });
    database.close();
    return value;
  }, key);

/** The newest report that this browser keeps, as one line. */
async function keptReport(page: Page): Promise<string> {
  const [head] = z.array(z.object({ id: z.string() })).parse(await stored(page, 'evaluations'));
  const { report } = z.object({ report: z.unknown() }).parse(await stored(page, `evaluation:${head?.id}`));
  return comparableReport(report);
}

test('the same report comes out of a browser and of the command line', long, async ({ page }) => {
  if (triesAll) test.setTimeout(3_600_000);
  const folder = mkdtempSync(join(tmpdir(), 'vitae-scores-'));
  const slips = join(folder, 'slips.md');
  writeFileSync(slips, readFileSync(join(corpus, 'biologist.md'), 'utf8').replace(/^- /m, '- Recieved thanks. '));
  const own = join(folder, 'own.json');
  const resume = createResume({ title: 'Mine' });
  const summary = 'Led a team of nine that recieved 40,000 orders a year, and cut the cost of each by 18 percent.';
  writeFileSync(own, JSON.stringify({ ...resume, basics: { ...resume.basics, fullName: 'Ada King' }, summary }));
  await page.clock.setFixedTime(new Date(`${asOf}T12:00:00Z`));
  try {
    const always = [slips, own, join(corpus, 'chef.pdf'), join(corpus, 'teacher.docx')];
    const resumes = always.map((path): EvaluatedFile => ({ path, kind: 'resume' }));
    for (const file of [...resumes, ...everyFile]) {
      const { path, kind } = file;
      await page.goto(kind === 'resume' ? '/' : '/coverletter/evaluation/start');
      await chooseFile(page, page.getByRole('button', { name: 'Choose a file' }), {
        name: basename(path),
        mimeType: '',
        buffer: readFileSync(path),
      });
      const refused = page.getByRole('alert').filter({ hasText: 'could not be evaluated' });
      await expect(page.getByRole('img', { name: /^Score: / }).or(refused)).toBeVisible();
      if (everyFile.includes(file) && (await refused.isVisible())) {
        expect(() => reportOfProgram(file), path).toThrow('Command failed');
        continue;
      }
      const report = await keptReport(page);
      expect(report, path).toBe(reportOfProgram(file));
      if (path === slips || path === own) expect(report).toContain('"id":"WRI-01","status":"warn"');
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
