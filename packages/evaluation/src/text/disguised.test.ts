import { describe, expect, it } from 'vitest';
import { disguisedIn, lettersOfFont } from './disguised.ts';

/** As a font prints it that has no Cyrillic letter for this sound. */
const inFont = (text: string): string => text.replaceAll('і', 'i');

const ukrainian =
  'Інженерія систем керування, дослідження ліній, мікросхеми, міст, місія, вібрації, сімнадцять, зміни, ліс, річ, північ, хімія, фізіологія';

describe('disguisedIn', () => {
  it('finds letters of another alphabet in a word, and characters without width', () => {
    expect(disguisedIn('Led the wаrehouse')).toEqual(['wаrehouse']);
    expect(disguisedIn('ware\u200Bhouse')).toEqual(['ware\u200Bhouse']);
    expect(disguisedIn(ukrainian)).toEqual([]);
  });

  it('finds no trick in a letter that the font has in the place of another everywhere', () => {
    const text = inFont(ukrainian);
    expect(disguisedIn(text).length).toBeGreaterThan(0);
    expect([...lettersOfFont([text])]).toEqual(['i']);
    expect(disguisedIn(text, lettersOfFont([text]))).toEqual([]);
  });

  it('finds the words that were disguised among others that were not', () => {
    const texts = [ukrainian, inFont(ukrainian)];
    expect(lettersOfFont(texts)).toEqual(new Set());
  });
});
