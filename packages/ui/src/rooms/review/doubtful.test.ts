import { describe, expect, it } from 'vitest';
import { looksMisplaced } from './doubtful.ts';

describe('values that look misplaced', () => {
  it.each([
    ['title', '• Led a team of twelve engineers'],
    ['title', 'Built the payments platform and cut its costs by a third within a year.'],
    [
      'subtitle',
      'Responsible for the budget of four departments, all hiring, and the training of apprentices in Lisbon',
    ],
    ['location', 'Northwind Traders Ltd'],
    ['location', 'University of Leeds'],
    ['city', 'I like working with people and machines.'],
  ] as const)('%s: %s', (slot, text) => expect(looksMisplaced(slot, 'text', text)).toBe(true));

  it.each([
    ['title', 'Head of Operations, Northern Europe'],
    ['title', 'Sr. Engineer'],
    ['subtitle', 'Smith & Sons Ltd.'],
    ['location', 'Leeds, United Kingdom'],
    ['location', 'Denver, CO'],
    ['city', 'St. Gallen'],
  ] as const)('not %s: %s', (slot, text) => expect(looksMisplaced(slot, 'text', text)).toBe(false));

  it('lists whose entries are sentences', () => {
    expect(looksMisplaced('tags', 'tags', ['Python', 'Go'])).toBe(false);
    expect(looksMisplaced('tags', 'tags', ['Python', 'I wrote the whole payments platform in it.'])).toBe(true);
  });
});
