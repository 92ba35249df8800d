import { describe, expect, it } from 'vitest';
import { createFontBook } from '../fonts/font-book.ts';
import { nodeFonts } from '../node.ts';
import { normalizeText, splitRuns } from './split-runs.ts';

async function split(text: string, family: string) {
  const book = createFontBook(nodeFonts);
  for (;;) {
    const missing: string[] = [];
    const runs = splitRuns(normalizeText(text), { family, bold: false, italic: false }, book, (grapheme) => missing.push(grapheme));
    if (!(await book.loadWanted())) return { runs: runs.map((run) => [run.family, run.text]), missing };
  }
}

describe('normalised text', () => {
  it.each([
    ['ﬁne ﬂow oﬃce', 'fine flow office'],
    ['co\u00ADoperate\u200B \uFEFFnow', 'cooperate now'],
    ['Re\u0301ne\u0301e', 'Rénée'],
    ['two  \t spaces\nline', 'two spaces\nline'],
    ['bell\u0007 ❤\uFE0F', 'bell ❤'],
  ])('%j becomes %j', (given, expected) => {
    expect(normalizeText(given)).toBe(expected);
  });
});

describe('runs of one family', () => {
  it('is one run where the family has everything', async () => {
    expect(await split('Łódź, Ærø – €5', 'bitter')).toEqual({ runs: [['bitter', 'Łódź, Ærø – €5']], missing: [] });
  });

  it('keeps words of another script together with their spaces', async () => {
    const { runs } = await split('I am Αθηνά Ζωή today', 'bitter');
    expect(runs).toEqual([
      ['bitter', 'I am '],
      ['source-serif', 'Αθηνά Ζωή '],
      ['bitter', 'today'],
    ]);
  });

  it('goes back to its own family after a symbol', async () => {
    const { runs } = await split('a ★ b', 'source-serif');
    expect(runs[0]).toEqual(['source-serif', 'a ']);
    expect(runs.at(-1)).toEqual(['source-serif', ' b']);
  });

  it('reports a whole grapheme once, and draws one U+FFFD', async () => {
    const { runs, missing } = await split('x👩‍💻y', 'inter');
    expect(missing).toHaveLength(1);
    expect(runs.map(([, text]) => text).join('')).toBe('x\uFFFDy');
  });
});
