import { describe, expect, it } from 'vitest';
import { isLanguageName } from '../../../language/language-names.ts';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const person = ['# Ada Park', 'ada@example.org'];

describe('among the studies', () => {
  it('first aid is a certificate, and so is below "Training" what somebody is certified as', async () => {
    const { sections } = await resumeOfWord(
      ...person,
      '## Education & Training',
      'Bachelor of Science, Law, Lucas State University, 1999',
      'Certified Protection Professional (CPP), ASIS, 2023',
      'First Aid at Work (2021)',
    );
    expect(sections.education.items).toMatchObject([{ institution: 'Lucas State University' }]);
    expect(sections.certification.items).toMatchObject([
      { name: 'Certified Protection Professional (CPP)', date: '2023' },
      { name: 'First Aid at Work', date: '2021' },
    ]);
  });

  it('sentences below "Qualifications" introduce the person, where another section has the studies', async () => {
    const said = 'Retired police lieutenant, twenty-two years sworn.';
    const { sections, summary } = await resumeOfWord(
      ...person,
      '## Qualifications',
      said,
      '## Education',
      'Bachelor of Science, Law, Lucas State University, 1999',
    );
    expect(summary).toBe(said);
    expect(sections.education.items).toHaveLength(1);
  });
});

describe('below what was done for others', () => {
  it('a line with the label of languages names them', async () => {
    const { sections } = await resumeOfWord(
      ...person,
      '## Community',
      'Board Member, Lucas County Shelter, 2015-present',
      'Languages: English, Polish (conversational)',
    );
    expect(sections['community-service'].items).toMatchObject([{ organization: 'Lucas County Shelter' }]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'Polish']);
  });
});

describe('jobs below a heading that says nothing', () => {
  it('are known although a role begins with two capitals', async () => {
    const { sections } = await resumeOfWord(
      ...person,
      '## Xyzzy',
      '* IT Support Officer',
      'Quay Ltd | 2012 - 2015',
      '## Education',
      'Bachelor of Science, Law, Lucas State University, 1999',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'IT Support Officer', employer: 'Quay Ltd' }]);
  });
});

it('the language of the Maori is one by its own name too', () => {
  expect(isLanguageName('Te reo Māori')).toBe(true);
});

describe('things', () => {
  it('have the abbreviation of their last words, and nothing of when they expire, in their names', async () => {
    const { sections } = await resumeOfWord(
      ...person,
      '## Certificates',
      'IAAP Web Accessibility Specialist (WAS), 2023',
      'Site passport (expires 2026)',
    );
    expect(sections.certification.items.map(({ name }) => name)).toEqual([
      'IAAP Web Accessibility Specialist (WAS)',
      'Site passport',
    ]);
  });

  it('are told from who gave them behind the day in brackets', async () => {
    const { sections } = await resumeOfWord(
      ...person,
      '## Certificates',
      '- Forklift Permit (June 2022) / Harbour Board',
      '- SQLD (2022.06.24) / 한국데이터산업진흥원',
    );
    expect(sections.certification.items).toMatchObject([
      { name: 'Forklift Permit', issuer: 'Harbour Board', date: '2022-06' },
      { name: 'SQLD', issuer: '한국데이터산업진흥원', date: '2022-06' },
    ]);
  });

  it('have what somebody was in a project as a role of their own', async () => {
    const { sections } = await resumeOfWord(
      ...person,
      '## Projects',
      '* Contributor, Tide Map\t??? — Present',
      '- Shows the tides',
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide Map', role: 'Contributor' }]);
  });
});
