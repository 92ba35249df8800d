import { describe, expect, it } from 'vitest';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const work = [
  '* Berufserfahrung',
  '- Köchin, Gasthof Adler GmbH, 2012 - 2018',
  '- Küchenchefin, Hotel Post, 2018 - heute',
];

describe('headings in bold with what they announce in the same line', () => {
  it('begin sections below others in the same letters', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      ...work,
      '*Sprachen:* Deutsch (Muttersprache), Französisch (B1)',
      '*Führerschein:* Klasse B',
      '*Hobbys:* Wandern, Bienen',
    );
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.language.items).toMatchObject([{ name: 'Deutsch' }, { name: 'Französisch' }]);
    expect(JSON.stringify(sections.hobbies.items)).toContain('Bienen');
    expect(JSON.stringify(sections.language.items)).not.toContain('Klasse');
  });

  it('may have a dash behind their colon', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '* PRACOVNÍ ZKUŠENOSTI:',
      '- Kuchař, Hotel Slavia, Brno ( 2012-2018 )',
      '- Pekař, Pekárna Lípa, Brno ( 2008-2012 )',
      '*JAZYKOVÉ ZNALOSTI:* - angličtina B2, polština A1',
    );
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.language.items).toMatchObject([{ name: 'angličtina' }, { name: 'polština' }]);
  });

  it('are labels where they come again, or entries follow', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '* Experience',
      'Cook, Adler Inn, 2012 - 2018',
      '*Skills:* soups, sauces',
      'Head cook, Post Hotel, 2018 - 2022',
      '*Skills:* menus, purchasing',
      '* Education',
      'Harlow College, Diploma, 2010 - 2012',
    );
    expect(sections.skill.items).toEqual([]);
    expect(sections.experience.items).toHaveLength(2);
  });

  it('in capitals stand in smaller letters below headings in capitals, if several are known', async () => {
    const work = ['* SEA SERVICE (latest first)', 'Second Engineer, Lapwing Shipping Ltd, 2019 - 2023'];
    const { sections } = await resumeOfWord(
      ...personHeading,
      ...work,
      '* EDUCATION',
      'Harlow College, Diploma, 2010 - 2012',
      'LANGUAGES: English (good), Polish (native)',
      'SKILLS: boiler treatment, hydraulic cranes',
      'REFERENCE: Jo Weir, Lapwing Shipping Ltd',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Second Engineer', employer: 'Lapwing Shipping Ltd' },
    ]);
    expect(sections.skill.items.map(({ keywords }) => keywords)).toEqual([['boiler treatment', 'hydraulic cranes']]);
    expect(sections.language.items).toHaveLength(2);
    expect(sections.education.items).toHaveLength(1);
  });

  it('in capitals are labels of lists below a heading of their own', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '* EXPERIENCE',
      'Engineer, Lapwing Ltd, 2019 - 2023',
      '* SKILLS',
      'LANGUAGES: Python, Java',
      'TOOLS: Git, Docker',
    );
    expect(sections.language.items).toEqual([]);
    expect(sections.skill.items).toHaveLength(2);
  });
});
