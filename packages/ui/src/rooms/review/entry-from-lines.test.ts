import { coverLetterKind, coverLetterSchema, createResume, resumeKind, resumeSchema } from '@vitae/domain';
import type { ImportedPage } from '@vitae/importer';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { assigned, placesFor, takesText, type Draft, type Original } from './assign.ts';
import { entryFrom, leftoverFrom } from './entry-from-lines.ts';
import { lineAt, type FileLine } from './file-line.ts';
import { coverLetter } from './kinds/cover-letter.ts';
import { resume as kind } from './kinds/resume.ts';

beforeAll(() => loadAreas(['review', 'letter']));

const lineOf = (pages: ImportedPage[], number: number): FileLine => {
  const found = lineAt(pages, { page: 0, line: number });
  if (!found) throw new Error(`There is no line ${number}.`);
  return found;
};
const placeIn = (original: Original, draft: Draft, at: FileLine, label: string) => {
  const place = placesFor(original, draft, at).find((one) => one.label === label || one.key === label);
  if (!place) throw new Error(`There is no place ${label}.`);
  return place;
};

describe('lines that are left over, as an entry', () => {
  const texts = [
    'Ada Bell',
    'Weaver at Tidewater Mill',
    'Lowell, 2019 – 2021',
    'Ran six looms',
    'Trained two',
    'Chess',
  ];
  const period = { from: 8, to: 19, start: '2019', end: '2021', current: false };
  const pages: ImportedPage[] = [
    {
      width: 0,
      height: 0,
      lines: texts.map((text, line) => ({
        text,
        ...(line === 2 ? { dates: [period] } : {}),
        ...(line === 3 || line === 4 ? { isItem: true } : {}),
      })),
    },
  ];
  const original: Original = { kind, pages };
  const leftover = [1, 2, 3, 4].map((line) => ({ page: 0, line, text: texts[line] ?? '' }));
  const draft: Draft = {
    document: resumeSchema.parse({ ...createResume({ title: 'Imported' }), basics: { fullName: 'Ada Bell' } }),
    provenance: [{ path: 'basics.fullName', confidence: 1, sources: [{ page: 0, line: 0 }] }],
    confirmed: new Set(),
    leftover,
  };

  it('are those that follow one another from the chosen one on', () => {
    expect(leftoverFrom(original, draft, lineOf(pages, 2)).map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(leftoverFrom(original, draft, lineOf(pages, 0))).toEqual([]);
  });

  it('are its name, its dates and its text, in one step', () => {
    const line = lineOf(pages, 1);
    const place = placeIn(original, draft, line, 'New entry: Experience');
    const edited = entryFrom(original, draft, place, leftoverFrom(original, draft, line));
    expect(resumeKind.of(edited.document).sections.experience.items).toMatchObject([
      {
        position: 'Weaver at Tidewater Mill',
        start: '2019',
        end: '2021',
        body: 'Lowell\n\n- Ran six looms\n- Trained two',
      },
    ]);
    expect(edited.leftover).toEqual([]);
    expect(resumeSchema.safeParse(edited.document).success).toBe(true);
  });

  it('are keywords where entries have no text', () => {
    const line = lineOf(pages, 3);
    const place = placeIn(original, draft, line, 'New entry: Skills');
    const edited = entryFrom(original, draft, place, leftoverFrom(original, draft, line));
    const [skill] = resumeKind.of(edited.document).sections.skill.items;
    expect(skill).toMatchObject({ name: 'Ran six looms', keywords: ['Trained two'] });
    expect(edited.leftover.map(({ line: number }) => number)).toEqual([1, 2]);
  });
});

describe('the day of a letter', () => {
  const texts = ['Bristol, 3 March 2026', 'Dear Ms Lee,'];
  const date = { from: 9, to: 21, start: '2026-03', end: '', current: false };
  const pages: ImportedPage[] = [
    {
      width: 0,
      height: 0,
      lines: texts.map((text, line) => ({ text, ...(line === 0 ? { dates: [date], day: '2026-03-03' } : {}) })),
    },
  ];
  const original: Original = { kind: coverLetter, pages };
  const draft: Draft = {
    document: coverLetterSchema.parse({
      ...coverLetterKind.create({ title: 'Letter', locale: 'en', country: 'GB' }),
      opening: 'Dear Ms Lee,',
    }),
    provenance: [],
    confirmed: new Set(),
    leftover: [{ page: 0, line: 0, text: texts[0] ?? '' }],
  };
  const dayField = (line: FileLine) => {
    const field = placeIn(original, draft, line, 'letter').fields.find(({ path }) => path === 'date');
    if (!field) throw new Error('A letter has no date.');
    return field;
  };

  it('is taken from a line that says a day, and from no other', () => {
    const [first, second] = [lineOf(pages, 0), lineOf(pages, 1)];
    expect(takesText(dayField(first), first, first.text)).toBe(true);
    expect(takesText(dayField(first), first, 'Bristol')).toBe(false);
    expect(takesText(dayField(second), second, second.text)).toBe(false);
    const edited = assigned(original, draft, first, first.text, [dayField(first)]);
    expect(coverLetterKind.of(edited.document).date).toBe('2026-03-03');
    expect(edited.confirmed).toEqual(new Set(['date']));
  });
});
