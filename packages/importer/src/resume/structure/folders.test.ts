import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** From the bottom up: a folder imports itself and those before it. */
const folders = ['labels', 'lines', 'headings', 'heads', 'entries', 'contacts', 'sections', 'found'];

it('no folder of the reader imports one above it', () => {
  const here = import.meta.dirname;
  const present = readdirSync(here, { withFileTypes: true }).filter((each) => each.isDirectory());
  expect(present.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  const upwards = folders.flatMap((folder, floor) =>
    readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const text = readFileSync(join(here, folder, file), 'utf8');
        const above = [...folders.slice(floor + 1).map((name) => `${name}/`), 'structure.ts'];
        return above.filter((name) => text.includes(`from '../${name}`)).map((name) => `${folder}/${file} → ${name}`);
      }),
  );
  expect(upwards).toEqual([]);
});
