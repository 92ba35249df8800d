import { describe, expect, it } from 'vitest';
import { hasPhrase, withBullet, withSentence } from './insert-phrase.ts';

describe('inserting phrases', () => {
  it('puts a bullet behind what is there', () => {
    expect(withBullet('', 'One')).toBe('- One');
    expect(withBullet('- One', 'Two')).toBe('- One\n- Two');
    expect(withBullet('Intro', 'Two')).toBe('Intro\n\n- Two');
  });

  it('goes on in the last paragraph', () => {
    expect(withSentence('', 'One.')).toBe('One.');
    expect(withSentence('One.', 'Two.')).toBe('One. Two.');
    expect(withSentence('- One', 'Two.')).toBe('- One\n\nTwo.');
  });

  it('knows what is in already, marks and all', () => {
    expect(hasPhrase('- Cut **costs** by half', 'Cut costs by half')).toBe(true);
    expect(hasPhrase(withBullet('', 'Used * and [x]'), 'Used * and [x]')).toBe(true);
    expect(hasPhrase('- Cut costs', 'Cut prices')).toBe(false);
  });
});
