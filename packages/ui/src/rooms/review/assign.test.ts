import { createResume, newId, resumeKind, resumeSchema, type Resume } from '@vitae/domain';
import type { ImportedPage, Provenance } from '@vitae/importer';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { assigned, fieldsFrom, leftOut, placesFor, type Draft, type Original } from './assign.ts';
import { entryOf, joined, split } from './divide.ts';
import { lineAt, piecesOf, type FileLine } from './file-line.ts';
import { resume as kind } from './kinds/resume.ts';

const [role, other, link] = [newId(), newId(), newId()];
const texts = [
  'Ada Bell',
  'ada@example.com',
  'ada.example.com',
  'Engineer, Mill, 2019 – 2021',
  'Built looms',
  'that run at night',
  'Clerk | Dock 2017 – 2018',
  'Counted crates',
  'Plays chess',
];
const dated = (line: number, part: string, start: string, end: string) => {
  const from = texts[line]?.indexOf(part) ?? 0;
  return [{ from, to: from + part.length, start, end, current: false }];
};
const pages: ImportedPage[] = [
  {
    width: 0,
    height: 0,
    lines: texts.map((text, line) => ({
      text,
      ...(line === 4 || line === 7 ? { isItem: true } : {}),
      ...(line === 3 ? { dates: dated(3, '2019 – 2021', '2019', '2021') } : {}),
      ...(line === 6 ? { dates: dated(6, '2017 – 2018', '2017', '2018') } : {}),
    })),
  },
];
const resume: Resume = resumeSchema.parse({
  ...createResume({ title: 'Imported' }),
  basics: { fullName: 'Ada Bell', email: 'ada@example.com', links: [{ id: link, label: '', url: 'ada.example.com' }] },
  sections: {
    experience: {
      items: [
        {
          id: role,
          position: 'Engineer, Mill',
          start: '2019',
          end: '2021',
          body: '- Built looms that run at night\n- Clerk | Dock 2017 – 2018\n- Counted crates',
        },
        { id: other, employer: 'Ada Bell' },
      ],
    },
  },
});
const origin = (path: string, ...lines: number[]): Provenance => ({
  path,
  confidence: 0.5,
  sources: lines.map((line) => ({ page: 0, line })),
});
const inRole = (field: string) => `sections.experience.items.${role}.${field}`;
const draft: Draft = {
  document: resume,
  provenance: [
    origin('basics.email', 1),
    origin(`basics.links.${link}.url`, 2),
    origin(inRole('position'), 3),
    origin(inRole('start'), 3),
    origin(inRole('end'), 3),
    origin(inRole('body'), 4, 5, 6, 7),
    origin(`sections.experience.items.${other}.employer`, 0),
  ],
  confirmed: new Set(),
  leftover: [{ page: 0, line: 8, text: 'Plays chess' }],
};
const original: Original = { kind, pages };

beforeAll(() => loadAreas(['review']));

const line = (number: number): FileLine => {
  const found = lineAt(pages, { page: 0, line: number });
  if (!found) throw new Error(`There is no line ${number}.`);
  return found;
};
const now = ({ document }: Draft) => resumeKind.of(document);
const roleIn = (edited: Draft) => now(edited).sections.experience.items[0];
const placeAt = (from: Draft, number: number, key: string) => {
  const place = placesFor(original, from, line(number)).find((one) => one.key === key || one.label === key);
  if (!place) throw new Error(`There is no place ${key}.`);
  return place;
};
/** The draft with a line, or a part of it, used as the field of a place. */
const use = (from: Draft, number: number, place: string, label: string, text = line(number).text, adds = false) => {
  const field = placeAt(from, number, place).fields.find((one) => one.label === label);
  if (!field) throw new Error(`${place} has no field ${label}.`);
  return assigned(original, from, line(number), text, [field], adds);
};
const theRole = `sections.experience.items.${role}`;

describe('piecesOf', () => {
  it('gives the whole line, its dates, and what stands between separators and commas', () => {
    expect(piecesOf(line(3))).toEqual([texts[3], 'Engineer, Mill', '2019 – 2021', 'Engineer', 'Mill']);
    expect(piecesOf(line(6))).toEqual([texts[6], 'Clerk', 'Dock', '2017 – 2018']);
  });
});

describe('assigned', () => {
  it('moves a part of a line to another field, and leaves the rest where it was', () => {
    const edited = use(draft, 3, theRole, 'Employer', 'Mill');
    expect(roleIn(edited)).toMatchObject({ position: 'Engineer', employer: 'Mill', start: '2019', end: '2021' });
    expect(edited.confirmed).toEqual(new Set([inRole('employer')]));
    const places = placesFor(original, edited, line(3));
    expect(fieldsFrom(places, line(3)).map(({ label }) => label)).toEqual(['Job title', 'Employer', 'Start', 'End']);
    expect(edited.leftover).toEqual(draft.leftover);
  });

  it('moves a whole line, and removes the entry that has nothing left', () => {
    const edited = use(draft, 0, 'basics', 'Full name');
    expect(now(edited).basics.fullName).toBe('Ada Bell');
    expect(now(edited).sections.experience.items.map(({ id }) => id)).toEqual([role]);
    expect(resumeSchema.safeParse(now(edited)).success).toBe(true);
  });

  it('takes an address from a line, and removes the link that it was', () => {
    const edited = use(draft, 2, 'basics', 'New link');
    expect(now(edited).basics.links.map(({ url }) => url)).toEqual(['ada.example.com']);
    expect(now(edited).basics.links[0]?.id).not.toBe(link);
  });

  it('says which line is left over when another one takes its place, unless it is added', () => {
    const replaced = use(draft, 8, theRole, 'Job title');
    expect(roleIn(replaced)?.['position']).toBe('Plays chess');
    expect(replaced.leftover.map(({ text }) => text)).toEqual([texts[3]]);
    const added = use(draft, 8, theRole, 'Job title', 'Plays chess', true);
    expect(roleIn(added)?.['position']).toBe('Engineer, Mill Plays chess');
    expect(added.leftover).toEqual([]);
  });

  it('puts a bullet where it stands in the file, and a wrapped line at the end of the one before', () => {
    const without = leftOut(original, leftOut(original, draft, line(4)), line(5));
    expect(roleIn(without)?.['body']).toBe('- Clerk | Dock 2017 – 2018\n- Counted crates');
    expect(without.leftover.map(({ line: number }) => number)).toEqual([4, 5, 8]);
    const body = 'What you did and achieved';
    const again = use(use(without, 4, theRole, body), 5, theRole, body);
    expect(roleIn(again)?.['body']).toBe(now(draft).sections.experience.items[0]?.['body']);
    expect(again.leftover).toEqual(draft.leftover);
  });

  it('begins an entry where the line is in the file', () => {
    const edited = use(draft, 2, 'New entry: Experience', 'Job title', 'Weaver');
    expect(now(edited).sections.experience.items.map(({ position }) => position)).toEqual([
      'Weaver',
      'Engineer, Mill',
      '',
    ]);
    expect(resumeSchema.safeParse(now(edited)).success).toBe(true);
  });

  it('takes the dates of a line or its address, and leaves the other words where they are', () => {
    const edited = use(draft, 6, 'New entry: Projects', 'Start');
    expect(now(edited).sections.project.items[0]?.['start']).toBe('2017');
    expect(roleIn(edited)?.['body']).toContain('Clerk | Dock');
  });

  it('keeps what a person wrote instead of the text of the line', () => {
    const typed: Draft = {
      ...draft,
      document: { ...resume, basics: { ...resume.basics, email: 'ada@bell.example' } },
      confirmed: new Set(['basics.email']),
    };
    expect(now(leftOut(original, typed, line(1))).basics.email).toBe('ada@bell.example');
  });
});

describe('split and joined', () => {
  const entryAt = (from: Draft, number: number) => {
    const entry = entryOf(placesFor(original, from, line(number)), line(number));
    if (!entry) throw new Error(`Line ${number} is in no entry.`);
    return entry;
  };

  it('divides an entry at a line, which becomes the name and the dates of the new one', () => {
    const edited = split(original, draft, entryAt(draft, 6), line(6));
    expect(now(edited).sections.experience.items.slice(0, 2)).toMatchObject([
      { id: role, position: 'Engineer, Mill', body: '- Built looms that run at night' },
      { position: 'Clerk | Dock', start: '2017', end: '2018', body: '- Counted crates' },
    ]);
    expect(edited.leftover).toEqual(draft.leftover);
    expect(entryAt(edited, 7).key).not.toBe(theRole);
  });

  it('joins it again without losing a word', () => {
    const divided = split(original, draft, entryAt(draft, 6), line(6));
    const edited = joined(original, divided, entryAt(divided, 7), line(7));
    expect(now(edited).sections.experience.items).toHaveLength(2);
    expect(roleIn(edited)).toMatchObject({ position: 'Engineer, Mill', start: '2019', end: '2021' });
    for (const words of ['Built looms', 'Clerk | Dock', '2017', '2018', 'Counted crates'])
      expect(roleIn(edited)?.['body']).toContain(words);
  });
});
