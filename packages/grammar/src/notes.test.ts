import { describe, expect, it } from 'vitest';
import { notesOn } from './notes.ts';

describe('what a rule of grammar found', () => {
  it('is quoted with the words around it, and corrected', () => {
    const text = 'Managed nine people 🎉 and cut the the cost of delivery by 18 percent';
    const start = Array.from(text).join('').indexOf('the the') - 1;
    expect(notesOn(text, [{ rule: 'RepeatedWords', start, end: start + 7, instead: 'the' }])).toEqual([
      {
        start: text.indexOf('the the'),
        end: text.indexOf('the the') + 7,
        text: '🎉 and cut the the cost of',
        instead: '🎉 and cut the cost of',
      },
    ]);
  });

  it('is an article only before a word in small letters: how an abbreviation is said, nobody can see', () => {
    const articles = (text: string, article: string) => {
      const start = text.indexOf(article);
      return notesOn(text, [{ rule: 'AnA', start, end: start + article.length, instead: null }]).map(
        (note) => note.text,
      );
    };
    expect(articles('An warehouse was moved', 'An')).toEqual(['An warehouse was']);
    expect(articles('FP&A analyst with five years', 'A ')).toEqual([]);
    expect(articles('had a H4 or better', 'a')).toEqual([]);
    expect(articles('wrote a SQL course', 'a')).toEqual([]);
  });

  it('is a repeated word, and not a repeated level', () => {
    const repeated = (text: string) =>
      notesOn(text, [{ rule: 'RepeatedWords', start: 0, end: text.length, instead: null }]).length;
    expect(['The the', 'A2 A2', 'a a', 'Metro Metro'].map(repeated)).toEqual([1, 0, 0, 0]);
  });

  it('is in the order of the text, and not of the rules', () => {
    const found = [4, 0].map((start) => ({ rule: 'ThenThan', start, end: start + 3, instead: null }));
    expect(notesOn('one two', found).map(({ start }) => start)).toEqual([0, 4]);
  });
});
