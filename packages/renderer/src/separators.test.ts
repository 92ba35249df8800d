import type { AnyDocument } from '@vitae/domain';
import { letterTemplates, templates } from '@vitae/templates';
import { letterFixtures, pureScriptFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { everyNth } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { inkOf } from './testing/ink-of.ts';

import { settlePages } from './layout/settle-pages.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const documents = [...scriptFixtures, ...pureScriptFixtures].filter(({ name }) =>
  ['english', 'german', 'arabic', 'pure-arabic', 'pure-chinese'].includes(name),
);

/** Dots with nothing on one of their sides on their line. */
async function loose(document: AnyDocument): Promise<{ dots: number; loose: string[] }> {
  const { lines } = inkOf((await engine.layOut(document)).pages);
  const dots = lines.filter(({ words }) => words.trim() === '·');
  const faults = dots.flatMap((dot) => {
    const middle = (dot.around.top + dot.around.bottom) / 2;
    const beside = lines.filter(
      ({ page, words, around }) =>
        page === dot.page && words.trim() !== '·' && around.top < middle + 4 && around.bottom > middle - 4,
    );
    const left = beside.some(({ around }) => around.right < dot.around.left && dot.around.left - around.right < 14);
    const right = beside.some(({ around }) => around.left > dot.around.right && around.left - dot.around.right < 14);
    return left && right ? [] : [`page ${dot.page + 1}, ${dot.around.left.toFixed()} ${dot.around.top.toFixed()}`];
  });
  const ending = lines.filter(({ words }) => /.\s*·\s*$|^\s*·\s*./u.test(words)).map(({ words }) => words);
  return { dots: dots.length, loose: [...faults, ...ending] };
}

describe('a dot between two texts', () => {
  it.each(templates.map(({ id }, row) => ({ id, row })))(
    'has a text on either side, on the same line, in $id',
    async ({ id, row }) => {
      let all = 0;
      for (const { name, resume } of everyNth(4, row, documents)) {
        const found = await loose({ ...resume, template: { ...resume.template, id } });
        expect(found.loose, name).toEqual([]);
        all += found.dots;
      }
      expect(all).toBeGreaterThan(4);
    },
  );

  it.each(letterTemplates.map(({ id }, row) => ({ id, row })))(
    'has a text on either side, on the same line, in $id',
    async ({ id, row }) => {
      for (const { letter } of everyNth(4, row, letterFixtures))
        expect((await loose({ ...letter, template: { ...letter.template, id } })).loose).toEqual([]);
    },
  );
});

describe('settlePages', () => {
  const surface = { props: { shownWith: 'side' } };
  const stripe = { props: { shownWithout: 'side' } };
  const side = { props: { named: 'side' }, children: [{ lines: [{}] }] };
  const settled = (...children: object[]) =>
    (
      settlePages({ children: [{ children }] } as unknown as Parameters<typeof settlePages>[0]) as unknown as {
        children: { children: object[] }[];
      }
    ).children[0]?.children;

  it('keeps a surface on pages where its content continues, and its stripe on the others', () => {
    expect(settled(surface, stripe, side)).toEqual([surface, side]);
    expect(settled(surface, stripe, { ...side, children: [] })).toEqual([stripe, { ...side, children: [] }]);
  });
});
