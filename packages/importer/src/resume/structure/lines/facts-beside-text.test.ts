import { describe, expect, it } from 'vitest';
import { linesOf, type PlacedCell } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

describe('facts of an entry below each other, beside its text', () => {
  const entry = (facts: readonly string[], text: readonly string[]) =>
    Array.from({ length: Math.max(facts.length, text.length) }, (_, at): PlacedCell[] => {
      const [fact, beside] = [facts[at], text[at]];
      const cells: (PlacedCell | undefined)[] = [fact ? [40, fact] : undefined, beside ? [220, beside] : undefined];
      return cells.filter((cell) => cell !== undefined);
    });

  it('come first, and the text follows them', async () => {
    const { sections } = await resumeOfPages(
      linesOf(
        [
          [[40, '# Ada Park']],
          [[40, 'ada@example.org']],
          [[40, '# Experience']],
          ...entry(
            ['* Nurse', 'City Hospital', '1/2018 - 5/2021', 'Leeds, UK'],
            [
              '1. Cared for patients on a ward of ten beds',
              '2. Wrote the plan of all shifts for a year',
              '3. Taught students',
            ],
          ),
          [],
          ...entry(
            ['* Midwife', 'Harbour Clinic', '8/2013 - 12/2017', 'York, UK'],
            ['1. Nearly 200 births in all wards of the town', '2. Made a leaflet for young parents'],
          ),
        ],
        40,
      ),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Nurse', employer: 'City Hospital', start: '2018-01', end: '2021-05' },
      { position: 'Midwife', employer: 'Harbour Clinic', start: '2013-08', end: '2017-12' },
    ]);
  });

  it('and the paragraphs of a text without marks are its items', async () => {
    const { sections } = await resumeOfPages(
      linesOf(
        [
          [[40, '# Ada Park']],
          [[40, 'ada@example.org']],
          [[40, '# Experience']],
          ...entry(
            ['* Nurse', 'City Hospital', '1/2018 - 5/2021', 'Leeds, UK'],
            ['Cared for patients on a ward of ten', 'beds', '', '[Wrote the plan of all shifts: an', 'achievement.]'],
          ),
          [],
          ...entry(
            ['* Midwife', 'Harbour Clinic', '8/2013 - 12/2017', 'York, UK'],
            ['Nearly 200 births in all wards of the', 'town', '', 'Made a leaflet for young parents'],
          ),
        ],
        40,
      ),
    );
    expect(sections.experience.items).toMatchObject([
      {
        employer: 'City Hospital',
        body: '- Cared for patients on a ward of ten beds\n- \\[Wrote the plan of all shifts: an achievement.\\]',
      },
      {
        employer: 'Harbour Clinic',
        body: '- Nearly 200 births in all wards of the town\n- Made a leaflet for young parents',
      },
    ]);
  });
});
