import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'en');
const areas = await Promise.all(
  readdirSync(folder).map(async (file) => ({
    file,
    texts: Object.values((await import(join(folder, file))) as Record<string, Record<string, string>>)[0] ?? {},
  })),
);

describe.each(areas)('the texts of $file', ({ file, texts }) => {
  it('are there, each once with a key of its own, and end as they should', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(3);
    for (const [key, text] of Object.entries(texts)) {
      expect(text, `${file}: ${key}`).toMatch(/\S/);
      expect(text, `${file}: ${key}`).not.toMatch(/^\s|\s$|!|\{\{\w*\}[^}]|[^{]\{\w+\}\}/);
    }
  });
});
