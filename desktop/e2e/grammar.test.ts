import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { desktopFor } from './support/desktop.ts';
import { chooseFile, expectNothingAsked, listOf, openPath, press } from './support/pages.ts';

const good = readFileSync(join(import.meta.dirname, '../../packages/testkit/corpus/biologist.md'), 'utf8');

// Opening the checker takes seconds: with `npm run fuzz -- grammar`.
it.runIf(process.env['EVERY_CASE'])(
  'grammar is checked without a network, by the checker that the app has',
  async () => {
    const app = await desktopFor();
    const page = await listOf(app);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const folder = mkdtempSync(join(tmpdir(), 'vitae-grammar-'));
    try {
      const path = join(folder, 'faulty.md');
      writeFileSync(path, good.replace(/^- /m, '- We was the first to win it. '));
      await openPath(app, page, '/resume/evaluation/start/upload');
      await chooseFile(app, page.getByRole('button', { name: 'Choose a file' }), path);
      await page.getByRole('img', { name: /^Score: / }).waitFor();
      const region = page.getByRole('region', { name: 'Grammar' });
      expect(await region.textContent()).not.toContain('downloaded');
      await press(page, 'Check grammar');
      await page.getByRole('button', { name: /^Grammar .* points to regain/ }).click();
      await page.getByText('Perhaps: We were the first to').waitFor();
      await expectNothingAsked(app);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
