import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { families, writes, type Family } from './families.ts';
import { vocabularies } from './languages/index.ts';
import { draftId, draftOf, listed, makeFiles, saveFiles } from './make-files.ts';
import { listedFiles, type ListedFile } from './score-files.ts';

/** People that the sample draws from, in each language. */
const PEOPLE = 60;
/** The seed of the first of them; `draftsOf` uses smaller ones. */
const FIRST_PERSON = 400_000;
/** Files that are written before the manifest is: a run that ends is taken up there. */
const AT_ONCE = 40;

/** A resume of the sample: which family shows whom in which language. */
export interface Drawn {
  id: string;
  family: Family;
  language: string;
  seed: number;
  number: number;
}

/**
 * A sample of resumes that covers: every family in every language that it can write comes once before any comes twice,
 * each time with another of the people, and all people come as often. The same `count` gives the same sample, and a larger one
 * begins with it.
 */
export function coveringSample(count: number, keep: (family: string) => boolean = () => true): Drawn[] {
  const pairs = vocabularies.flatMap(({ language }, step) =>
    families
      .filter((family) => keep(family.name))
      .flatMap((_, index, kept) => {
        // Families begin with different languages, so that a small sample has all of both.
        const family = kept[index];
        const at = vocabularies[(step + index) % vocabularies.length]?.language ?? language;
        return family && writes(family, at) ? [{ family, language: at }] : [];
      }),
  );
  return Array.from({ length: pairs.length === 0 ? 0 : count }, (_, number): Drawn[] => {
    const pair = pairs[number % pairs.length];
    const round = Math.floor(number / pairs.length);
    const person = (number + 7 * round) % PEOPLE;
    return pair
      ? [{ ...pair, id: draftId(pair.family, pair.language, round), seed: FIRST_PERSON + person, number: round }]
      : [];
  }).flat();
}

/** Writes the part of a sample that a folder lacks, some files at a time; returns how many are there. */
export async function writeSample(
  folder: string,
  sample: readonly Drawn[],
  say: (text: string) => void,
): Promise<number> {
  const has = existsSync(join(folder, 'manifest.json')) ? listedFiles(folder) : [];
  const there: ListedFile[] = has.filter(({ path }) => existsSync(join(folder, path)));
  const ids = new Set(there.map(({ id }) => id));
  const open = sample.filter(({ id }) => !ids.has(id));
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const drafts = open
      .slice(from, from + AT_ONCE)
      .map(({ family, language, seed, number }) => draftOf(family, language, seed, number));
    try {
      const files = await makeFiles(drafts, say);
      saveFiles(folder, files, there);
      there.push(...files.map(listed));
    } catch (error) {
      // A program that fails is tried again by the next run.
      say(`Not written, ${drafts[0]?.id ?? ''} and those after it: ${String(error).slice(0, 200)}`);
    }
    say(`${String(there.length)} of ${String(sample.length)}`);
  }
  return there.length;
}
