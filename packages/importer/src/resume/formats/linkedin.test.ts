import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

const archive = zipSync({
  'Profile.csv': strToU8(
    'First Name,Last Name,Headline,Summary,Geo Location\nNoor,Haddad,Data Analyst,"Counts things, well.","Utrecht, Netherlands"\n',
  ),
  'Email Addresses.csv': strToU8('Email Address,Confirmed,Primary\nold@example.org,Yes,No\nnoor@example.org,Yes,Yes\n'),
  'Positions.csv': strToU8(
    'Company Name,Title,Description,Location,Started On,Finished On\nKanaal BV,Data Analyst,Built reports,Utrecht,Mar 2021,\nMolen NV,Intern,,Delft,Sep 2019,Feb 2021\n',
  ),
  'Education.csv': strToU8(
    'School Name,Start Date,End Date,Notes,Degree Name\nTU Delft,2016,2019,,Bachelor of Science\n',
  ),
  'Skills.csv': strToU8('Name\nSQL\nPython\n'),
  'Languages.csv': strToU8('Name,Proficiency\nDutch,Native or bilingual proficiency\n'),
  'Certifications.csv': strToU8(
    'Name,Url,Authority,Started On,Finished On,License Number\nAzure Data Fundamentals,https://example.org/c,Microsoft,May 2022,,1\n',
  ),
});

describe('the LinkedIn export', () => {
  it('becomes a resume', async () => {
    const { resume, format } = await importFile({ name: 'export.zip', bytes: archive, asOf: '2026-11-21' });
    expect(format).toBe('linkedin');
    expect(resume.basics).toMatchObject({
      fullName: 'Noor Haddad',
      headline: 'Data Analyst',
      email: 'noor@example.org',
      location: { city: 'Utrecht', countryCode: 'NL' },
    });
    expect(resume.summary).toBe('Counts things, well.');
    expect(resume.sections.experience.items).toMatchObject([
      { position: 'Data Analyst', employer: 'Kanaal BV', start: '2021-03', current: true, body: 'Built reports' },
      { position: 'Intern', employer: 'Molen NV', start: '2019-09', end: '2021-02', current: false },
    ]);
    expect(resume.sections.education.items).toMatchObject([
      { degree: 'Bachelor of Science', institution: 'TU Delft', start: '2016', end: '2019' },
    ]);
    expect(resume.sections.certification.items).toMatchObject([
      { name: 'Azure Data Fundamentals', issuer: 'Microsoft', date: '2022-05' },
    ]);
    expect(resume.sections.skill.items.map((item) => item['name'])).toEqual(['SQL', 'Python']);
    expect(resume.sections.language.items).toMatchObject([{ name: 'Dutch' }]);
  });
});
