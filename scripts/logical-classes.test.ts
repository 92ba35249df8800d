import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ui = join(import.meta.dirname, '../packages/ui/src');

/** Classes that mean left or right; lines may begin at either side, so the interface says start and end. */
const physical =
  /(?<=['"`\s:])-?(?:(?:scroll-)?[mp][lr]-[\d.a-z[]+|(?:left|right)-(?!1\/2)[\d[][\d./]*|border-[lr](?![a-z])|rounded-(?:[lr]|[tb][lr])(?![a-z])|text-(?:left|right))/g;

it('no class of the interface means left or right', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: ui }).flatMap((file) =>
    readFileSync(join(ui, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(physical)].map(([name]) => `${file}:${index + 1} ${name}`)),
  );
  expect(found).toEqual([]);
  expect([
    ...`"pl-3 mr-auto left-2 -ml-2.5 left-1/2 lg:border-r rounded-tl text-right"`.matchAll(physical),
  ]).toHaveLength(7);
});
