import { loadPhrases, phrasedTitles } from '@vitae/samples';
import { beforeAll, describe, expect, it } from 'vitest';
import { keptFacts, loadKeptPhrases } from './kept-phrases.ts';

describe('facts that came with a suggestion', () => {
  beforeAll(loadKeptPhrases);
  const phrase = 'Set up A/B tests of email subject lines for a list of 35,000; open rates went from 17% to 24%.';

  it('are found until each of them is replaced', () => {
    expect(keptFacts(`- ${phrase}`)).toEqual(['35,000', '17%', '24%']);
    expect(keptFacts(`- Own words.\n- ${phrase.replace('35,000', '2,100')}`)).toEqual(['17%', '24%']);
    expect(keptFacts(`- ${phrase.replace('35,000', '2,100').replace('17%', '9%').replace('24%', '11%')}`)).toEqual([]);
  });

  it('are found in every suggestion that has some, and in none without', async () => {
    const phrases = (await Promise.all(phrasedTitles.map(({ slug }) => loadPhrases(slug)))).flat();
    expect(phrases.length).toBeGreaterThan(1900);
    for (const { text, adapt = [] } of phrases)
      expect(keptFacts(`**${text.slice(0, 4)}**${text.slice(4)}`), text).toEqual(expect.arrayContaining([...adapt]));
  });

  it('are listed in the order of the text', () => {
    const nurse = 'Cared for five medical-surgical patients a shift on a 32-bed unit, charting assessments in Epic.';
    expect(keptFacts(`- ${phrase}\n- ${nurse}`)).toEqual(['35,000', '17%', '24%', 'five', '32-bed']);
    expect(keptFacts(`- ${nurse}\n- ${phrase}`)).toEqual(['five', '32-bed', '35,000', '17%', '24%']);
  });

  it('are searched once in a text that stays the same', () => {
    expect(keptFacts(`- ${phrase}`)).toBe(keptFacts(`- ${phrase}`));
  });

  it('are not seen in the same number elsewhere', () => {
    expect(keptFacts('- Sold 35,000 tickets, 17% more than the year before.')).toEqual([]);
  });
});
