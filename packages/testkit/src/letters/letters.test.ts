import { letterTemplates } from '@vitae/templates';
import { describe, expect, it } from 'vitest';
import { corpusFolder, corpusIsPresent } from '../corpus/corpus.ts';
import { triesAll } from '../sample.ts';
import { corpusLetters } from './corpus-letters.ts';
import { printedLetters, writtenLetters } from './letter-files.ts';
import { letterScores, meanOf, readFile } from './letter-scores.ts';
import { ownLetters } from './own-letters.ts';
import { readLetter, scoreLetter } from './score-letter.ts';

/** The minimum score; docs/import.md says how it is measured. */
const least = 0.85;

describe('letters in held-out layouts', () => {
  const letters = writtenLetters().filter(({ isHeldOut }) => isHeldOut);

  it('are at least sixty, as text and web pages, and are read well enough', async () => {
    expect(letters.length).toBeGreaterThanOrEqual(60);
    expect(meanOf(await letterScores(letters))).toBeGreaterThan(least);
  });

  it('are read well enough from the pages that a browser prints', async () => {
    const some = letters.filter((_, index) => index % 6 === 0);
    expect(meanOf(await letterScores(await printedLetters(some)))).toBeGreaterThan(least);
  });
});

describe('our own letters without the enclosed document', () => {
  it('are read back from their pages', async () => {
    const scores = await letterScores(
      await ownLetters((row, column) => triesAll || column % letterTemplates.length === row),
    );
    expect(meanOf(scores)).toBeGreaterThan(0.95);
    expect(Math.min(...scores.map(({ score }) => score))).toBeGreaterThan(0.6);
  });
});

describe('the letters of the corpus', () => {
  if (!corpusIsPresent) console.warn(`No corpus at ${corpusFolder}: its letters are not read.`);

  it.runIf(corpusIsPresent)('are read well enough, each with all lines of its recipient', async () => {
    const scores: number[] = [];
    for (const { bytes, truth, recipient, hasParagraphs } of corpusLetters()) {
      const letter = await readFile(bytes);
      const found = readLetter(letter);
      scores.push(scoreLetter(truth, hasParagraphs ? found : { ...found, paragraphs: [] }).score);
      const { name, role, company, address } = letter.recipient;
      expect([name, role, company, ...address.split('\n')].filter(Boolean).toSorted()).toEqual(recipient.toSorted());
    }
    expect(Math.min(...scores)).toBeGreaterThan(least);
  });
});

describe('scoreLetter', () => {
  const truth = { name: 'Ada Park', subject: 'Re: Designer', closing: 'Sincerely,', paragraphs: ['One.', 'Two.'] };

  it('is 1 for the same letter, whatever the label of its subject', () => {
    expect(scoreLetter(truth, { ...truth, subject: 'designer' })).toEqual({ score: 1, misses: [] });
  });

  it('counts wrong, missing and invented values as errors', () => {
    const { score, misses } = scoreLetter(truth, { ...truth, name: 'Ada', paragraphs: ['One.', 'Two.', 'Three.'] });
    expect(score).toBeCloseTo((0 + 1 + 1 + 4 / 5) / 4);
    expect(misses).toHaveLength(2);
    expect(scoreLetter(truth, { paragraphs: [] }).score).toBe(0);
  });
});
