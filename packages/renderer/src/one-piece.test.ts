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

/** A letter whose paragraphs name a place after more and more letters, so that every line end falls on it once. */
function naming(letter: CoverLetter, place: string): CoverLetter {
  const [first] = letter.paragraphs;
  const paragraphs = Array.from({ length: 40 }, (_, index) => ({
    ...first,
    id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '0')}`,
    text: `${'i'.repeat(index)} We met at the office at 14 Cardigan Road, Leeds ${place}, and I have thought about it since.`,
  }));
  return {
    ...letter,
    paragraphs,
    recipient: { ...letter.recipient, address: `14 Cardigan Road\nLeeds ${place}` },
  };
}

describe('a letter', () => {
  it.each(letterTemplates.filter((_, row) => isInSample(row)).map(({ id }) => id))(
    'of %s never splits a postal code',
    async (id) => {
      if (!base) throw new Error('There is no letter');
      const letter = naming(base.letter, 'LS6 1BJ');
      const { pages } = await engine.layOut({ ...letter, template: { ...letter.template, id } });
      const lines = stretchesOf(pages).flatMap(({ texts }) => texts);
      expect(lines.filter((line) => line.includes('LS6 1BJ')).length).toBeGreaterThanOrEqual(40);
      expect(lines.filter((line) => /LS6\s*$|^\s*1BJ/.test(line))).toEqual([]);
    },
  );
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
