import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('a password is stored as argon2id, at a cost of 19 MiB and two passes, and with another salt each time', async () => {
  const [one, other] = [await hashPassword('correct horse', 'ada'), await hashPassword('correct horse', 'ada')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await isPassword(one, 'correct horse', 'ada')).toBe(true);
  expect(await isPassword(one, 'correct house', 'ada')).toBe(false);
});

it('no password is right where none is stored', async () => {
  expect(await isPassword(null, '', 'ada')).toBe(false);
  expect(await isPassword(undefined, 'correct horse', 'ada')).toBe(false);
});
