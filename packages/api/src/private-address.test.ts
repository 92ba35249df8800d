import { expect, it } from 'vitest';
import { isLoopback, isPrivateAddress } from './private-address.ts';

it.each([
  ['https://vitae.example', true, false],
  ['http://vitae.example', false, false],
  ['http://localhost:3000', true, true],
  ['http://LOCALHOST', true, true],
  ['http://127.0.0.1:8080/path', true, true],
  ['http://127.1', true, true],
  ['http://[::1]:3000', true, true],
  ['https://localhost', true, false],
  ['ftp://localhost', false, false],
  ['http://localhost.example', false, false],
  ['http://127.0.0.1.example', false, false],
  ['http://user@localhost@vitae.example', false, false],
])('%s is private: %s', (address, isPrivate, isOwn) => {
  expect(isPrivateAddress(new URL(address))).toBe(isPrivate);
  expect(isLoopback(new URL(address))).toBe(isOwn);
});
