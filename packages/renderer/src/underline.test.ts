import { createResume } from '@vitae/domain';
import { expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';

interface Drawn {
  lines?: { string: string; xAdvance?: number; decorationLines?: { rect: { x: number; width: number } }[] }[];
  children?: Drawn[] | null;
}

const linesOf = ({ lines = [], children }: Drawn): NonNullable<Drawn['lines']> => [
  ...lines,
  ...(children ?? []).flatMap(linesOf),
];

it.each([
  ['en', 'We <u>measure first</u> and then change'],
  ['ar', 'أقيس أولاً <u>ثم أغيّر</u> شيئًا واحدًا'],
])('underlines in %s the words that are to be, and no others', async (locale, summary) => {
  const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
  const widthOf = async (text: string) => {
    const { pages } = await engine.layOut({ ...createResume({ title: 'Test' }), locale, summary: text });
    const [line] = linesOf(pages as unknown as Drawn).filter(
      ({ string }) => string.trim() === text.replaceAll(/<\/?u>/g, ''),
    );
    return line ?? { xAdvance: 0, decorationLines: [] };
  };
  const [before = '', within = '', after = ''] = summary.split(/<\/?u>/);
  const [start, word, end] = await Promise.all([before.trim(), within, after.trim()].map(widthOf));
  const { xAdvance = 0, decorationLines = [] } = await widthOf(summary);
  const lefts = decorationLines.map(({ rect }) => rect.x);
  const left = Math.min(...lefts);
  const right = Math.max(...decorationLines.map(({ rect }) => rect.x + rect.width));
  expect(right - left).toBeCloseTo(word?.xAdvance ?? 0, 0);
  const [first, last] = locale === 'ar' ? [end, start] : [start, end];
  // A gap separates the words from the line.
  expect(left - (first?.xAdvance ?? 0)).toBeGreaterThan(0);
  expect(xAdvance - right - (last?.xAdvance ?? 0)).toBeGreaterThan(0);
});
