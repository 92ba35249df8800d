import { describe, expect, it } from 'vitest';
import { resumeOfText } from '../../testing/resume-of-text.ts';

const bakery = [
  '### Harbour Bakery',
  '#### Head baker',
  'March 2018 - Present',
  '##### Skills',
  'Sourdough, pastry',
  '##### Summary',
  'Runs the night shift.',
  '- Halved the waste of flour',
];

describe('headings below the heading of an entry', () => {
  it('are parts of the entry, whatever their words announce', async () => {
    const { summary, sections } = await resumeOfText(
      [
        '# Ada Park',
        '## Summary',
        'Baker with twelve years of practice in small towns.',
        '## Experience',
        ...bakery,
        '### Mill Café',
        '#### Baker',
        'June 2012 - February 2018',
        '##### Skills',
        'Bread, cakes',
        '- Baked for ninety guests a day',
        '## Education',
        '- Harlow College, Diploma in baking, 2010 - 2012',
      ].join('\n\n'),
      'md',
    );
    expect(JSON.stringify(summary)).not.toContain('night shift');
    expect(sections.skill.items).toEqual([]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head baker', employer: 'Harbour Bakery', start: '2018-03' },
      { position: 'Baker', employer: 'Mill Café', start: '2012-06', end: '2018-02' },
    ]);
    expect(JSON.stringify(sections.experience.items[0])).toContain('Halved the waste');
  });

  it('are sections where nothing else stands above them', async () => {
    const { sections } = await resumeOfText(
      [
        '# Ada Park',
        '## Experience',
        'Baker, Mill Café, 2012 - 2018',
        '### Skills',
        'Bread, cakes',
        '## Education',
        '- Harlow College, Diploma in baking, 2010 - 2012',
      ].join('\n\n'),
      'md',
    );
    expect(sections.skill.items).toHaveLength(1);
  });
});

it('employers below an unknown heading are none of the sections, and what is said above them is no job', async () => {
  const { sections } = await resumeOfText(
    [
      '# Данил Орлов',
      'orlov@example.org',
      '## История занятости',
      'Работаю пекарем с 2003-го года по настоящее время (2010)',
      '### ООО "Мельница"',
      'С 03.2008 по настоящее время',
      '- Хлеб для трёх школ',
      '### ООО "Старая печь"',
      '11.2004-03.2008',
      '- Торты к праздникам',
      '### ЗАО "Город"',
      '06.2003 - 11.2004',
      '- Пироги',
      '## Образование',
      'Колледж пищевой промышленности, 2003',
    ].join('\n\n'),
    'md',
  );
  expect(
    sections.experience.items.map(({ employer, position, start, end }) => [employer, position, start, end]),
  ).toEqual([
    ['ООО "Мельница"', '', '2008-03', ''],
    ['ООО "Старая печь"', '', '2004-11', '2008-03'],
    ['ЗАО "Город"', '', '2003-06', '2004-11'],
  ]);
});
