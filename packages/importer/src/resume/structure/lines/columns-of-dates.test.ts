import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/drawn.ts';
import { resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';

const person = drawn(['* Mira Holm', 'mira@example.org'], { x: 200, top: 50 });

const jobs = [
  ...drawn(['# Experience'], { x: 200, top: 110 }),
  ...drawn(['* Sound Engineer', 'Harbour Theatre', 'Mixes plays and concerts in two halls'], {
    x: 200,
    top: 134,
    step: 15,
  }),
  ...drawn(['* Stagehand', 'Tent Circus', 'Built the tent in forty towns'], { x: 200, top: 204, step: 15 }),
  ...drawn(['# Education'], { x: 200, top: 274 }),
  ...drawn(['* Diploma in Acoustics', 'Northern Music College'], { x: 200, top: 298, step: 15 }),
];

describe('a column of dates', () => {
  it('has places and keywords below its dates, which are of the entries beside them', async () => {
    const margin = [
      ...drawn(['2019 - 2024', 'Bergen, Norway'], { top: 134, step: 12 }),
      ...drawn(['Mixing', 'Repairs'], { top: 170, step: 12 }),
      ...drawn(['2015 - 2018', 'Oslo, Norway'], { top: 204, step: 12 }),
      ...drawn(['Rigging', 'Lights'], { top: 240, step: 12 }),
      ...drawn(['2012 - 2015', 'Bergen, Norway'], { top: 298, step: 12 }),
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
    const sidebar = drawn(
      ['# Volunteering', '* Youth choir', '2020 - 2023', '', '* Food bank', '2016 - 2018', '', '# Skills', 'Mixing'],
      { top: 121 },
    );
    const { sections } = await pdf([...person, ...jobs, ...sidebar]);
    expect(sections['volunteer-experience'].items).toMatchObject([
      { start: '2020', end: '2023' },
      { start: '2016', end: '2018' },
    ]);
    expect(sections.experience.items.map(({ start }) => start)).not.toContain('2020');
  });

  it('leaves list marks of prompts to their items', async () => {
    const marked = [...drawn(['> Tuned the halls', '> Trained two helpers'], { x: 200, top: 180 })];
    const { sections } = await pdf([
      ...person,
      ...drawn(['# Experience', '* Tuner, 2019 - 2024'], { x: 200, top: 110 }),
      ...marked,
    ]);
    expect(sections.experience.items[0]?.body).toBe('- Tuned the halls\n- Trained two helpers');
  });
});
