import { describe, expect, it } from 'vitest';
import { misreadings } from './read-in-order.ts';
import { squeezed, squeezedPieces } from './squeeze.ts';

const read = (pages: readonly string[], ...parts: readonly string[][]) =>
  misreadings(pages.map(squeezed), parts.map(squeezedPieces));

describe('misreadings', () => {
  it('finds none where pages give everything in order, whatever the line ends and marks', () => {
    expect(
      read(
        ['Ada Lovelace\n• First pro-\ngram', 'Notes on the\nengine'],
        ['Ada Lovelace', 'First pro-gram', 'Notes on the engine'],
      ),
    ).toEqual([]);
    expect(read(['東京\n都庁'], ['東京都庁'])).toEqual([]);
    expect(read(['e\u0301te\u0301'], ['ét\u200Bé'])).toEqual([]);
  });

  it('reads adjacent parts page by page', () => {
    expect(
      read(
        ['Name side one main one', 'side two main two'],
        ['Name'],
        ['side one', 'side two'],
        ['main one', 'main two'],
      ),
    ).toEqual([]);
  });

  it('reports where a word is missing, moved or new', () => {
    expect(read(['one three'], ['one two three'])).toEqual([
      'page 1 reads "onet|hree", wanted after the bar: "wothree"',
    ]);
    expect(read(['two one'], ['one two'])).toHaveLength(1);
    expect(read(['one two two'], ['one two'])).toHaveLength(1);
    expect(read(['one'], ['one two'])).toEqual(['the pages end before "two"']);
  });

  it('reports where words are joined or split', () => {
    expect(read(['onetwo'], ['one two'])).toEqual(['page 1 lost the space in "one|two"']);
    expect(read(['o\nne two'], ['one two'])).toEqual(['page 1 broke the word in "o|netwo"']);
    expect(read(['https://\nexample.com/lo\nng'], ['https://example.com/long'])).toEqual([]);
    expect(read(['o ne two'], ['one two'])).toEqual(['page 1 tore "o|netwo"']);
  });
});
