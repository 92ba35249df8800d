import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { nodeFonts } from '../node.ts';
import { coverage } from './coverage.ts';
import { covers } from './covers.ts';
import { families, fontFile, fullFamily, shippedFamily } from './families.ts';
import { readFontFace } from './font-face.ts';
import { fontUrls } from './font-urls.ts';

/** The names that licences reserve for the unchanged fonts. */
const reserved = /\b(Source|Plex|Bitter Pro)\b/;

describe('the shipped fonts', () => {
  it('are the files in the folder, each listed once', async () => {
    const files = (await readdir(new URL('../../fonts', import.meta.url))).filter((name) => name.endsWith('.ttf'));
    const listed = Object.entries(coverage).flatMap(([family, { styles }]) =>
      styles.map((style) => fontFile(family, style)),
    );
    expect(new Set(listed)).toEqual(new Set(files));
    expect(listed).toHaveLength(files.length);
    expect(new Set(Object.keys(fontUrls))).toEqual(new Set(files));
  });

  it.each(Object.entries(coverage).flatMap(([family, { styles }]) => styles.map((style) => [family, style] as const)))(
    '%s %s: is plain TrueType, has the listed characters, and has no reserved name',
    async (family, style) => {
      const file = fontFile(family, style) ?? '';
      const bytes = await nodeFonts(file);
      expect([...bytes.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
      const face = readFontFace(file, bytes);
      const { isExact } = shippedFamily(family) ?? { isExact: true };
      const isWrong = (codePoint: number) =>
        covers(family, codePoint) === 'no' ? face.covers(codePoint) : isExact && !face.covers(codePoint);
      expect(
        Array.from({ length: 0x20000 }, (_, index) => index).filter(
          (codePoint) => codePoint !== 0xffff && isWrong(codePoint),
        ),
      ).toEqual([]);
      for (const name of [face.font.postscriptName, face.font.familyName, face.font.fullName])
        expect(name).not.toMatch(reserved);
      // Hidden characters are drawn as a space.
      expect(face.covers(0x20)).toBe(true);
    },
  );

  it('have different names', async () => {
    const names = await Promise.all(
      Object.keys(fontUrls).map(async (file) => readFontFace(file, await nodeFonts(file)).font.postscriptName),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('replace a style that a family lacks', () => {
    expect(fontFile('arabic', 'bold-italic')).toBe('arabic-bold.ttf');
    expect(fontFile('hangul-2', 'bold')).toBe('hangul-2-regular.ttf');
    expect(fontFile('no-such-font', 'regular')).toBeUndefined();
  });

  it('have a full slice that contains all of the first one', () => {
    for (const family of Object.keys(families)) {
      for (let codePoint = 0; codePoint < 0x3000; codePoint += 1) {
        if (covers(family, codePoint) !== 'no') expect(covers(fullFamily(family), codePoint)).not.toBe('no');
      }
    }
  });
});
