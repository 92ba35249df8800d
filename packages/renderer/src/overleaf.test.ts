import type { Resume } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { pureScriptFixtures } from '@vitae/testkit/fixtures';
import { twoPageResume } from '@vitae/testkit/pdf';
import { everyNth } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { stretchesOf } from './testing/stretches-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

/** A resume whose first entry of every section is longer than a page, in bullets and paragraphs. */
function endless(resume: Resume): Resume {
  const { experience } = resume.sections;
  const [first] = experience.items;
  const line = typeof first?.['body'] === 'string' ? first['body'].split('\n')[0] : '';
  const body = Array.from({ length: 70 }, (_, index) => (index % 9 === 8 ? `\n${line?.slice(2)}\n` : line)).join('\n');
  const long = experience.items.map((item, index) => (index < 2 ? { ...item, body, keepTogether: false } : item));
  return { ...resume, sections: { ...resume.sections, experience: { ...experience, items: long } } };
}

const documents = [
  { name: 'left to right', resume: endless(twoPageResume()) },
  ...pureScriptFixtures
    .filter(({ name }) => name === 'pure-arabic')
    .map(({ resume }) => ({ name: 'right to left', resume: endless(resume) })),
];

describe.each(
  everyNth(
    3,
    0,
    templates.map(({ id, columns }, row) => ({ id, columns, row })),
  ),
)('an entry of $id that continues on the next page', ({ id, columns, row }) => {
  it.each(everyNth(2, row, documents))('continues at the same edge: $name', async ({ resume }) => {
    const { pages } = await engine.layOut({ ...resume, template: { ...resume.template, id } });
    const bodies = Map.groupBy(
      stretchesOf(pages).filter(({ anchors }) => anchors.some((anchor) => anchor.endsWith('.body'))),
      ({ anchors, tag }) => `${anchors.find((anchor) => anchor.endsWith('.body'))} ${tag}`,
    );
    const torn = [...bodies.values()].filter((stretches) => new Set(stretches.map(({ page }) => page)).size > 1);
    expect(torn.length).toBeGreaterThan(0);
    for (const stretches of torn) {
      const edges = (page: (number: number) => boolean) =>
        new Set(stretches.filter((stretch) => page(stretch.page)).map(({ left }) => left.toFixed(1)));
      const first = Math.min(...stretches.map(({ page }) => page));
      const known = edges((page) => page === first);
      // The first page may have ended before the second column began, and after a side column the text is wider.
      const all = columns === 2 ? edges((page) => page <= first + 1) : known;
      expect([...edges((page) => page > first)].filter((edge) => !all.has(edge))).toEqual([]);
    }
  });
});

it('Margin starts its paragraphs at one edge, with and without the column next to them', async () => {
  const { pages } = await engine.layOut({
    ...endless(twoPageResume()),
    template: { ...twoPageResume().template, id: 'sidebar-right' },
  });
  const paragraphs = stretchesOf(pages).filter(
    ({ anchors, tag }) => !tag.startsWith('L') && anchors.some((anchor) => anchor.endsWith('.body')),
  );
  expect(new Set(paragraphs.map(({ page }) => page)).size).toBeGreaterThan(1);
  expect(new Set(paragraphs.map(({ left }) => left.toFixed(1))).size).toBe(1);
});
