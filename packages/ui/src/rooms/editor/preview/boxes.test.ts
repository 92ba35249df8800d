import { describe, expect, it } from 'vitest';
import { boxAt, boxesOfField } from './boxes.ts';

const page = (index: number, boxes: { path: string; x: number; y: number; width: number; height: number }[]) => ({
  index,
  width: 600,
  height: 800,
  boxes,
});
const item = { path: 'sections.a.items.1', x: 50, y: 100, width: 500, height: 80 };
const title = { path: 'sections.a.items.1.title', x: 50, y: 100, width: 200, height: 14 };

describe('boxesOfField', () => {
  it('finds the field itself, on each of its pages', () => {
    expect(boxesOfField([page(0, [item, title]), page(1, [title])], title.path)).toEqual([
      { pageIndex: 0, box: title },
      { pageIndex: 1, box: title },
    ]);
  });

  it('falls back to the surroundings of a field that is not drawn', () => {
    expect(boxesOfField([page(0, [item])], 'sections.a.items.1.end')).toEqual([{ pageIndex: 0, box: item }]);
    expect(boxesOfField([page(0, [item])], 'summary')).toEqual([]);
  });
});

it('takes the smallest box under a point', () => {
  expect(boxAt(page(0, [item, title]), 60, 105)).toBe(title);
  expect(boxAt(page(0, [item, title]), 400, 150)).toBe(item);
  expect(boxAt(page(0, [item, title]), 10, 10)).toBeNull();
});
