import { expect, it } from 'vitest';
import type { Segment } from './segments.ts';
import { taggedColumns } from './tagged-columns.ts';
import type { Tag } from './tags.ts';

/** Texts in the declared order, each with the elements around it. */
const segments = (
  ...all: readonly (readonly [text: string, x: number, y: number, path: readonly number[], tag?: Partial<Tag>])[]
): Segment[] =>
  all.map(([text, x, y, path, tag], order) => {
    const style = { size: 10, bold: false, italic: false };
    const right = x + 5 * text.length;
    const tags: Tag[] = [{ order, heading: 0, path, block: undefined, isInCell: false, isElement: true, ...tag }];
    return { text, x, right, y, size: 10, bold: false, runs: [{ text, style }], tags };
  });

const texts = (given: readonly Segment[]): string[][] | undefined =>
  taggedColumns(given, 40, 560)?.map((block) =>
    block.segments.toSorted((a, b) => a.y - b.y || a.x - b.x).map(({ text }) => text),
  );

it('elements side by side with several lines are read one after the other, below the name above both', () => {
  const aside = ['Skills', 'Baking', 'Icing', 'Stocks'].map(
    (text, row) => [text, 400, 100 + 12 * row, [1, 3, 30 + row]] as const,
  );
  const main = ['Experience', 'Baker', 'Oven Ltd', 'Leeds'].map(
    (text, row) => [text, 40, 100 + 12 * row, [1, 2, 20 + row]] as const,
  );
  expect(texts(segments(['Ada Park', 40, 60, [1, 10]], ...main, ...aside))).toEqual([
    ['Ada Park', 'Experience', 'Baker', 'Oven Ltd', 'Leeds'],
    ['Skills', 'Baking', 'Icing', 'Stocks'],
  ]);
});

it('a role and a period at its right are one line', () => {
  expect(
    texts(segments(['Baker', 40, 100, [1, 2]], ['2019 - 2021', 480, 100, [1, 3]], ['Oven Ltd', 40, 112, [1, 4]])),
  ).toEqual([['Baker', '2019 - 2021', 'Oven Ltd']]);
});

it('a cell that is centred beside lines of another stands beside the first of them', () => {
  const cell = { isInCell: true };
  const blocks = taggedColumns(
    segments(
      ['2019 - 2021', 40, 106, [1, 2], cell],
      ['Led a team', 200, 100, [1, 3, 4], cell],
      ['Baked', 200, 112, [1, 3, 5], cell],
    ),
    40,
    560,
  );
  expect(blocks?.flatMap((block) => block.segments.map(({ text, y }) => [text, y]))).toEqual([
    ['2019 - 2021', 100],
    ['Led a team', 100],
    ['Baked', 112],
  ]);
});

it('a heading far below what ends beside it stays where it is', () => {
  const heading = { heading: 5 };
  const blocks = taggedColumns(
    segments(
      ['Success Centre', 40, 300, [1, 2], heading],
      ['Education', 400, 100, [1, 3]],
      ['Oven College', 400, 112, [1, 4]],
    ),
    40,
    560,
  );
  expect(blocks?.flatMap((block) => block.segments).find(({ text }) => text === 'Success Centre')?.y).toBe(300);
});

it('pages without a structure, or of which most texts have no place in it, are not read by it', () => {
  const [tagged, ...others] = segments(['Ada', 40, 60, [1]], ['Baker', 40, 80, [1]], ['Leeds', 40, 100, [1]]);
  const untagged = others.map((segment) => ({ ...segment, tags: [] }));
  expect(taggedColumns(untagged, 40, 560)).toBe(undefined);
  expect(taggedColumns([...(tagged ? [tagged] : []), ...untagged], 40, 560)).toBe(undefined);
});
