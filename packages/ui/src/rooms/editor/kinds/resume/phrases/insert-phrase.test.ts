import { describe, expect, it } from 'vitest';
import { hasPhrase, withBullet, withSentence } from './insert-phrase.ts';

describe('inserting phrases', () => {
  it('appends a bullet', () => {
    expect(withBullet('', 'One')).toBe('- One');
    expect(withBullet('- One', 'Two')).toBe('- One\n- Two');
    expect(withBullet('Intro', 'Two')).toBe('Intro\n\n- Two');
  });

  it('continues the last paragraph', () => {
    expect(withSentence('', 'One.')).toBe('One.');
    expect(withSentence('One.', 'Two.')).toBe('One. Two.');
    expect(withSentence('- One', 'Two.')).toBe('- One\n\nTwo.');
  });

  it('recognizes phrases that are in the text already, marks included', () => {
    expect(hasPhrase('- Cut **costs** by half', 'Cut costs by half')).toBe(true);
    expect(hasPhrase(withBullet('', 'Used * and [x]'), 'Used * and [x]')).toBe(true);
    expect(hasPhrase('- Cut costs', 'Cut prices')).toBe(false);
  });
});
