import { readDocumentFile, writeDocumentFile, type CoverLetter } from '@vitae/domain';
import { coverLetters } from '@vitae/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeDocuments } from './merge-documents.ts';

const runs = { numRuns: 150 };
const texts = ['jobTitle', 'posting', 'subject', 'opening', 'closing', 'enclosures'] as const;
const ofRecipient = ['name', 'role', 'company', 'address'] as const;
const added = ['paragraph', 'nextStep'] as const;
const places = fc.uniqueArray(fc.constantFrom(...texts, ...ofRecipient, ...added), { maxLength: 5 });
type Place = (typeof texts)[number] | (typeof ofRecipient)[number] | (typeof added)[number];

/** The letter with words of its own in some places. */
function written(letter: CoverLetter, at: readonly Place[], id: string, word: string): CoverLetter {
  let next = letter;
  for (const place of at) {
    const [text, field] = [texts.find((name) => name === place), ofRecipient.find((name) => name === place)];
    const own = `${word} ${place}`;
    if (text) next = { ...next, [text]: own };
    else if (field) next = { ...next, recipient: { ...next.recipient, [field]: own } };
    else if (place === 'nextStep') next = { ...next, application: { ...next.application, nextStep: own } };
    else next = { ...next, paragraphs: [...next.paragraphs, { id, text: own }] };
  }
  return next;
}

const forks = fc
  .tuple(coverLetters, places, places, fc.uuid({ version: 7 }), fc.uuid({ version: 7 }))
  .map(([base, mine, theirs, one, two]) => ({
    base,
    mine: written(base, mine, one, 'minewords'),
    theirs: written(base, theirs, two, 'theirwords'),
    words: [...mine.map((place) => `minewords ${place}`), ...theirs.map((place) => `theirwords ${place}`)],
    shared: mine.filter((place) => place !== 'paragraph' && theirs.includes(place)).length,
  }));

it('merges two people’s letters without losing a word, with a conflict for each place that both wrote in', () => {
  fc.assert(
    fc.property(forks, ({ base, mine, theirs, words, shared }) => {
      const merged = mergeDocuments(base, mine, theirs, 'laptop');
      const all = JSON.stringify(merged);
      expect(words.filter((word) => !word.split(' ').every((part) => all.includes(part)))).toEqual([]);
      if (shared === 0) expect(merged.conflicts).toEqual(base.conflicts);
    }),
    runs,
  );
});

it('gives way to the side that changed a letter', () => {
  fc.assert(
    fc.property(forks, ({ base, mine }) => {
      expect(mergeDocuments(base, mine, base)).toEqual(mine);
      expect(mergeDocuments(base, base, mine)).toEqual(mine);
    }),
    runs,
  );
});

it('writes a letter as a file and reads it back as it was', () => {
  fc.assert(
    fc.property(coverLetters, (letter) => {
      expect(readDocumentFile(JSON.parse(writeDocumentFile(letter, new Map()))).document).toEqual(letter);
    }),
    runs,
  );
});
