import { fileURLToPath } from 'node:url';
import { fontFamilies, type Item, type Resume } from '@vitae/domain';
import { templates } from '@vitae/templates';
import { firstDifference, loadOfficial, plainFile, twoPageResume } from '@vitae/testkit/pdf';
import { triesAll } from '@vitae/testkit/sample';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeFonts } from './node.ts';
import { renderPdf } from './render-pdf.ts';

const { officialPdf, registerFonts } = await loadOfficial({ lines: 'ours' });
registerFonts(fileURLToPath(new URL('../fonts', import.meta.url)), fontFamilies);

const sentences = [
  'Built it.',
  'Ran the night shift for the whole plant and kept the log that everyone still quotes.',
  'Saved €40,000 a year.',
  'Wrote documentation.',
];
const linesOf = (...lines: number[]) => lines.map((line) => `- ${sentences[line] ?? ''}`).join('\n');
const body = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 9 }).map((lines) => linesOf(...lines));
const shape: fc.Arbitrary<Shape> = fc.record({
  bodies: fc.array(body, { maxLength: 9 }),
  keep: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  schools: fc.integer({ min: 0, max: 5 }),
  template: fc.constantFrom(...templates.map(({ id }) => id)),
});

interface Shape {
  bodies: string[];
  keep: boolean[];
  schools: number;
  template: string;
}

/** A resume of any length, with entries that must stay together. */
function resumeOf({ bodies, keep, schools, template }: Shape): Resume {
  const resume = twoPageResume();
  const { experience, education } = resume.sections;
  const jobs = repeated(experience.items, bodies.length).map((item, index) => ({
    ...item,
    body: bodies[index] ?? '',
    keepTogether: keep[index] ?? false,
  }));
  return {
    ...resume,
    template: { ...resume.template, id: template },
    sections: {
      ...resume.sections,
      experience: { ...experience, items: jobs },
      education: { ...education, items: repeated(education.items, schools) },
    },
  };
}

function repeated(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, () => items)
    .flat()
    .slice(0, count)
    .map((item, index) => ({ ...item, id: `01890a5d-ac96-774b-bcce-${String(index).padStart(12, '9')}` }));
}

/** One that takes a page less if the template fills its pages to the end. */
const nearlyTwoPages: Shape = {
  bodies: [linesOf(0, 0, 0, 0, 1), linesOf(0, 1, 0, 1, 0, 0), linesOf(0, 0, 1, 1, 0, 1)],
  keep: [],
  schools: 5,
  template: 'two-column',
};

describe('our page breaks against the official renderer’s', () => {
  it('are the same for resumes of any length', async () => {
    await fc.assert(
      fc.asyncProperty(shape, async (given) => {
        const resume = resumeOf(given);
        const { bytes } = await renderPdf(
          resume,
          { fonts: nodeFonts, assets: async () => undefined },
          { attachment: 'none', isTagged: false },
        );
        const official = await officialPdf(resume);
        const difference = firstDifference(
          plainFile(bytes),
          plainFile(official).replace('/ModificationDate', '/ModDate'),
          0.001,
        );
        expect(difference).toBeNull();
      }),
      { numRuns: triesAll ? 100 : 12, examples: [[nearlyTwoPages]] },
    );
  });
});
