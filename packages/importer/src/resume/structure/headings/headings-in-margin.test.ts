import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';

const person = drawn(['* Mira Holm', 'mira@example.org'], { x: 180, top: 50 });

const jobs = [
  ...drawn(['# Experience'], { x: 50, top: 110 }),
  ...drawn(['* Sound Engineer', 'Harbour Theatre, 2019 - 2024', 'Mixes plays and concerts in two halls'], {
    x: 180,
    top: 110,
    step: 15,
  }),
  ...drawn(['* Stagehand', 'Tent Circus, 2015 - 2018', 'Built the tent in forty towns'], {
    x: 180,
    top: 180,
    step: 15,
  }),
];

/** The sections of the second page, whose names stand in the margin. */
const later = [
  ...drawn(['# Awards'], { x: 50, top: 200 }),
  ...drawn(['* Golden Ear', 'Sound Guild, 2022', '', '* Best Newcomer', 'Stage Circle, 2017'], {
    x: 180,
    top: 200,
    step: 15,
  }),
  ...drawn(['# Publications'], { x: 50, top: 310 }),
  ...drawn(['* Quiet Halls', 'Journal of Stages, 2021', '', '* Loud Tents', 'Journal of Stages, 2019'], {
    x: 180,
    top: 310,
    step: 15,
  }),
];

describe('headings in the margin', () => {
  it('stay beside their text below entries that go on at the left edge of a page', async () => {
    const education = drawn(['# Education'], { x: 50, top: 260 });
    const rest = [
      ...drawn(['* Northern Music College', 'Diploma in Acoustics', 'Room acoustics', 'Signals'], { x: 50, top: 50 }),
      ...drawn(['2012 - 2015'], { x: 320, top: 50 }),
      ...drawn(['* Hill School', 'Certificate in Music', 'Piano', 'Choir'], { x: 50, top: 120 }),
      ...drawn(['2010 - 2012'], { x: 320, top: 120 }),
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
      ...drawn(['# Skills'], { x: 50, top: 110 }),
      ...drawn(['Mixing', 'Rigging', 'Repairs', 'Lights', 'Tuning'], { x: 50, top: 132 }),
      ...drawn(['# Languages', 'Danish', 'English', 'Norwegian'], { x: 50, top: 230 }),
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
      ...drawn([task], { x: 200, top: 125 + 15 * index }),
    ]);
    const { sections } = await pdf([
      ...person,
      ...drawn(['# Experience'], { x: 50, top: 110 }),
      ...drawn(['* Sound Engineer, Harbour Theatre, 2019 - 2024'], { x: 180, top: 110 }),
      ...listed,
      ...drawn(['* Stagehand, Tent Circus, 2015 - 2018'], { x: 180, top: 200 }),
    ]);
    expect(sections.experience.items).toMatchObject([{ start: '2019' }, { start: '2015' }]);
    expect(sections.experience.items[0]?.body).toContain('Repairs the desks');
  });
});
