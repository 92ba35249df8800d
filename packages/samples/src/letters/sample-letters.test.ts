import { closingAgrees, languageOf } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { loadSamples } from '../samples.ts';
import { starterLanguages } from '../starters/starter-languages.ts';
import { loadStarters, situations, starterParts } from '../starters/starters.ts';

const letters = (await loadSamples('coverletter')).flatMap((sample) => (sample.kind === 'coverletter' ? [sample] : []));
const bodyOf = ({ document }: (typeof letters)[number]) => document.paragraphs.map(({ text }) => text).join('\n');

/** What anybody could write to anybody. */
const cliches =
  /I am writing to|I am applying|passionate|team player|hard-?working|fast-paced|proven track record|\bteamfähig|motivé|proactiv/i;

/** The runs of eight words in a text. */
function gramsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.slice(7).map((_, at) => words.slice(at, at + 8).join(' '));
}

describe('sample letters', () => {
  it('are one for each job title with starters, by different people to different companies', async () => {
    const { titles } = await loadStarters('en');
    expect(letters.map(({ slug }) => slug).toSorted()).toEqual(titles.map(({ slug }) => slug).toSorted());
    expect(letters.filter(({ slug, jobTitle }) => slug !== jobTitle)).toEqual([]);
    expect(new Set(letters.map(({ document }) => document.sender.fullName)).size).toBe(letters.length);
    expect(new Set(letters.map(({ document }) => document.recipient.company)).size).toBe(letters.length);
  });

  it('are for every point of a career, in all looks, in many languages and countries', () => {
    for (const level of ['entry', 'mid', 'senior'])
      expect(letters.filter((letter) => letter.level === level).length).toBeGreaterThanOrEqual(5);
    expect(new Set(letters.map(({ document }) => document.template.id)).size).toBe(12);
    expect(new Set(letters.map(({ document }) => document.country)).size).toBeGreaterThanOrEqual(15);
    const languages = letters.map(({ document }) => languageOf(document.locale));
    expect(languages.filter((language) => language !== 'en').length).toBeGreaterThanOrEqual(10);
    expect(new Set(languages).size).toBeGreaterThanOrEqual(9);
  });

  it.each(letters)('$slug is a whole letter of its own', (letter) => {
    const { recipient, subject, opening, closing, jobTitle, sender, date } = letter.document;
    const words = bodyOf(letter).split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(350);
    for (const part of [recipient.company, recipient.address, subject, opening, closing, jobTitle, date])
      expect(part).not.toBe('');
    expect(closingAgrees(letter.document)).not.toBe(false);
    expect(bodyOf(letter)).not.toMatch(cliches);
    expect(bodyOf(letter)).not.toMatch(/[![\]{}_]/);
    expect(sender.email).toMatch(/@example\.com$/);
  });

  it('share no sentence with a starter or another letter', async () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    const note = (owner: string, text: string) => {
      for (const gram of gramsIn(text)) {
        const before = owners.get(gram) ?? owner;
        owners.set(gram, before);
        if (before !== owner) shared.push(`${before} and ${owner}: ${gram}`);
      }
    };
    for (const letter of letters) for (const { text } of letter.document.paragraphs) note(letter.slug, text);
    for (const language of starterLanguages) {
      const { titles, ofTitle, ofSituation } = await loadStarters(language);
      const starters = [...titles.map(({ slug }) => ofTitle(slug)), ...situations.map(ofSituation)];
      for (const starter of starters)
        for (const part of starterParts) for (const line of [starter?.[part] ?? '']) note('a starter', line);
    }
    expect(shared).toEqual([]);
    expect(owners.size).toBeGreaterThan(10_000);
  });
});
