import { describe, expect, it } from 'vitest';
import { jobTitles } from '../job-titles.ts';
import { starterGaps, starterLanguageOf, starterLanguages, type StarterLanguage } from './starter-languages.ts';
import { loadStarters, situations, starterParts, type Starter } from './starters.ts';
import { default as stored } from './starters.en.json';

interface Named {
  language: StarterLanguage;
  name: string;
  starter: Starter;
}

const all: readonly Named[] = (
  await Promise.all(
    starterLanguages.map(async (language) => {
      const { titles, ofTitle, ofSituation } = await loadStarters(language);
      return [
        ...titles.map(({ slug }) => ({ language, name: slug, starter: ofTitle(slug) })),
        ...situations.map((situation) => ({ language, name: situation, starter: ofSituation(situation) })),
      ].flatMap(({ starter, ...named }) => (starter ? [{ ...named, starter }] : []));
    }),
  )
).flat();
const textOf = (starter: Starter) => starterParts.map((part) => starter[part]).join('\n');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? [];

/** Numbers as words; "one" is too often a pronoun or an article. */
const numbers: Readonly<Record<StarterLanguage, string>> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|dozen',
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert|tausend|dutzend',
  fr: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente|quarante|cinquante|cent|mille|douzaine',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|cien|mil|docena',
};
const numberIn = (language: StarterLanguage): RegExp =>
  new RegExp(String.raw`\d|%|(?<!\p{L})(?:${numbers[language]})(?!\p{L})`, 'iu');

describe('the starters of letters', () => {
  it('are for forty of the job titles in English, and for every situation in four languages', async () => {
    const starters = await loadStarters('en');
    expect(starters.titles).toHaveLength(40);
    expect(Object.keys(stored.titles).filter((slug) => !jobTitles.some((job) => job.slug === slug))).toEqual([]);
    expect(starters.ofTitle('astronaut')).toBeUndefined();
    expect(starters.ofTitle('plumber')?.body).toContain('[130 bathrooms]');
    expect(all).toHaveLength(40 + 4 * situations.length);
    expect((await loadStarters('de')).titles).toEqual([]);
    expect([starterLanguageOf('fr'), starterLanguageOf('ja')]).toEqual(['fr', undefined]);
  });

  it.each(all)(
    '$language $name has all parts, of the usual length, with places to fill in',
    ({ language, starter }) => {
      const text = textOf(starter);
      const words = wordsOf(text).length;
      expect(words).toBeGreaterThanOrEqual(110);
      expect(words).toBeLessThanOrEqual(200);
      // The company and the job have their names in the language of the starter, and in no other.
      const own = starterLanguages.indexOf(language);
      expect(text).toContain(starterGaps.company[own]);
      const foreign = Object.values(starterGaps).flatMap((gaps) => gaps.filter((_, index) => index !== own));
      expect(foreign.filter((gap) => text.includes(gap))).toEqual([]);
      expect(text).not.toMatch(/\[[^\]]*[[\n]|\{|_|\s{2}| \n|!/);
      // Longer ones are not marked in the form.
      expect(text.match(/\[[^\]]{81,}\]/g)).toBeNull();
      for (const part of starterParts) expect(starter[part]).toMatch(/^[“\p{Lu}[].+[.?]$/u);
    },
  );

  it.each(all)('$language $name has no number that is not marked to be replaced', ({ language, starter }) => {
    expect(numberIn(language).exec(textOf(starter).replaceAll(/\[[^\]]*\]/g, ''))?.[0]).toBeUndefined();
  });

  it('share no eight words in a row', () => {
    const seen = new Map<string, string>();
    const shared = all.flatMap(({ name, starter }) =>
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
    expect(seen.size).toBeGreaterThan(5000);
  });
});
