import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold. */
const lines = (given: readonly string[], x: number, top: number, step = 14): PdfText[] =>
  markedLines(given, { xOf: () => x, top, step, heading: 13 });

const person = lines(['* Mira Holm', 'mira@example.org'], 180, 50);
const jobs = [
  ...lines(['# Experience'], 50, 110),
  ...lines(['* Sound Engineer', 'Harbour Theatre, 2019 - 2024', 'Mixes plays and concerts in two halls'], 180, 110, 15),
  ...lines(['* Stagehand', 'Tent Circus, 2015 - 2018', 'Built the tent in forty towns'], 180, 180, 15),
];
/** The sections of the second page, whose names stand in the margin. */
const later = [
  ...lines(['# Awards'], 50, 200),
  ...lines(['* Golden Ear', 'Sound Guild, 2022', '', '* Best Newcomer', 'Stage Circle, 2017'], 180, 200, 15),
  ...lines(['# Publications'], 50, 310),
  ...lines(['* Quiet Halls', 'Journal of Stages, 2021', '', '* Loud Tents', 'Journal of Stages, 2019'], 180, 310, 15),
];

describe('headings in the margin', () => {
  it('stay beside their text below entries that go on at the left edge of a page', async () => {
    const education = lines(['# Education'], 50, 260);
    const rest = [
      ...lines(['* Northern Music College', 'Diploma in Acoustics', 'Room acoustics', 'Signals'], 50, 50),
      ...lines(['2012 - 2015'], 320, 50),
      ...lines(['* Hill School', 'Certificate in Music', 'Piano', 'Choir'], 50, 120),
      ...lines(['2010 - 2012'], 320, 120),
    ];
    const { sections } = await pdf([...person, ...jobs, ...education], [...rest, ...later]);
    expect(sections.education.items).toMatchObject([
      { start: '2012', end: '2015' },
      { start: '2010', end: '2012' },
    ]);
    expect(sections.award.items.map(({ title }) => title)).toEqual(['Golden Ear', 'Best Newcomer']);
    expect(sections.publication.items.map(({ title }) => title)).toEqual(['Quiet Halls', 'Loud Tents']);
  });

  it('are none where the left column has text of its own below them', async () => {
    const sidebar = [
      ...lines(['# Skills'], 50, 110),
      ...lines(['Mixing', 'Rigging', 'Repairs', 'Lights', 'Tuning'], 50, 132),
      ...lines(['# Languages', 'Danish', 'English', 'Norwegian'], 50, 230),
    ];
    const right = jobs.map((text) => (text.text === 'Experience' ? { ...text, x: 180, y: 88 } : text));
    const { sections } = await pdf([...person, ...right, ...sidebar]);
    expect(JSON.stringify(sections.skill.items)).toContain('Tuning');
    expect(sections.experience.items).toMatchObject([{ position: 'Sound Engineer' }, { position: 'Stagehand' }]);
    expect(sections.language.items).toHaveLength(3);
  });
});

describe('the marks of a list', () => {
  it('are no column', async () => {
    const tasks = ['Mixes plays', 'Tunes the halls', 'Trains two helpers', 'Repairs the desks'];
    const listed = tasks.flatMap((task, index) => [
      { text: '\uE0B0', x: 185, y: 126.4 + 15 * index, size: 10 },
      ...lines([task], 200, 125 + 15 * index),
    ]);
    const { sections } = await pdf([
      ...person,
      ...lines(['# Experience'], 50, 110),
      ...lines(['* Sound Engineer, Harbour Theatre, 2019 - 2024'], 180, 110),
      ...listed,
      ...lines(['* Stagehand, Tent Circus, 2015 - 2018'], 180, 200),
    ]);
    expect(sections.experience.items).toMatchObject([{ start: '2019' }, { start: '2015' }]);
    expect(sections.experience.items[0]?.body).toContain('Repairs the desks');
  });
});
