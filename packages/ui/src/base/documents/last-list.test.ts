import { resumeKind } from '@vitae/domain';
import { expect, it } from 'vitest';
import { lastList, rememberList } from './last-list.ts';

it('leads back to the list that was seen last, of each kind', () => {
  expect(lastList(resumeKind)).toBe('/resume/start');
  rememberList(resumeKind, '/account/resumes');
  expect(lastList(resumeKind)).toBe('/account/resumes');
  expect(lastList({ key: 'coverletter', root: '/coverletter' })).toBe('/coverletter/start');
});
