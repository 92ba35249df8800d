import { richTextToPlain, wordsIn } from '@vitae/domain';
import { useMemo } from 'react';
import { useSettledDocument } from '../hooks.ts';

/** The number of words in a body that is neither too short nor more than a page. */
const usual = { least: 150, most: 400 };

/** The number of words in the body of the letter, and what it means. */
export function useLetterLength(): { words: number; length: 'short' | 'good' | 'long' } {
  const { locale, paragraphs } = useSettledDocument(200);
  const words = useMemo(
    () => paragraphs.reduce((sum, { text }) => sum + wordsIn(richTextToPlain(text), locale).length, 0),
    [locale, paragraphs],
  );
  return { words, length: words < usual.least ? 'short' : words <= usual.most ? 'good' : 'long' };
}
