import { createResume, sections, type FieldValue, type Item, type Resume } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { emptyItem, withBasics, withItems } from '../document-edits.ts';
import { completenessOf } from './completeness.ts';

const empty = createResume({ title: 'Test' });
const [first] = sections;
const item = (key: string, values: Record<string, FieldValue>): Item => ({
  ...emptyItem(sections.find((section) => section.key === key)?.fields ?? {}),
  ...values,
});
const withItem = (resume: Resume, key: string, values: Record<string, FieldValue>) =>
  withItems(resume, `sections.${key}`, (items) => [...items, item(key, values)]);

const finished = [
  (resume: Resume) => withBasics(resume, { fullName: 'Ana Silva' }),
  (resume: Resume) => withBasics(resume, { email: 'ana@example.com' }),
  (resume: Resume) =>
    withItem(resume, 'experience', {
      position: 'Planner',
      start: '2021',
      body: '- Cut costs by a fifth\n- Led a team of nine',
    }),
  (resume: Resume) => withItem(resume, 'education', { degree: 'BSc' }),
  (resume: Resume) => withItem(resume, 'skill', { keywords: ['a', 'b', 'c', 'd', 'e'] }),
  (resume: Resume): Resume => ({
    ...resume,
    summary: 'Planner with eight years in food logistics who cut delivery times by a fifth in three depots.',
  }),
  (resume: Resume) => withBasics(resume, { headline: 'Planner' }),
  (resume: Resume) => withBasics(resume, { location: { ...resume.basics.location, city: 'Leeds' } }),
];

describe('completeness', () => {
  it('starts at 0, asking for the name', () => {
    expect(completenessOf(empty)).toEqual({ share: 0, next: { kind: 'name', path: 'basics.fullName' } });
  });

  it('rises with every step that it suggests, and ends at 1', () => {
    let resume = empty;
    for (const step of finished) {
      const before = completenessOf(resume);
      expect(before.next).not.toBeNull();
      resume = step(resume);
      expect(completenessOf(resume).share).toBeGreaterThan(before.share);
    }
    expect(completenessOf(resume)).toEqual({ share: 1, next: null });
  });

  it('asks for the first section before the second, and links to it', () => {
    const named = withBasics(empty, { fullName: 'Ana Silva', email: 'ana@example.com' });
    expect(completenessOf(named).next).toMatchObject({ kind: 'entry', path: `sections.${first?.key}` });
    const begun = withItem(named, 'experience', { position: 'Planner' });
    const [role] = begun.sections.experience.items;
    expect(completenessOf(begun).next).toMatchObject({
      kind: 'body',
      path: `sections.experience.items.${role?.id}.body`,
    });
  });

  it('counts skills that are entries of their own, as they are drawn', () => {
    const named = (count: number) =>
      ['Planning', 'FMLA', 'Workday', 'Relations', 'Analysis']
        .slice(0, count)
        .reduce((resume, name) => withItem(resume, 'skill', { name }), empty);
    expect(completenessOf(named(5)).share).toBeGreaterThan(completenessOf(named(4)).share);
  });

  it('does not count hidden entries', () => {
    const shown = withItem(empty, 'skill', { name: 'Planning' });
    const hidden = withItem(empty, 'skill', { name: 'Planning', hidden: true });
    expect(completenessOf(hidden).share).toBeLessThan(completenessOf(shown).share);
    expect(completenessOf(hidden).share).toBe(0);
  });
});
