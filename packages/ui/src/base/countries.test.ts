import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';

describe('countries', () => {
  it('has the countries of ISO 3166-1, each once, sorted by name', () => {
    const list = countries('en');
    const codes = list.map(({ value }) => value);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toEqual(expect.arrayContaining(['US', 'GB', 'DE', 'NG', 'IN', 'TW', 'XK', 'VA']));
    for (const code of ['EU', 'UN', 'ZZ', 'SU', 'UK']) expect(codes).not.toContain(code);
    // 249 of the standard, and Kosovo.
    expect(codes).toHaveLength(250);
    expect(list.map(({ label }) => label)).toEqual(
      list.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
  });
});
