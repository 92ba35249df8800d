import { resumeKind } from '@vitae/domain';
import { expect, it } from 'vitest';
import { lastList, rememberList } from './last-list.ts';

it('returns to the last list viewed, for each kind', () => {
  expect(lastList(resumeKind)).toBe('/resume/start');
  rememberList(resumeKind, '/account/resumes');
  expect(lastList(resumeKind)).toBe('/account/resumes');
  expect(lastList({ key: 'coverletter', root: '/coverletter' })).toBe('/coverletter/start');
});
