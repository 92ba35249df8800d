import { describe, expect, it } from 'vitest';
import type { DisplayPage, PathItem } from './display-list.ts';
import { pageSvg } from './page-svg.ts';

const item: PathItem = {
  kind: 'path',
  path: { commands: ['M', 'L', 'Z'], coordinates: [1, 2, 3.00049, 4] },
  fill: { paint: '#102030', opacity: 0.5, rule: 'evenodd' },
  stroke: null,
  clip: null,
  bounds: { left: 0, top: 0, right: 4, bottom: 4 },
  key: '',
};
const page = (...items: PathItem[]): DisplayPage => ({ width: 612, height: 792, items });

describe('a page as SVG', () => {
  it('has the size of the page in points, on white', () => {
    expect(pageSvg(page())).toMatch(/width="612" height="792" viewBox="0 0 612 792".*fill="#fff"/);
  });

  it('fills and strokes paths as the page does', () => {
    const stroke = { color: '#fff', opacity: 1, width: 2, cap: 'round', join: 'miter', dash: [3, 1] } as const;
    const svg = pageSvg(page({ ...item, stroke }));
    expect(svg).toContain('fill="#102030" fill-opacity="0.5" fill-rule="evenodd"');
    expect(svg).toContain('stroke-dasharray="3 1" d="M1 2L3 4Z"');
  });

  it('defines a clip and a gradient once, however often they are used', () => {
    const clip = { path: item.path, rule: 'nonzero', outer: null, key: 'c' } as const;
    const paint = {
      from: [0, 0, 0],
      to: [10, 0, 0],
      isRadial: false,
      stops: [{ offset: 0, color: '#000', opacity: 1 }],
      matrix: [1, 0, 0, 1, 0, 0],
    } as const;
    const shaded: PathItem = {
      ...item,
      clip,
      fill: { paint: { ...paint, stops: [...paint.stops] }, opacity: 1, rule: 'nonzero' },
    };
    const svg = pageSvg(page(shaded, shaded));
    expect(svg.match(/<clipPath/g)).toHaveLength(1);
    expect(svg.match(/<linearGradient/g)).toHaveLength(1);
    expect(svg.match(/clip-path="url/g)).toHaveLength(2);
  });

  it('cannot be broken by a colour', () => {
    const svg = pageSvg(page({ ...item, fill: { paint: '"/><script>', opacity: 1, rule: 'nonzero' } }));
    expect(svg).not.toContain('<script');
  });
});
