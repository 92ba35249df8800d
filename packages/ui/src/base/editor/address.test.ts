import { expect, it } from 'vitest';
import { addressBelow } from './address.ts';

it.each([
  ['/resumes/mine', ''],
  ['/resumes/mine/', ''],
  ['/resumes/mine/experience', 'experience'],
  ['/de/resumes/mine/custom%3A1/', 'custom:1'],
  ['/resumes/mine/%', '%'],
  ['/resumes/mine/%zz', '%zz'],
  ['/resumes/mine/%ff', '%ff'],
])('reads the step in %s, also where its escapes are invalid', (pathname, address) => {
  expect(addressBelow('/resumes/mine', pathname)).toBe(address);
});
