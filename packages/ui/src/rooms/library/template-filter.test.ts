import { documentKinds } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { registeredText } from '@vitae/words/catalogue';
import { loadLanguage } from '@vitae/words/languages';
import { describe, expect, it } from 'vitest';
import { emptyFilter, stylesOf, matchesFilter } from './template-filter.ts';

const plain = { columns: 1, photo: false, tags: ['serif', 'formal'] } as const;
const side = { columns: 2, photo: 'circle', tags: ['colour', 'formal', 'two columns'] } as const;

describe('matchesFilter', () => {
  it('accepts everything when nothing is chosen', () => {
    expect([plain, side].every((template) => matchesFilter(template, emptyFilter))).toBe(true);
  });
  it('requires everything that is chosen', () => {
    expect(matchesFilter(plain, { ...emptyFilter, columns: 2 })).toBe(false);
    expect(matchesFilter(side, { ...emptyFilter, columns: 2, photo: true, tags: ['formal'] })).toBe(true);
    expect(matchesFilter(side, { ...emptyFilter, columns: 2, photo: true, tags: ['formal', 'serif'] })).toBe(false);
    expect(matchesFilter(plain, { ...emptyFilter, photo: true })).toBe(false);
  });
  it('separates premium templates from free ones', () => {
    const paid = { ...plain, premium: true } as const;
    const found = (premium: boolean) => [plain, paid].filter((one) => matchesFilter(one, { ...emptyFilter, premium }));
    expect([found(true), found(false)]).toEqual([[paid], [plain]]);
  });
});

it('offers the styles that several templates share, most frequent first, except those with a filter', () => {
  const third = { columns: 2, photo: false, tags: ['serif', 'colour', 'formal', 'rare', 'two columns'] } as const;
  expect(stylesOf([side, plain, third])).toEqual(['formal', 'colour', 'serif']);
});

it.each(['de', 'fr', 'es', 'ar'] as const)('has the names of its styles in %s', async (language) => {
  await loadLanguage(language);
  const styles = new Set(documentKinds.flatMap(({ key }) => stylesOf(templateKindOf(key).templates)));
  expect(styles.size).toBeGreaterThan(3);
  expect([...styles].filter((style) => registeredText(style, language) === style)).toEqual([]);
});
