import { describe, expect, it } from 'vitest';
import { jobTitles } from '../job-titles.ts';
import { loadStarters, situations, starterParts, type Starter } from './starters.ts';
import { default as stored } from './starters.json';

const all: readonly (readonly [name: string, starter: Starter])[] = [
  ...Object.entries(stored.titles),
  ...Object.entries(stored.situations),
];
const textOf = (starter: Starter) => starterParts.map((part) => starter[part]).join('\n');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** A number, as digits or as a word; "one" is too often a pronoun. */
const number =
  /\d|%|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|dozen)\b/iu;

describe('the starters of letters', () => {
  it('are for forty of the job titles, and for every situation', async () => {
    const starters = await loadStarters();
    expect(starters.titles).toHaveLength(40);
    expect(Object.keys(stored.titles).filter((slug) => !jobTitles.some((job) => job.slug === slug))).toEqual([]);
    expect(starters.ofTitle('astronaut')).toBeUndefined();
    expect(starters.ofTitle('plumber')?.body).toContain('[130 bathrooms]');
    for (const situation of situations) expect(starters.ofSituation(situation).opening).not.toBe('');
  });

  it.each(all)('%s has an opening, a body and a closing of the usual length, with places to fill in', (_, starter) => {
    const text = textOf(starter);
    const words = wordsOf(text).length;
    expect(words).toBeGreaterThanOrEqual(110);
    expect(words).toBeLessThanOrEqual(200);
    expect(text).toContain('[company]');
    expect(text).not.toMatch(/\[[^\]]*[[\n]|\{|_|\s{2}| \n|!/);
    for (const part of starterParts) expect(starter[part]).toMatch(/^[“\p{Lu}[].+[.?]$/u);
  });

  it.each(all)('%s has no number that is not marked to be replaced', (_, starter) => {
    expect(number.exec(textOf(starter).replaceAll(/\[[^\]]*\]/g, ''))?.[0]).toBeUndefined();
  });

  it('share no eight words in a row', () => {
    const seen = new Map<string, string>();
    const shared = all.flatMap(([name, starter]) =>
      starterParts.flatMap((part) => {
        const words = wordsOf(starter[part]);
        return words.slice(7).flatMap((_, at) => {
          const run = words.slice(at, at + 8).join(' ');
          const before = seen.get(run);
          seen.set(run, name);
          return before === undefined ? [] : [`${before} and ${name}: ${run}`];
        });
      }),
    );
    expect(shared).toEqual([]);
    expect(seen.size).toBeGreaterThan(3000);
  });
});
