import { createResume, newId, resumeSchema } from '@vitae/domain';
import { aResume } from '@vitae/testkit';
import { describe, expect, it } from 'vitest';
import { firstIssues } from './first-issues.ts';

const item = () => ({ id: newId(), name: 'Welding' });
const withSkills = (items: unknown[]) => {
  const doc = createResume({ title: 'Skills' });
  return { ...doc, sections: { ...doc.sections, skill: { ...doc.sections.skill, items } } };
};

describe('the first issues of a document', () => {
  it('are none if the document is valid, however large it is', () => {
    expect(firstIssues(resumeSchema, aResume())).toEqual([]);
    expect(firstIssues(resumeSchema, withSkills(Array.from({ length: 3000 }, item)))).toEqual([]);
    expect(firstIssues(resumeSchema, { title: 'All else is left out', id: newId(), slug: 's' })).toEqual(
      resumeSchema.safeParse({ title: 'All else is left out', id: newId(), slug: 's' }).error?.issues ?? [],
    );
  });

  it.each([0, 1, 1500, 2999])('name what is wrong at position %d of 3,000', (at) => {
    const items: unknown[] = Array.from({ length: 3000 }, item);
    items[at] = { ...item(), visible: true, id: 7 };
    expect(firstIssues(resumeSchema, withSkills(items)).map(({ path }) => path.join('.'))).toEqual([
      `sections.skill.items.${at}.id`,
    ]);
  });

  it('end with the first wrong part, however many follow', () => {
    for (const wrong of [{}, 0, null, [], [[]]]) {
      const issues = firstIssues(resumeSchema, withSkills(Array.from({ length: 200_000 }, () => wrong)));
      expect(issues.length).toBeGreaterThan(0);
      expect(issues.length).toBeLessThan(100);
      expect(issues[0]?.path.slice(0, 4)).toEqual(['sections', 'skill', 'items', 0]);
    }
  });
});
