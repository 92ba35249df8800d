import { parseCsv } from '../data/csv.ts';
import { resumeFromData, type DataList } from '../data/resume-from-data.ts';
import { leavesOf, lostFrom } from '../data/leaves.ts';
import type { Data } from '../data/values.ts';
import { textOf, unpack } from '../../docx/archive.ts';
import type { Format } from './format.ts';
import { unknownNote } from './unknown-note.ts';

/** Files of the export that contain a list, and the list's usual name. */
const LISTS: Record<string, string> = {
  Positions: 'work',
  Education: 'education',
  Skills: 'skills',
  Languages: 'languages',
  Certifications: 'certificates',
  Projects: 'projects',
  Publications: 'publications',
  Honors: 'awards',
  Volunteering: 'volunteer',
};

/** Files that are read. */
const READ = new Set(['Profile', 'Email Addresses', 'PhoneNumbers', ...Object.keys(LISTS)]);

/** Columns that say how an address or number is used. */
const USE = new Set(['confirmed', 'primary', 'updatedOn', 'type']);

const CSV = /^(?:.*\/)?([^/]+)\.csv$/u;

/** LinkedIn's data export: a ZIP archive of CSV files. */
export const linkedin: Format = {
  id: 'linkedin',
  extensions: ['zip'],
  recognises: (file) => {
    const names = (file.entries() ?? []).flatMap((entry) => CSV.exec(entry)?.[1] ?? []);
    return names.includes('Profile') || names.includes('Positions');
  },
  read: ({ bytes }, { asOf }) => {
    const unpacked = unpack(bytes, (name) => CSV.test(name));
    const names = new Set([...unpacked].flatMap(([path]) => CSV.exec(path)?.[1] ?? []));
    const rows = (name: string): Data[] => {
      const found = [...unpacked].find(([path]) => CSV.exec(path)?.[1] === name);
      return found ? parseCsv(textOf(found[1])) : [];
    };
    const profile = rows('Profile')[0] ?? {};
    const emails = rows('Email Addresses');
    const cell = (row: Data, key: string): string => (typeof row[key] === 'string' ? row[key] : '');
    const basics = {
      name: `${cell(profile, 'firstName')} ${cell(profile, 'lastName')}`.trim(),
      headline: cell(profile, 'headline'),
      email: cell(emails.find((row) => cell(row, 'primary') === 'Yes') ?? emails[0] ?? {}, 'emailAddress'),
      phone: cell(rows('PhoneNumbers')[0] ?? {}, 'number'),
      location: cell(profile, 'geoLocation') || cell(profile, 'address'),
    };
    const lists = Object.entries(LISTS).map(([name, list]): DataList => ({ name: list, entries: rows(name) }));
    const { resume, unknown } = resumeFromData(
      { basics, summary: cell(profile, 'summary'), lists, title: 'LinkedIn' },
      asOf,
    );
    // A profile contains more than belongs on a resume, such as a date of birth, and lists have columns that no section
    // has: a note names them and leaves them to the person.
    const read = Object.keys(LISTS).map((name): [string, unknown] => [name, rows(name)]);
    const addresses = [...emails, ...rows('PhoneNumbers')].map((row) =>
      Object.fromEntries(Object.entries(row).filter(([key]) => !USE.has(key))),
    );
    const left = [
      ...lostFrom(leavesOf({ Profile: profile, Contact: addresses }), [resume.basics, resume.summary], asOf),
      ...lostFrom(leavesOf(Object.fromEntries(read)), resume, asOf),
    ].map(({ path }) => path.join('.'));
    const files = [...names].filter((name) => !READ.has(name));
    return Promise.resolve({
      kind: 'resume',
      resume,
      notes: unknownNote([...new Set([...unknown, ...left, ...files])]),
    });
  },
};
