import type { CoverLetter } from '@vitae/domain';
import { letterTemplates } from '@vitae/templates';
import { letterFixtures } from '@vitae/testkit/fixtures';
import { twoPageResume } from '@vitae/testkit/pdf';
import { isInSample } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { nodeFonts } from './node.ts';
import { stretchesOf } from './testing/stretches-of.ts';

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const [base] = letterFixtures;

/** A letter whose paragraphs name a place again and again, each a letter further on, so that line ends fall on it. */
function naming(letter: CoverLetter, place: string): CoverLetter {
  const [first] = letter.paragraphs;
  const paragraphs = Array.from({ length: 40 }, (_, index) => ({
    ...first,
    id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
    text: `${'i'.repeat(index)} ${`We met in Leeds ${place}, `.repeat(9)}and I have thought about it since.`,
  }));
  return {
    ...letter,
    paragraphs,
    recipient: { ...letter.recipient, address: `14 Cardigan Road\nLeeds ${place}` },
  };
}

describe('a letter', () => {
  const pieces = [
    { name: 'a postal code', start: 'LS6', end: '1BJ' },
    { name: 'a number and its sign', start: '31', end: '%' },
  ];
  const cases = letterTemplates.flatMap(({ id }, row) =>
    pieces.filter((_, column) => isInSample(row, column)).map((piece) => ({ id, ...piece })),
  );
  it.each(cases)('of $id never splits $name', async ({ id, start, end }) => {
    if (!base) throw new Error('There is no letter');
    const letter = naming(base.letter, `${start} ${end}`);
    const { pages } = await engine.layOut({ ...letter, template: { ...letter.template, id } });
    const lines = stretchesOf(pages).flatMap(({ texts }) => texts.map((text) => text.trim()));
    expect(lines.filter((line) => line.includes(`${start} ${end}`)).length).toBeGreaterThanOrEqual(40);
    expect(lines.filter((line) => line.endsWith(` ${start}`) || line.startsWith(end))).toEqual([]);
  });
});

describe('an email address that is wider than a side column', () => {
  it.each(['sidebar', 'sidebar-right'])('breaks before its @ only, in %s', async (id) => {
    const email = 'maximiliane.hohenlohe@stadtwerke.example.de';
    const resume = twoPageResume();
    const { pages } = await engine.layOut({
      ...resume,
      basics: { ...resume.basics, email },
      template: { ...resume.template, id },
    });
    const drawn = stretchesOf(pages).find(({ anchors }) => anchors.includes('basics.email'));
    expect(drawn?.texts.map((text) => text.trim())).toEqual(email.split(/(?=@)/));
  });
});

describe('the header of Technical', () => {
  it.each([
    ['short', 0],
    ['of several lines', 12],
  ])('that is %s begins at one left edge, as its headings do', async (_name, more) => {
    const resume = twoPageResume();
    const extra = Array.from({ length: more }, (_, index) => ({
      id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
      label: `Licence ${index}`,
      value: `No. ${index}${index}${index}`,
    }));
    const { pages } = await engine.layOut({
      ...resume,
      basics: { ...resume.basics, extra },
      template: { ...resume.template, id: 'technical' },
    });
    const first = stretchesOf(pages).filter(({ page }) => page === 0);
    const head = first.filter(
      ({ anchors, tag }) => tag !== 'Artifact' && anchors.some((anchor) => anchor.startsWith('basics.')),
    );
    const rows = Map.groupBy(head, ({ top }) => Math.round(top));
    const edges = [...rows.values()].map((row) => Math.min(...row.map(({ left }) => left)));
    const headings = first.filter(({ tag }) => tag === 'H2').map(({ left }) => left);
    expect(edges.length).toBeGreaterThan(more > 0 ? 4 : 2);
    // Within the line around the header.
    expect(Math.max(...edges, ...headings) - Math.min(...edges, ...headings)).toBeLessThan(1);
  });
});
