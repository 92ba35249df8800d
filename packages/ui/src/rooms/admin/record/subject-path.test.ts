import { expect, it } from 'vitest';
import { subjectPath } from './subject-path.ts';

it.each([
  ['document 0195d0c0', '/admin/resumes?search=0195d0c0'],
  ['mail 0195d0c0', '/admin?tab=mail&search=0195d0c0'],
  ['job old-mail', '/admin?tab=jobs&search=old-mail'],
  ['users', null],
])('the record leads from "%s" to %s', (subject, path) => {
  expect(subjectPath(subject)).toBe(path);
});
