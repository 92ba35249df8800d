import {
  documentLanguages,
  fontFamilies,
  resumeSchema,
  resumeView,
  sections,
  type FieldValue,
  type FontFamily,
  type Resume,
} from '@vitae/domain';
import { twoPageResume } from '@vitae/testkit/pdf';
import { isInSample } from '@vitae/testkit/sample';
import { expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { stretchesOf } from './testing/stretches-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

/** A resume in Minimal with one short entry in each section, so that every heading of the language is drawn. */
function everyHeading(locale: string, fontFamily: FontFamily): Resume {
  const base = twoPageResume();
  const filled = sections.map(({ key, fields }, index): [string, { items: object[] }] => {
    const item = Object.entries(fields).map(([name, { kind }]): [string, FieldValue] => [
      name,
      kind === 'text' ? 'Word' : kind === 'tags' ? ['Word'] : kind === 'boolean' ? false : '',
    ]);
    const id = `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`;
    return [key, { items: [{ id, ...Object.fromEntries(item) }] }];
  });
  const { template } = base;
  return resumeSchema.parse({
    ...base,
    locale,
    template: { ...template, id: 'minimal', tokens: { ...template.tokens, fontFamily } },
    sections: Object.fromEntries(filled),
  });
}

const cases = documentLanguages.flatMap((locale, row) =>
  fontFamilies.filter((_, column) => isInSample(row, column)).map((family) => ({ locale, family })),
);

it.each([{ locale: 'en', family: 'inter' as const }, ...cases])(
  'a heading in the margin ends level with its text, and no room is left above it: $locale, $family',
  async ({ locale, family }) => {
    const resume = everyHeading(locale, family);
    const drawn = stretchesOf((await engine.layOut(resume)).pages);
    const headings = resumeView(resume).sections.flatMap(({ heading, entries }) => {
      const label = drawn.find(({ tag, anchors }) => tag === 'H2' && anchors.includes(heading.path));
      const text = drawn.find(
        ({ tag, anchors }) => tag !== 'H2' && entries.some(({ path }) => path && anchors.includes(path)),
      );
      if (!label || !text) return [];
      const line = (label.bottom - label.top) / label.lines;
      const before = drawn.slice(0, drawn.indexOf(label)).filter(({ page }) => page === label.page);
      return {
        heading: heading.text,
        off: (text.top - label.bottom) / line + 1,
        gap: before.length > 0 ? (label.top - Math.max(...before.map(({ bottom }) => bottom))) / line : undefined,
      };
    });
    expect(headings.length).toBeGreaterThan(10);
    expect(headings.filter(({ off }) => Math.abs(off) > 0.3)).toEqual([]);
    const least = Math.min(...headings.map(({ gap = Infinity }) => gap));
    expect(headings.filter(({ gap = least }) => gap - least > 0.3)).toEqual([]);
  },
);
