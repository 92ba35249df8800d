import { markedLines } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../testing/resume-of-pages.ts';

const resumeOf = async (given: readonly string[]) =>
  resumeOfPages(
    markedLines(['* Ada Park', 'ada@example.org', ...given], {
      xOf: (cell) => 40 + cell * 170,
      top: 40,
      step: 15,
      heading: 11.8,
    }),
  );

describe('rows that name the columns below them', () => {
  const rows = ['# Work experience', 'Period || Role || Employer / client', '2016 - 2021 || Sailmaker || Hill Works'];

  it('name two things in one column', async () => {
    const { sections } = await resumeOf([...rows, '2011 - 2016 || Rigger || Lake Boats']);
    expect(sections.experience.items).toMatchObject([
      { position: 'Sailmaker', employer: 'Hill Works' },
      { position: 'Rigger', employer: 'Lake Boats' },
    ]);
  });

  it('name nothing where a value stands among them', async () => {
    const { sections } = await resumeOf(['# Work experience', '2021 - 2024 || Rigger || Lake Boats / Hill Works']);
    expect(sections.experience.items).toMatchObject([{ employer: 'Lake Boats / Hill Works' }]);
  });
});

describe('languages', () => {
  it('leave no group of keywords behind that is called like them', async () => {
    const { sections } = await resumeOf([
      '# Skills',
      'Languages',
      '- Spanish: fluent',
      '- Italian: basic',
      'Sewing, sawing',
    ]);
    expect(sections.language.items).toMatchObject([{ name: 'Spanish' }, { name: 'Italian' }]);
    expect(JSON.stringify(sections.skill.items)).not.toContain('Languages');
  });
});
