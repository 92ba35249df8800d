import { describe, expect, it } from 'vitest';
import { countryOfDevice } from './document-actions.ts';

describe('countryOfDevice', () => {
  it('takes the first language that names a country', () => {
    expect(countryOfDevice(['en', 'de-AT', 'fr-FR'])).toBe('AT');
    expect(countryOfDevice(['zh-Hant-TW'])).toBe('TW');
  });
  it('skips values that are not a country or a language', () => {
    expect(countryOfDevice(['es-419', 'not a language', 'pt-BR'])).toBe('BR');
    expect(countryOfDevice(['en', 'x'])).toBeUndefined();
    expect(countryOfDevice([])).toBeUndefined();
  });
});
