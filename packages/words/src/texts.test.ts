import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'en');
const textsOf = (value: unknown, key: string): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsOf(inner, key === '' ? name : `${key}.${name}`));
const areas = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const module: unknown = await import(join(folder, file));
    return { file, names: Object.keys(module ?? {}), texts: textsOf(Object.values(module ?? {})[0], '') };
  }),
);

it('English has an area for every part of the product', () => expect(areas.length).toBeGreaterThan(12));

describe.each(areas)('the texts of $file', ({ file, names, texts }) => {
  it('are in one area named after the file', () => {
    expect(names).toHaveLength(1);
    expect(file).toBe(`${names[0]?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`);
  });

  it('are not empty, and have no exclamation marks, surrounding spaces or broken placeholders', () => {
    expect(texts.length).toBeGreaterThan(1);
    for (const [key, text] of texts) {
      expect(text, key).toMatch(/\S/);
      expect(text, key).not.toMatch(/^\s|\s$|!|\{\{\w*\}[^}]|[^{]\{\w+\}\}/);
    }
  });
});

it('the download of the PDF has one name everywhere', () => {
  const buttons = areas
    .flatMap(({ texts }) => texts)
    .filter(([, text]) => /^(download|export|save|get)\b.*\bPDF$/i.test(text));
  expect(buttons.length).toBeGreaterThan(1);
  expect(new Set(buttons.map(([, text]) => text))).toEqual(new Set(['Download PDF']));
});
