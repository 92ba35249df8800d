import { describe, expect, it } from 'vitest';
import { pointsDownThePage } from './points-down-the-page.ts';

const points = ['skills', 'summary', 'nowhere', 'school', 'title'].map((at) => ({ at, text: `About ${at}` }));
const places = [
  { page: 1, x: 400, y: 300 },
  { page: 1, x: 40, y: 100 },
  null,
  { page: 2, x: 40, y: 50 },
  { page: 1, x: 40, y: 300 },
];

describe('pointsDownThePage', () => {
  it('numbers the points from the top of the first page to the end of the last, those without a place last', () => {
    const ordered = pointsDownThePage(points, places);
    expect(ordered.points.map(({ at }) => at)).toEqual(['summary', 'title', 'skills', 'school', 'nowhere']);
    expect(ordered.marks).toEqual([
      { point: 0, page: 1, x: 40, y: 100 },
      { point: 1, page: 1, x: 40, y: 300 },
      { point: 2, page: 1, x: 400, y: 300 },
      { point: 3, page: 2, x: 40, y: 50 },
    ]);
  });

  it('leaves points in their order before any page is drawn', () => {
    expect(pointsDownThePage(points, [])).toEqual({ points, marks: [] });
  });
});
