import type { CoverLetter } from './cover-letter.ts';
import { documentText } from './document-text.ts';
import type { Resume } from './resume.ts';
import { richTextToPlain } from './rich-text.ts';
import { runsOf, sentencesIn, wordsIn } from './word-runs.ts';

/** A sentence of a letter that its resume has too, nearly word for word. */
export interface RepeatedSentence {
  paragraphId: string;
  text: string;
}

/** How much of a letter its resume says too. */
export interface Repeats {
  /** The share of the letter's runs of four words that the resume has, 0 to 1. */
  share: number;
  sentences: RepeatedSentence[];
}

/** Runs of this many words are shared by chance only in fixed phrases. */
const run = 4;
/** The share of a sentence's runs from which on it counts as repeated. */
const enough = 0.6;
/** Shorter sentences are too often fixed phrases. */
const least = 6;

/** What the body of a letter repeats from a resume, sentence by sentence. */
export function repeatsOf({ locale, paragraphs }: Pick<CoverLetter, 'locale' | 'paragraphs'>, resume: Resume): Repeats {
  const known = new Set(
    documentText(resume)
      .split('\n')
      .flatMap((line) => runsOf(wordsIn(line, locale), run)),
  );
  const sentences: RepeatedSentence[] = [];
  let [all, shared] = [0, 0];
  for (const { id, text } of paragraphs) {
    const lines = richTextToPlain(text).split('\n');
    for (const sentence of lines.flatMap((line) => sentencesIn(line, locale))) {
      const words = wordsIn(sentence, locale);
      const runs = runsOf(words, run);
      const found = runs.filter((one) => known.has(one)).length;
      all += runs.length;
      shared += found;
      if (words.length >= least && found >= runs.length * enough) sentences.push({ paragraphId: id, text: sentence });
    }
  }
  return { share: all === 0 ? 0 : shared / all, sentences };
}
