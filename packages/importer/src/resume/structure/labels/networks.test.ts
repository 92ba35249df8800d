import { describe, expect, it } from 'vitest';
import { networkByLabel } from './networks.ts';

describe('words beside others', () => {
  it('for a profile are no handle', () => {
    expect(networkByLabel('GitHub profil')).toBe('GitHub');
  });
});
