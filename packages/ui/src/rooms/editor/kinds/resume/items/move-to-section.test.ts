import { createResume, customFields, kebab, sections, type Field, type Resume } from '@vitae/domain';
import { expect, it } from 'vitest';
import { contentAt, customSection, emptyItem, withItems } from '../document-edits.ts';
import { moveTargets, withMovedTo } from './move-to-section.ts';

const base = createResume({ title: 'Test' });
const own = customSection(base, 'Boards', 'list', kebab);
const ownPath = `custom.${own.id}`;
const fieldsOf = (key: string): Readonly<Record<string, Field>> =>
  sections.find((one) => one.key === key)?.fields ?? {};

function withEntry(key: string, values: object): Resume {
  const item = { ...emptyItem(fieldsOf(key)), id: 'entry', ...values };
  return withItems({ ...base, custom: [own] }, `sections.${key}`, () => [item]);
}
const namesFor = (key: string, values: object) =>
  moveTargets(withEntry(key, values), `sections.${key}`, 'entry', 'en').map(({ name }) => name);

const job = {
  position: 'Treasurer',
  employer: 'Food Bank',
  location: 'Leeds',
  start: '2020-01',
  current: true,
  url: 'https://example.org',
  body: '- Kept the books',
  hidden: true,
};

it('moves a job to volunteering or a custom section, and back, with everything in it', () => {
  const resume = withEntry('experience', job);
  expect(namesFor('experience', job)).toEqual(expect.arrayContaining(['Volunteer experience', 'Boards']));
  const away = withMovedTo(resume, 'sections.experience', 'entry', 'sections.volunteer-experience', 'moved');
  expect(contentAt(away, 'sections.experience')?.items).toEqual([]);
  expect(contentAt(away, 'sections.volunteer-experience')?.items).toEqual([
    expect.objectContaining({ id: 'moved', role: 'Treasurer', organization: 'Food Bank', current: true, hidden: true }),
  ]);
  const further = withMovedTo(away, 'sections.volunteer-experience', 'moved', ownPath, 'again');
  const back = withMovedTo(further, ownPath, 'again', 'sections.experience', 'entry');
  expect(back).toEqual(resume);
});

it('joins two values of one slot, and reads a single date as an end', () => {
  const study = withEntry('education', { degree: 'BSc', area: 'Physics', end: '2010' });
  const moved = withMovedTo(study, 'sections.education', 'entry', ownPath, 'moved');
  expect(contentAt(moved, ownPath)?.items[0]).toMatchObject({ title: 'BSc, Physics', end: '2010' });
  const award = withMovedTo(
    withEntry('award', { title: 'Prize', date: '2022' }),
    'sections.award',
    'entry',
    ownPath,
    'moved',
  );
  expect(contentAt(award, ownPath)?.items[0]).toMatchObject({ title: 'Prize', end: '2022' });
});

it('offers no section that would lose something', () => {
  expect(namesFor('education', { degree: 'BSc' })).toContain('Boards');
  expect(namesFor('education', { degree: 'BSc', score: '1.0' })).not.toContain('Boards');
  expect(namesFor('language', { name: 'Spanish', fluency: 'C1' })).toEqual([]);
  const resume = withEntry('education', { degree: 'BSc', score: '1.0' });
  expect(withMovedTo(resume, 'sections.education', 'entry', ownPath, 'moved')).toBe(resume);
});

it('has a field in a custom section for every slot that a job fills', () => {
  const slots: ReadonlySet<string> = new Set(Object.values(customFields).map(({ slot }) => slot));
  expect(Object.values(fieldsOf('experience')).filter(({ slot }) => !slots.has(slot))).toEqual([]);
});
