import { navigationGroupsOf, pageOf } from '@vitae/api';
import { describe, expect, it } from 'vitest';
import { paletteLinks, sideLinks } from '../../base/page-links.ts';
import { initials } from './side-navigation.tsx';

const linksFor = (role: 'user' | 'admin' | null) => navigationGroupsOf.side.flatMap((group) => sideLinks(group, role));
const targets = linksFor('user').map(({ to }) => to);

describe('the side navigation', () => {
  it('links to existing pages, and not to those that do not exist yet', () => {
    expect(targets).toContain('/account/resumes');
    for (const to of targets) {
      expect(pageOf(to), to).not.toBeNull();
      expect(pageOf(to)?.coming, to).toBeUndefined();
    }
  });

  it('offers the pages of administrators only to them', () => {
    for (const role of ['user', null] as const)
      for (const { to } of linksFor(role)) expect(pageOf(to)?.role, to).toBeUndefined();
  });
});

describe('the command palette', () => {
  it('links to pages that exist', () => {
    const offered = paletteLinks(null).map(({ to }) => to);
    expect(offered).toEqual(['/resume/start', '/resume/start/upload', '/resume/templates', '/coverletter/start']);
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
