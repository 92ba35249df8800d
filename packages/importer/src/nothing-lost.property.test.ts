import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strToU8, zipSync } from 'fflate';
import { stringify } from 'yaml';
import { parseCsv } from './resume/data/csv.ts';
import { leavesOf, lostFrom } from './resume/data/leaves.ts';
import { importFile } from './resume/import-file.ts';

const AS_OF = '2026-02-01';

/** Imports some data and returns every text in it that is neither in the resume nor named in a note. */
async function silentlyLost(name: string, source: string | Uint8Array, data: unknown): Promise<string[]> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  const { resume, notes } = await importFile({ name, bytes, asOf: AS_OF });
  const named = notes.map(({ message }) => message).join('\n');
  return lostFrom(leavesOf(data), resume, AS_OF)
    .filter(({ path }) => !path.some((key) => named.includes(key)))
    .map(({ path, text }) => `${path.join('.')}: ${text}`);
}

const word = fc.stringMatching(/^[a-z]{4,9}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
/** Names that programs use, and names that no program uses. */
const key = fc.oneof(
  fc.constantFrom(
    'name',
    'title',
    'position',
    'company',
    'institution',
    'area',
    'studyType',
    'location',
    'startDate',
    'endDate',
    'start_date',
    'end_date',
    'date',
    'url',
    'doi',
    'authors',
    'journal',
    'summary',
    'description',
    'highlights',
    'entity',
    'type',
    'roles',
    'keywords',
    'level',
    'fluency',
    'score',
    'courses',
    'details',
    'label',
    'bullet',
    'issuer',
    'awarder',
    'publisher',
    'reference',
    'language',
    'degree',
  ),
  word,
);
const value = fc.oneof(
  words,
  fc.array(words, { maxLength: 3 }),
  fc.integer({ min: 1, max: 99 }),
  fc.constantFrom('2019-04', '2021', '2020-05-13', 'https://example.org/a', '[FlashInfer](https://example.org/f)'),
  fc.record({ label: words, href: fc.constant('https://example.org/b') }),
  fc.array(fc.oneof(words, fc.array(words, { maxLength: 2 })), { maxLength: 2 }),
);
const entry = fc.dictionary(key, value, { minKeys: 1, maxKeys: 7 });
const listName = fc.oneof(
  fc.constantFrom(
    'work',
    'education',
    'projects',
    'publications',
    'awards',
    'skills',
    'languages',
    'interests',
    'volunteer',
    'certificates',
    'references',
    'selected_honors',
    'patents',
    'invited_talks',
    'experience',
    'technologies',
  ),
  word,
);
const lists = fc.dictionary(listName, fc.array(fc.oneof(entry, words), { minLength: 1, maxLength: 3 }), {
  minKeys: 1,
  maxKeys: 4,
});
const basics = fc.record({ name: words, email: fc.constant('a@example.org'), nickname: words, label: words });

describe('nothing in a file is lost silently', () => {
  it('of JSON Resume', async () => {
    await fc.assert(
      fc.asyncProperty(basics, lists, async (person, given) => {
        const data = { $schema: 'https://jsonresume.org/resume', basics: person, ...given };
        expect(await silentlyLost('resume.json', JSON.stringify(data), { basics: person, ...given })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('of RenderCV', async () => {
    await fc.assert(
      fc.asyncProperty(basics, lists, async (person, sections) => {
        const cv = { name: person.name, email: person.email, nickname: person.nickname, sections };
        expect(await silentlyLost('cv.yaml', stringify({ cv }), cv)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('of Reactive Resume', async () => {
    await fc.assert(
      fc.asyncProperty(basics, lists, async (person, given) => {
        const sections = Object.fromEntries(Object.entries(given).map(([name, items]) => [name, { items }]));
        const data = { basics: person, sections };
        expect(await silentlyLost('rr.json', JSON.stringify(data), { basics: person, ...given })).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** The files of LinkedIn's export with the columns that they have, and files and columns that it may get. */
const exported: Record<string, string[]> = {
  Profile: ['First Name', 'Last Name', 'Headline', 'Summary', 'Industry', 'Birth Date', 'Geo Location', 'Websites'],
  'Email Addresses': ['Email Address', 'Nickname'],
  PhoneNumbers: ['Number', 'Extension'],
  Positions: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On', 'Team'],
  Education: ['School Name', 'Degree Name', 'Notes', 'Activities', 'Start Date', 'End Date'],
  Skills: ['Name', 'Endorsements'],
  Languages: ['Name', 'Proficiency'],
  Certifications: ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
  Projects: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  Publications: ['Name', 'Published On', 'Description', 'Publisher', 'Url'],
  Honors: ['Title', 'Description', 'Issued On'],
  Volunteering: ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
  Patents: ['Title', 'Number'],
};
const cell = (column: string) =>
  / On$| Date$/u.test(column)
    ? fc.constantFrom('Mar 2021', '2019')
    : column === 'Url'
      ? fc.constant('https://example.org/a')
      : words;
const table = (columns: readonly string[]) =>
  fc.array(fc.record(Object.fromEntries(columns.map((column) => [column, cell(column)]))), {
    minLength: 1,
    maxLength: 3,
  });
const tables = fc.record(
  Object.fromEntries(Object.entries(exported).map(([name, columns]) => [name, table(columns)])),
  {
    requiredKeys: ['Profile'],
  },
);
const csvOf = (rows: readonly Record<string, string>[] = []) =>
  [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((cells) => cells.join(',')).join('\n');

describe('nothing in an archive is lost silently', () => {
  it('of LinkedIn', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (files) => {
        const archive = zipSync(
          Object.fromEntries(Object.entries(files).map(([name, rows]) => [`${name}.csv`, strToU8(csvOf(rows))])),
        );
        // A person has one profile.
        const read = Object.entries(files).map(([name, rows]) => [name, parseCsv(csvOf(rows))] as const);
        const data = Object.fromEntries(
          read.map(([name, rows]) => [name, name === 'Profile' ? rows.slice(0, 1) : rows]),
        );
        expect(await silentlyLost('export.zip', archive, data)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('files that people have', () => {
  const cv = {
    name: 'Ada King',
    sections: {
      selected_honors: [{ bullet: 'Medal of the Society' }],
      patents: [{ number: 'US 1,234,567: A loom that counts' }],
      looms_built: [{ name: 'The large one' }],
      invited_talks: ['On engines, London (2021)'],
      publications: [
        {
          title: 'Notes',
          authors: ['*A. King*', 'L. Menabrea'],
          doi: '10.1145/3571730',
          journal: 'Memoirs',
          date: '1843-09',
        },
      ],
      projects: [
        { name: '[FlashInfer](https://example.org/flash)', highlights: ['Wrote it\n- in a year\n- alone', 'Ran it'] },
      ],
    },
  };

  it('is all imported: honors, patents, talks, authors, DOIs, links and nested bullets', async () => {
    const bytes = new TextEncoder().encode(stringify({ cv }));
    const { resume, notes } = await importFile({ name: 'cv.yaml', bytes, asOf: AS_OF });
    expect(notes).toEqual([]);
    expect(resume.sections.award.items).toHaveLength(1);
    expect(resume.custom.map(({ heading }) => heading)).toEqual(['Looms built']);
    const publications = resume.sections.publication.items;
    expect(publications.map(({ title }) => title)).toEqual([
      'US 1,234,567: A loom that counts',
      'On engines, London',
      'Notes',
    ]);
    expect(publications[2]).toMatchObject({ url: 'https://doi.org/10.1145/3571730' });
    expect(publications[2]?.['body']).toContain('L. Menabrea');
    expect(resume.sections.project.items[0]).toMatchObject({ name: 'FlashInfer', url: 'https://example.org/flash' });
    expect(resume.sections.project.items[0]?.['body']).toBe('- Wrote it\n- – in a year\n- – alone\n- Ran it');
  });

  it('keeps the entity of a project in JSON Resume', async () => {
    const data = { basics: { name: 'A' }, projects: [{ name: 'Loom', entity: 'Greenpeace', type: 'application' }] };
    const bytes = new TextEncoder().encode(JSON.stringify(data));
    const { resume } = await importFile({ name: 'r.json', bytes, asOf: AS_OF });
    expect(JSON.stringify(resume.sections.project.items)).toContain('Greenpeace');
  });
});
