import { createResume, newId, resumeKind, resumeSchema, type FieldValue, type Resume } from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import { describe, expect, it } from 'vitest';
import { review } from '@vitae/words/en/review';
import { resumeGroups } from './kinds/resume-groups.ts';
import { addLeftover, leftoverTargets, withSectionOf } from './kinds/resume-leftover.ts';
import { isSameField, regionsOf, wantsLook, type ReviewField } from './review-model.ts';

const roleId = newId();
const linkId = newId();
const customId = newId();

const resume: Resume = resumeSchema.parse({
  ...createResume({ title: 'Imported' }),
  basics: {
    fullName: 'Ada Bell',
    email: 'ada@example.com',
    links: [{ id: linkId, label: 'Portfolio', url: 'ada.example.com' }],
  },
  summary: 'Writes engines.',
  sections: {
    experience: {
      items: [{ id: roleId, position: 'Engineer', employer: 'Mill', start: '2020', current: true, body: '- Built it' }],
    },
  },
  custom: [{ id: customId, key: 'patents', heading: 'Patents', items: [{ id: newId(), title: 'Loom' }] }],
});

const origin = (path: string, confidence: number, line: number): Provenance => ({
  path,
  confidence,
  sources: [{ page: 0, line }],
});
const provenance = [
  origin('basics.fullName', 0.9, 0),
  origin('basics.email', 0.4, 1),
  origin(`basics.links.${linkId}.url`, 0.3, 2),
  origin(`sections.experience.items.${roleId}.position`, 0.5, 4),
];

const groups = () => resumeGroups(resume, provenance, review.basics);
const fields = () => groups().flatMap(({ items }) => items.flatMap((item) => item.fields));
const field = (path: string): ReviewField => {
  const found = fields().find((candidate) => candidate.path === path);
  if (!found) throw new Error(`There is no field ${path}.`);
  return found;
};

const written = (found: ReviewField, before: Resume, value: FieldValue): Resume =>
  resumeKind.of(found.write(before, value));

describe('isSameField', () => {
  it('tells the one field that was edited from all others, so that only its row is drawn again', () => {
    const path = `sections.experience.items.${roleId}.position`;
    const after = resumeGroups(written(field(path), resume, 'Chief engineer'), provenance, review.basics).flatMap(
      ({ items }) => items.flatMap((item) => item.fields),
    );
    const others = new Map(fields().map((one) => [one.path, one]));
    const changed = after.filter((one) => {
      const before = others.get(one.path);
      return before === undefined || !isSameField(before, one);
    });
    expect(changed.map((one) => one.path)).toEqual([path]);
  });
});

describe('resumeGroups', () => {
  it('groups the values like the document', () => {
    expect(groups().map(({ heading }) => heading)).toEqual(['Personal details', 'Summary', 'Experience', 'Patents']);
    expect(groups()[2]?.items[0]?.title).toBe('Engineer');
  });

  it('shows the gaps of an entry, but not impossible ones', () => {
    const role = groups()[2]?.items[0]?.fields.map(({ label }) => label);
    expect(role).toContain('Job title');
    expect(role).not.toContain('Website');
    expect(role).not.toContain('End');
  });

  it.each([
    ['basics.fullName', 'Ada Byron', (changed: Resume) => changed.basics.fullName],
    ['basics.location.city', 'London', (changed: Resume) => changed.basics.location.city],
    [`basics.links.${linkId}`, 'byron.example.com', (changed: Resume) => changed.basics.links[0]?.url],
    ['summary', 'Other words', (changed: Resume) => changed.summary],
    [
      `sections.experience.items.${roleId}.employer`,
      'Works',
      (changed: Resume) => changed.sections.experience.items[0]?.['employer'],
    ],
  ])('writes %s', (path, value, read) => {
    const changed = written(field(path), resume, value);
    expect(read(changed)).toBe(value);
    expect(resumeSchema.safeParse(changed).success).toBe(true);
    expect(read(resume)).not.toBe(value);
  });

  it('includes a custom section', () => {
    const loom = groups()[3]?.items[0]?.fields[0];
    expect(loom && written(loom, resume, 'Jacquard loom').custom[0]?.items[0]?.['title']).toBe('Jacquard loom');
  });
});

describe('wantsLook', () => {
  it('picks uncertain values until they are confirmed', () => {
    const wanting = fields().filter((candidate) => wantsLook(candidate, new Set()));
    expect(wanting.map(({ path }) => path)).toEqual([
      'basics.email',
      `basics.links.${linkId}`,
      `sections.experience.items.${roleId}.position`,
    ]);
    expect(wantsLook(field('basics.email'), new Set(['basics.email']))).toBe(false);
  });

  it('marks entries without a title or an employer, and misplaced values, however sure it was', () => {
    const path = (name: string) => `sections.experience.items.${roleId}.${name}`;
    const wanting = (changed: Resume) =>
      resumeGroups(changed, [], review.basics)
        .flatMap(({ items }) => items.flatMap((item) => item.fields))
        .filter((candidate) => wantsLook(candidate, new Set()))
        .map((candidate) => candidate.path);
    expect(wanting(resume)).toEqual([]);
    expect(wanting(written(field(path('employer')), resume, ''))).toEqual([path('employer')]);
    expect(wanting(written(field(path('position')), resume, '• Led a team'))).toEqual([path('position')]);
    const placed = structuredClone(resume);
    Object.assign(placed.sections.experience.items[0] ?? {}, { location: 'Mill Holding Ltd' });
    expect(wanting(placed)).toEqual([path('location')]);
  });

  it('asks for a name and for some way to reach the person', () => {
    const wanting = (changed: Resume) =>
      resumeGroups(changed, [], review.basics)
        .flatMap(({ items }) => items.flatMap((item) => item.fields))
        .filter((candidate) => wantsLook(candidate, new Set()))
        .map(({ path }) => path);
    const bare = written(field('basics.email'), written(field('basics.fullName'), resume, ''), '');
    expect(wanting(bare)).toEqual(['basics.fullName', 'basics.email']);
    expect(wanting(written(field('basics.phone'), bare, '555 0100'))).toEqual(['basics.fullName']);
  });
});

it('regionsOf says which line belongs to which field', () => {
  expect(regionsOf(groups())).toContainEqual({ path: 'basics.email', page: 0, line: 1 });
});

describe('addLeftover', () => {
  it('appends to the summary, as text or as a bullet', () => {
    expect(addLeftover(resume, 'summary', 'Speaks French.').summary).toBe('Writes engines.\n\nSpeaks French.');
    expect(addLeftover({ ...resume, summary: '- One' }, 'summary', '• Two').summary).toBe('- One\n- Two');
  });

  it('appends to the last entry that has a text', () => {
    expect(addLeftover(resume, 'experience', '• Sold it').sections.experience.items[0]?.['body']).toBe(
      '- Built it\n- Sold it',
    );
  });

  it('creates an entry if there is none', () => {
    const added = addLeftover(resume, 'hobbies', 'Chess');
    expect(added.sections.hobbies.items).toHaveLength(1);
    expect(Object.values(added.sections.hobbies.items[0] ?? {})).toContain('Chess');
    expect(resumeSchema.safeParse(added).success).toBe(true);
  });

  it('keeps the document valid in every section', () => {
    for (const { key } of leftoverTargets(resume)) {
      const added = addLeftover(resume, key, 'A line');
      expect(resumeSchema.safeParse(added).success, key).toBe(true);
      expect(JSON.stringify(added), key).toContain('A line');
    }
  });

  it('can be undone without losing later edits elsewhere', () => {
    const added = addLeftover(resume, 'experience', 'A line');
    const edited = { ...added, summary: 'Edited later' };
    const back = withSectionOf(edited, resume, 'experience');
    expect(back.sections.experience).toEqual(resume.sections.experience);
    expect(back.summary).toBe('Edited later');
  });
});
