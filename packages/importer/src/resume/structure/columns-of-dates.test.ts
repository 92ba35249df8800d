import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold. */
const lines = (given: readonly string[], x: number, top: number, step = 14): PdfText[] =>
  markedLines(given, { xOf: () => x, top, step, heading: 13 });

const person = lines(['* Mira Holm', 'mira@example.org'], 200, 50);
const jobs = [
  ...lines(['# Experience'], 200, 110),
  ...lines(['* Sound Engineer', 'Harbour Theatre', 'Mixes plays and concerts in two halls'], 200, 134, 15),
  ...lines(['* Stagehand', 'Tent Circus', 'Built the tent in forty towns'], 200, 204, 15),
  ...lines(['# Education'], 200, 274),
  ...lines(['* Diploma in Acoustics', 'Northern Music College'], 200, 298, 15),
];

describe('a column of dates', () => {
  it('has places and keywords below its dates, which are of the entries beside them', async () => {
    const margin = [
      ...lines(['2019 - 2024', 'Bergen, Norway'], 40, 134, 12),
      ...lines(['Mixing', 'Repairs'], 40, 170, 12),
      ...lines(['2015 - 2018', 'Oslo, Norway'], 40, 204, 12),
      ...lines(['Rigging', 'Lights'], 40, 240, 12),
      ...lines(['2012 - 2015', 'Bergen, Norway'], 40, 298, 12),
    ];
    const { sections } = await pdf([...person, ...jobs, ...margin]);
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Sound Engineer',
        employer: 'Harbour Theatre',
        start: '2019',
        end: '2024',
        location: 'Bergen, Norway',
      },
      { position: 'Stagehand', employer: 'Tent Circus', start: '2015', end: '2018', location: 'Oslo, Norway' },
    ]);
    expect(sections.experience.items[1]?.body).toContain('Rigging, Lights');
    expect(sections.education.items).toMatchObject([
      { institution: 'Northern Music College', start: '2012', end: '2015' },
    ]);
  });

  it('is a column of its own where its dates are not level with the text beside it', async () => {
    const sidebar = lines(
      ['# Volunteering', '* Youth choir', '2020 - 2023', '', '* Food bank', '2016 - 2018', '', '# Skills', 'Mixing'],
      40,
      121,
    );
    const { sections } = await pdf([...person, ...jobs, ...sidebar]);
    expect(sections['volunteer-experience'].items).toMatchObject([
      { start: '2020', end: '2023' },
      { start: '2016', end: '2018' },
    ]);
    expect(sections.experience.items.map(({ start }) => start)).not.toContain('2020');
  });

  it('leaves list marks of prompts to their items', async () => {
    const marked = [...lines(['> Tuned the halls', '> Trained two helpers'], 200, 180)];
    const { sections } = await pdf([
      ...person,
      ...lines(['# Experience', '* Tuner, 2019 - 2024'], 200, 110),
      ...marked,
    ]);
    expect(sections.experience.items[0]?.body).toBe('- Tuned the halls\n- Trained two helpers');
  });
});
