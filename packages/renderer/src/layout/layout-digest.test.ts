import type { AnyDocument } from '@vitae/domain';
import { twoPageResume } from '@vitae/testkit/pdf';
import { describe, expect, it } from 'vitest';
import { createEngine, type Layout } from '../engine.ts';
import { nodeFonts } from '../node.ts';
import { layoutChange, layoutDigest } from './layout-digest.ts';
import { layoutLines } from './lines.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const document = twoPageResume();
const withTokens = (tokens: Partial<typeof document.template.tokens>): AnyDocument => ({
  ...document,
  template: { ...document.template, tokens: { ...document.template.tokens, ...tokens } },
});
const final = (layout: Layout) => ({
  final: { at: '2026-03-01T00:00:00.000Z', renderer: '0', layout: layoutDigest(layout) },
});

describe('layoutLines', () => {
  it('returns every line with its page, from top to bottom', async () => {
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
  it('is the same for the same lines, whatever their colour', async () => {
    const digest = layoutDigest(await engine.layOut(document));
    expect(digest).toMatch(/^([0-9a-f]{6})+\.([0-9a-f]{6})+$/);
    expect(layoutDigest(await engine.layOut(structuredClone(document)))).toBe(digest);
    expect(layoutDigest(await engine.layOut(withTokens({ accent: '#b91c5c' })))).toBe(digest);
  });

  it('changes when a line moves', async () => {
    expect(layoutDigest(await engine.layOut(withTokens({ lineHeight: 1.5 })))).not.toBe(
      layoutDigest(await engine.layOut(document)),
    );
  });
});

describe('layoutChange', () => {
  it('finds nothing in lines that did not move, or in drafts', async () => {
    const layout = await engine.layOut(document);
    expect(layoutChange(final(layout), layout)).toBeNull();
    expect(layoutChange({ final: null }, layout)).toBeNull();
  });

  it('names the pages and the lines that moved', async () => {
    const [before, after] = [await engine.layOut(document), await engine.layOut(withTokens({ lineHeight: 1.6 }))];
    const change = layoutChange(final(before), after);
    expect(change).toMatchObject({ before: before.pages.children?.length, after: after.pages.children?.length });
    expect(change?.pages).toEqual(
      Array.from({ length: Math.max(change?.before ?? 0, change?.after ?? 0) }, (_, page) => page),
    );
    expect(change?.lines.length).toBeGreaterThan(20);
    const rows = (change?.lines ?? []).map(({ page, y }) => `${page} ${Math.round(y)}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('ignores pages that are the same', async () => {
    const layout = await engine.layOut(document);
    const [first = '', ...others] = layoutDigest(layout).split('.');
    const elsewhere = `000000${first.slice(6)}`;
    const change = layoutChange(
      { final: { at: '2026-03-01T00:00:00.000Z', renderer: '0', layout: [elsewhere, ...others].join('.') } },
      layout,
    );
    expect(change).toMatchObject({ pages: [0], lines: [{ page: 0, text: document.basics.fullName }] });
    const shorter = layoutChange({ final: { at: '2026-03-01T00:00:00.000Z', renderer: '0', layout: first } }, layout);
    expect(shorter).toMatchObject({ before: 1, after: 2, pages: [1] });
  });
});
