import { coverLetterKind, coverLetterSchema } from '@vitae/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { wantsLook } from '../review-model.ts';
import { coverLetter } from './cover-letter.ts';

const id = '01890a5d-ac96-774b-9001-000000000001';
const letter = coverLetterSchema.parse({
  ...coverLetterKind.create({ title: 'Letter', locale: 'en', country: 'US' }),
  sender: { fullName: 'Ada Park', email: 'ada@example.com' },
  recipient: { company: 'Northwind' },
  date: '2026-03-03',
  opening: 'Dear Ms Lee,',
  paragraphs: [{ id, text: 'I led **eight** people.' }],
});
const origin = (path: string, confidence: number) => ({ path, confidence, sources: [{ page: 0, line: 0 }] });
const fieldsOf = (document = letter) =>
  coverLetter
    .groups(document, [origin('recipient.company', 0.3), origin(`paragraphs.${id}.text`, 0.9)])
    .flatMap(({ items }) => items.flatMap(({ fields }) => fields));
const of = (path: string) => {
  const field = fieldsOf().find((candidate) => candidate.path === path);
  if (!field) throw new Error(`There is no field ${path}.`);
  return field;
};

beforeAll(() => loadAreas(['review', 'letter']));

describe('the review of a letter', () => {
  it('asks for what a letter cannot do without, and for what was read with doubt', () => {
    const wanting = fieldsOf().filter((field) => wantsLook(field, new Set()));
    expect(wanting.map(({ path }) => path)).toEqual(['recipient.company', 'closing']);
  });

  it.each([
    ['sender.fullName', 'Ada Byron', { sender: { fullName: 'Ada Byron', email: 'ada@example.com' } }],
    ['sender.location.city', 'Bristol', { sender: { location: { city: 'Bristol' } } }],
    ['recipient.address', '1 High Street\nBristol', { recipient: { address: '1 High Street\nBristol' } }],
    ['date', '2026-04-01', { date: '2026-04-01' }],
    [`paragraphs.${id}.text`, 'Other words.', { paragraphs: [{ id, text: 'Other words.' }] }],
    ['enclosures', 'CV', { enclosures: 'CV' }],
  ])('writes %s', (path, value, expected) => {
    const written = of(path).write(letter, value);
    expect(written).toMatchObject(expected);
    expect(coverLetterSchema.safeParse(written).success).toBe(true);
  });

  it.each([
    ['subject', { subject: 'Senior *designer*' }],
    ['recipient.address', { recipient: { company: 'Northwind', address: 'Senior *designer*' } }],
    ['paragraphs', { paragraphs: [{ text: 'I led **eight** people.' }, { text: '1\\. Senior \\*designer\\*' }] }],
  ])('puts a line that was left over into %s, and takes it back', (target, expected) => {
    const line = target === 'paragraphs' ? '1. Senior *designer*' : 'Senior *designer*';
    const placed = coverLetter.withLine(letter, target, line);
    expect(placed).toMatchObject(expected);
    expect(coverLetter.withTargetOf(placed, letter, target)).toEqual(letter);
  });

  it('names every target', () => {
    expect(coverLetter.targets(letter).map(({ heading }) => heading)).toContain('Company address');
  });
});
