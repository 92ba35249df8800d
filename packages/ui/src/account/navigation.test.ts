import { describe, expect, it } from 'vitest';
import { siteRouteOf } from '@vitae/api';
import { laterPages } from '../site/later-pages.ts';
import { navigationSections } from './navigation-items.ts';
import { initials } from './side-navigation.tsx';

const targets = navigationSections.flatMap(({ items }) => items.map(({ to }) => to));

describe('navigationSections', () => {
  it('leads to pages that there are, and to none that only says that it is missing', () => {
    expect(targets).toContain('/account/resumes');
    for (const to of targets) {
      expect(siteRouteOf(to), to).not.toBeNull();
      expect(laterPages.map(({ path }) => path)).not.toContain(to);
    }
  });
});

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  maria  de la Cruz ', 'MC'],
    ['Björk', 'B'],
    ['𝒜da', '𝒜'],
    ['', ''],
  ])('%s: %s', (name, expected) => expect(initials(name)).toBe(expected));
});
