import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { AS_OF } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('headings', () => {
  const below = async (title: string) => {
    const lines = [
      '# Ada Park',
      '## Education',
      'BSc Physics, University of Harlow, 2016',
      '## Experience',
      'Cook, Hill Hotel, 2016 - 2019',
      '## References',
      'On request',
      '## Knowledge',
      '### Languages',
      'German (native)',
      title,
      'Excel, Word, SAP',
      '### Hobbies',
      'Chess',
    ];
    const bytes = new TextEncoder().encode(lines.join('\n\n'));
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.sections;
  };

  it('of one level by their style are several, if they speak of sections', async () => {
    expect((await below('### Tools & software')).skill.items).toMatchObject([{ keywords: ['Excel', 'Word', 'SAP'] }]);
    expect((await below('**Tools & software**')).skill.items).toEqual([]);
  });
});

describe('headings within sections', () => {
  it('are those of sections of their own where they are known and headings by their style', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Summary',
      'I weld what the sea has broken, from small boats to the piers of the harbour.',
      '# Education',
      'BSc Geology, University of Kiel, 2015 - 2018',
      '# Languages',
      'German: native',
      '# Skills, Awards and Interests',
      '## Skills',
      'Welding, Brazing',
      '## Awards',
      'Harbour Prize, 2021',
      '## Interests',
      'Rowing, Chess',
      '# Experience',
      '* Welder, Cliff Works Ltd\t2019 - 2021',
    );
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Welding', 'Brazing']);
    expect(sections.award.items).toMatchObject([{ title: 'Harbour Prize' }]);
  });

  it('are no keywords above groups that have names', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Skills',
      '* Main tools',
      'Frontend: React, Vue',
      'Backend: Go, Rust',
      '* More of them',
      'Data: SQL, Redis',
      '# Experience',
      '* Developer, Cliff Works Ltd\t2019 - 2021',
    );
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Frontend', 'Backend', 'Data']);
  });

  it('stay keywords where nothing with a name is below', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Skills',
      '* Welding',
      'Steel, Copper',
      '* Brazing',
      'Brass, Bronze',
      '# Experience',
      '* Welder, Cliff Works Ltd\t2019 - 2021',
    );
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Welding', 'Brazing']);
  });
});

describe('entries that programs write', () => {
  it('have a headline that is a heading by its style, and sections of known headings', async () => {
    const { basics, sections } = await resumeOfWord(
      '# Ada Park',
      '## Project Manager',
      'ada@example.org',
      '## Skills',
      'Planning, Budgets',
      '## Projects',
      '1. Tide Tables: Shows the tides of each harbour to its pilots.',
      '2. Pier Survey: A Count of Ships',
      '## Education',
      'MSc Geology, University of Kiel, 2015',
    );
    expect(basics.headline).toBe('Project Manager');
    expect(sections.skill.items).toHaveLength(1);
    expect(sections.project.items.map(({ name, body }) => [name, body])).toEqual([
      ['Tide Tables', 'Shows the tides of each harbour to its pilots.'],
      ['Pier Survey: A Count of Ships', ''],
    ]);
  });

  it('do not go on in the title of an entry, which is a heading as well', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# PROJECTS',
      '## bookkeeper, Tide Tables\t2016-06 - 2016-08',
      'Showed the tides of each harbour to its pilots.',
      '# Skills',
      'Rowing',
    );
    expect(sections.project.heading).toBe('');
    expect(sections.project.items).toMatchObject([
      { name: 'bookkeeper, Tide Tables', start: '2016-06', end: '2016-08' },
    ]);
  });

  it('keep their sections where the second heading is known', async () => {
    const { basics, sections } = await resumeOfWord(
      '# Ada Park',
      '## Teaching',
      'Clerk, Acme Ltd, 2015 - 2018',
      '## Skills',
      'Rowing',
    );
    expect([basics.headline, sections.skill.items.length]).toEqual(['', 1]);
  });
});

describe('a role in a heading', () => {
  it('a role in a heading announces a section where no contact details are below it', async () => {
    const { basics, sections } = await resumeOfWord(
      ...personHeading,
      '# Developer Skills',
      'Git, Make, Perl',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
      '# Languages',
      'Danish, German',
      '# Interests',
      'Rowing',
    );
    expect(basics.headline).toBe('');
    expect(sections.skill.items).toMatchObject([{ keywords: ['Git', 'Make', 'Perl'] }]);
  });
});
