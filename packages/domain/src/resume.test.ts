import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';
import { createResume, duplicateDocument } from './kinds/index.ts';
import { resumeSchema } from './resume.ts';
import { sections } from './sections/index.ts';
import { slugFor } from './slug.ts';

const now = '2026-01-02T03:04:05.000Z';

describe('createResume', () => {
  it('is complete and valid, with every registered section', () => {
    const resume = createResume({ title: 'My résumé' }, now);
    expect(resumeSchema.parse(resume)).toEqual(resume);
    expect(Object.keys(resume.sections)).toEqual(sections.map((section) => section.key));
    expect(resume.country).toBe('US');
  });

  it('derives the slug from the title and the end of the id', () => {
    const resume = createResume({ title: 'My résumé: Łódź!' }, now);
    expect(resume.slug).toBe(`my-resume-odz-${resume.id.slice(-8)}`);
    expect(slugFor('履歴書', resume.id)).toBe(`document-${resume.id.slice(-8)}`);
  });
});

it('adds missing fields of an item', () => {
  const resume = createResume({ title: 'x' }, now);
  const id = newId();
  const parsed = resumeSchema.parse({ ...resume, sections: { experience: { items: [{ id, position: 'Cook' }] } } });
  expect(parsed.sections.experience.items[0]).toMatchObject({
    id,
    position: 'Cook',
    employer: '',
    start: '',
    current: false,
    hidden: false,
  });
  expect(parsed.sections.education.items).toEqual([]);
});

it('allows an end before its start: that is a finding, not an error (S7)', () => {
  const resume = createResume({ title: 'x' }, now);
  resume.sections.experience.items.push({
    id: newId(),
    hidden: false,
    breakBefore: false,
    keepTogether: false,
    start: '2024',
    end: '2020',
  });
  expect(resumeSchema.safeParse(resume).success).toBe(true);
});

it('refuses anything but a resume, listing each invalid field', () => {
  const resume = createResume({ title: 'x' }, now);
  const result = resumeSchema.safeParse({ ...resume, country: 'usa', basics: { fullName: 7 } });
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual(['country', 'basics.fullName']);
});

it('duplicates into an independent document', () => {
  const resume = createResume({ title: 'One' }, now);
  const copy = duplicateDocument(resume, 'Two', now);
  expect(copy.id).not.toBe(resume.id);
  expect(copy.slug).toMatch(/^two-/);
  expect(resumeSchema.safeParse(copy).success).toBe(true);
});
