import { describe, expect, it } from 'vitest';
import { matchHeading, targetKey } from './headings.ts';

describe('a heading', () => {
  it.each([
    ['Mahi / Work', 'experience'],
    ['7 Engagement und Hobbys', 'hobbies'],
    ['Stage credits', 'experience'],
    ['Gongs', 'award'],
  ])('"%s" announces %s', (heading, key) => {
    const match = matchHeading(heading);
    expect(match && targetKey(match.target)).toBe(key);
  });
});
