import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { production } from './dependencies.ts';
import { thirdPartyNotices } from './notices.ts';

const root = dirname(import.meta.dirname);
const notices = thirdPartyNotices();
const named = notices.map(({ name }) => name);

describe('the third-party notices', () => {
  it('name every library that ships, and every font', () => {
    for (const { name } of production(root)) expect(named).toContain(name);
    for (const file of readdirSync(join(root, 'packages/renderer/fonts/licences')))
      expect(named).toContain(file.replace('.txt', ''));
  });

  it('give a licence for each', () => {
    expect(notices.filter(({ licence }) => licence === '')).toEqual([]);
  });

  it('include the whole licence of the German dictionary, which its package only names', () => {
    const german = notices.find(({ name }) => name === 'dictionary-de');
    expect(german?.text).toContain('Björn Jacke');
    expect(german?.text).toContain('END OF TERMS AND CONDITIONS');
  });

  it('include the text of most: the packages of the others only name a licence', () => {
    const silent = notices.filter(({ text }) => text === '');
    expect(silent.length).toBeLessThan(notices.length / 8);
    expect(notices.find(({ name }) => name === 'react')?.text).toContain('Copyright (c) Meta Platforms');
  });
});
