import { readFileSync, readdirSync } from 'node:fs';
import { sampleLevels } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadPhrases, phrasedTitles, phraseKinds } from './phrases.ts';

const phrasedSlugs = phrasedTitles.map(({ slug }) => slug);
const folder = new URL('phrases/', import.meta.url);
const phraseSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*-\d+$/),
  kind: z.enum(phraseKinds),
  level: z.enum(sampleLevels).optional(),
  text: z
    .string()
    .min(2)
    .refine((text) => text === text.trim(), 'has space at an end'),
  adapt: z.array(z.string().min(1)).min(1).optional(),
});

const titles = readdirSync(folder).map((name) => {
  const phrases = z.array(phraseSchema).parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  return { slug: name.replace(/\.json$/, ''), phrases };
});

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%$.,'’-]*[\p{L}\p{N}%]/gu) ?? [];

/** A word in the first person (but not the I of I-9), or a placeholder. */
const firstPersonOrGap = /(?<![\w-])(?:I|my|me|we|our)(?![\w-])|[[\]{}<>_]|\bX{1,3}\b/;

/** The sequences of five characters in a text, ignoring case and spaces. */
function fiveGrams(text: string): Set<string> {
  const folded = text.toLowerCase().replaceAll(/\s+/g, ' ');
  return new Set(Array.from({ length: Math.max(1, folded.length - 4) }, (_, start) => folded.slice(start, start + 5)));
}

function jaccard(a: Set<string>, b: Set<string>): number {
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared / (a.size + b.size - shared);
}

describe('phrases', () => {
  it('has a file for every title that it lists, and no others', () => {
    expect(titles.map(({ slug }) => slug).toSorted()).toEqual(phrasedSlugs.toSorted());
  });

  it.each(phrasedSlugs)('loads %s unchanged from the file', async (slug) => {
    expect(await loadPhrases(slug)).toEqual(titles.find((title) => title.slug === slug)?.phrases);
  });

  it.each(titles)('$slug has enough phrases to choose from', ({ phrases }) => {
    const count = (kind: string) => phrases.filter((phrase) => phrase.kind === kind).length;
    expect(phrases.length).toBeGreaterThanOrEqual(20);
    expect(count('bullet')).toBeGreaterThanOrEqual(18);
    expect(count('summary')).toBeGreaterThanOrEqual(4);
    expect(count('skill')).toBeGreaterThanOrEqual(8);
  });

  it.each(titles)('$slug numbers its phrases, using each number once', ({ slug, phrases }) => {
    const ids = phrases.map(({ id }) => id);
    expect(ids.filter((id) => id.replace(/-\d+$/, '') !== slug)).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(titles)('$slug marks as adaptable only what occurs in its text exactly once', ({ phrases }) => {
    const wrong = phrases.flatMap(({ id, text, adapt = [] }) =>
      adapt.filter((part) => text.split(part).length !== 2).map((part) => `${id}: ${part}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(titles)('$slug is written in the style of a resume', ({ phrases }) => {
    const wrong = phrases.filter(({ kind, text }) => {
      const count = wordsOf(text).length;
      const length =
        kind === 'bullet'
          ? count >= 8 && count <= 28
          : kind === 'skill'
            ? count <= 6
            : text.split(/[.!?](?:\s|$)/).filter(Boolean).length === 2;
      return !length || firstPersonOrGap.test(text);
    });
    expect(wrong).toEqual([]);
  });

  it('recognises a sentence of which only the facts changed', () => {
    const [before, after] = ['Answered 55 tickets a day by email.', 'Answered 70 tickets a day  by Email.'].map(
      fiveGrams,
    );
    expect(jaccard(before ?? new Set(), after ?? new Set())).toBeGreaterThanOrEqual(0.6);
  });

  it('repeats nothing within a title or between titles', () => {
    const all = titles.flatMap(({ phrases }) => phrases).map(({ id, text }) => ({ id, text, grams: fiveGrams(text) }));
    const timesOf = new Map<string, number>();
    for (const { grams } of all) for (const gram of grams) timesOf.set(gram, (timesOf.get(gram) ?? 0) + 1);
    const timesOfGram = (gram: string) => timesOf.get(gram) ?? 0;
    // Of two sets that share six parts in ten, the rarest four in ten of each have one in common.
    const byRareGram = new Map<string, typeof all>();
    const twice = all.flatMap((phrase) => {
      const rarest = [...phrase.grams]
        .toSorted((a, b) => timesOfGram(a) - timesOfGram(b) || (a < b ? -1 : 1))
        .slice(0, phrase.grams.size - Math.ceil(0.6 * phrase.grams.size) + 1);
      const before = new Set(rarest.flatMap((gram) => byRareGram.get(gram) ?? []));
      for (const gram of rarest) byRareGram.set(gram, [...(byRareGram.get(gram) ?? []), phrase]);
      return [...before]
        .filter(({ grams }) => jaccard(grams, phrase.grams) >= 0.6)
        .map(({ id, text }) => `${id} ~ ${phrase.id}: ${text}`);
    });
    expect(twice).toEqual([]);
  });
});
