import { letterLength, richTextToPlain, wordsIn } from '@vitae/domain';
import { useMemo } from 'react';
import { usePreviewState } from '../../../screen/preview-host.tsx';
import { useSettledDocument } from '../hooks.ts';

/** How long the letter is. */
export interface LetterLength {
  /** The number of words in its body, and what it means. */
  words: number;
  length: 'short' | 'good' | 'long';
  /** The number of its pages; 0 until they are drawn. */
  pages: number;
}

/** The length of the open letter, live. */
export function useLetterLength(): LetterLength {
  const { locale, paragraphs } = useSettledDocument(200);
  const words = useMemo(
    () => paragraphs.reduce((sum, { text }) => sum + wordsIn(richTextToPlain(text), locale).length, 0),
    [locale, paragraphs],
  );
  const pages = usePreviewState().frame?.pages.length ?? 0;
  return { words, pages, length: letterLength(words, locale) };
}
