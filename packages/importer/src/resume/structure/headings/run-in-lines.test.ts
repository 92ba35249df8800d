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
});
