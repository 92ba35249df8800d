import { describe, expect, it } from 'vitest';
import { cleanText, closeSpacedLetters, restoreAccents } from './normalise.ts';

describe('accents', () => {
  it('an acute behind one letter is an accent on a page whose accents are drawn by themselves', () => {
    expect(restoreAccents('S´ecurit´e', true)).toBe('Sécurité');
    expect(restoreAccents('l´un')).toBe('l´un');
  });
});

describe('letters set apart', () => {
  it('letters that are set apart are words, and a semicolon of Greek is one', () => {
    expect(closeSpacedLetters('J a n e A . D o e')).toBe('Jane A. Doe');
    expect(closeSpacedLetters('E X P E R I E N C E')).toBe('EXPERIENCE');
    expect(cleanText('Treasury\u037E Audit')).toBe('Treasury; Audit');
  });
});
