import { twoPageResume } from '@vitae/testkit/pdf';
import { describe, expect, it } from 'vitest';
import { createEngine, type Layout } from '../engine.ts';
import { nodeFonts } from '../node.ts';
import type { RenderableDocument } from '../types.ts';
import { layoutDigest, movesLines } from './layout-digest.ts';
import { layoutLines } from './lines.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const document = twoPageResume();
const withTokens = (tokens: Partial<typeof document.template.tokens>): RenderableDocument => ({
  ...document,
  template: { ...document.template, tokens: { ...document.template.tokens, ...tokens } },
});
const final = (layout: Layout) => ({ final: { at: '2026-03-01T00:00:00.000Z', renderer: '0', layout: layoutDigest(layout) } });

describe('layoutLines', () => {
  it('gives every line with its page, from top to bottom', async () => {
    const layout = await engine.layOut(document);
    const lines = layoutLines(layout);
    expect(lines[0]).toMatchObject({ page: 0, text: document.basics.fullName });
    expect(new Set(lines.map(({ page }) => page)).size).toBe(layout.pages.children?.length);
    const firstPage = lines.filter(({ page }) => page === 0);
    expect(firstPage.map(({ y }) => y)).toEqual(firstPage.map(({ y }) => y).toSorted((a, b) => a - b));
    for (const { x, y } of lines) expect(x > 0 && y > 0 && x < 595 && y < 842).toBe(true);
  });
});

describe('layoutDigest', () => {
  it('is the same for the same lines, whatever the colour', async () => {
    const digest = layoutDigest(await engine.layOut(document));
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(layoutDigest(await engine.layOut(structuredClone(document)))).toBe(digest);
    expect(layoutDigest(await engine.layOut(withTokens({ accent: '#b91c5c' })))).toBe(digest);
  });

  it('changes when a line moves, and so says that a final document would look different', async () => {
    const [before, after] = [await engine.layOut(document), await engine.layOut(withTokens({ lineHeight: 1.5 }))];
    expect(layoutDigest(after)).not.toBe(layoutDigest(before));
    expect(movesLines(final(before), before)).toBe(false);
    expect(movesLines(final(before), after)).toBe(true);
    expect(movesLines({ final: null }, after)).toBe(false);
  });
});
