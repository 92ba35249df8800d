import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createPictures } from './pictures.ts';

it('leaves a document alone for a while that could not be drawn, however often its pictures are asked for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const program = join(folder, 'program.mjs');
  writeFileSync(program, 'process.exit(1);');
  const error = vi.fn<() => void>();
  let now = 0;
  const pictures = createPictures({ folder, log: { error }, program, now: () => now });
  const draw = () =>
    pictures.draw({
      id: 'a',
      document: '{}',
      places: [],
      mostPages: 3,
      widths: [400],
      preview: { title: '', line: '', site: '' },
    });
  for (let count = 0; count < 20; count += 1) expect(await draw()).toBe(false);
  expect(error).toHaveBeenCalledTimes(1);
  now = 11 * 60_000;
  expect(await draw()).toBe(false);
  expect(error).toHaveBeenCalledTimes(2);
  pictures.stop();
  rmSync(folder, { recursive: true });
});
