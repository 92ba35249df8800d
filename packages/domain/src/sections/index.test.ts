import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentLanguages } from '../locale.ts';
import { sectionOf, sections } from './index.ts';

const files = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !/^(all|index)\.|\.test\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));

describe('the section registry', () => {
  it('contains every section file, named after its key', () => {
    expect(sections.map((section) => section.key).sort()).toEqual(files.sort());
  });

  it('gives every section its own key and place', () => {
    expect(new Set(sections.map((section) => section.place)).size).toBe(sections.length);
    expect(sectionOf('experience')?.kind).toBe('timeline');
    expect(sectionOf('no-such-section')).toBeUndefined();
  });

  it.each(sections.map((section) => [section.key, section] as const))(
    '%s: maps only fields it has',
    (_key, section) => {
      const names = Object.keys(section.fields);
      expect(names).toEqual(expect.arrayContaining(Object.keys(section.jsonResume?.fields ?? {})));
      expect(Object.values(section.fields).some((field) => field.slot === 'title')).toBe(true);
    },
  );

  it('uses no heading twice in one language', () => {
    for (const language of documentLanguages) {
      const headings: (string | undefined)[] = sections.map((section) => {
        const all: Partial<Record<string, string>> = section.headings;
        return all[language];
      });
      expect(headings, language).not.toContain(undefined);
      expect(new Set(headings).size, language).toBe(sections.length);
    }
  });

  it('gives each JSON Resume list one section that owns it', () => {
    const owners = sections.filter((section) => section.jsonResume?.primary).map((section) => section.jsonResume?.list);
    expect(new Set(owners).size).toBe(owners.length);
  });
});
