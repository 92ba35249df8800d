import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const changelog = readFileSync(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8');

// Merging two changes to one entry may keep both versions of it.
it('the changelog lists each change once', () => {
  const beginnings = changelog
    .split(/^- /m)
    .slice(1)
    .map((entry) => entry.replaceAll(/\s+/g, ' ').slice(0, 45));
  expect(beginnings.length).toBeGreaterThan(40);
  expect(beginnings.filter((beginning, index) => beginnings.indexOf(beginning) !== index)).toEqual([]);
});
