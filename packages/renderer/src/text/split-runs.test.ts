import { describe, expect, it } from 'vitest';
import { createFontBook } from '../fonts/font-book.ts';
import { readFontFace } from '../fonts/font-face.ts';
import { nodeFonts } from '../node.ts';
import { normalizeText } from './normalize-text.ts';
import { splitRuns } from './split-runs.ts';

async function split(text: string, family: string, language = 'en') {
  const files: string[] = [];
  const book = createFontBook((file) => {
    files.push(file);
    return nodeFonts(file);
  });
  for (;;) {
    const missing: string[] = [];
    const runs = splitRuns(normalizeText(text), { family, bold: false, italic: false, language }, book, (grapheme) =>
      missing.push(grapheme),
    );
    if (!(await book.loadWanted())) return { runs: runs.map((run) => [run.family, run.text]), missing, files };
  }
}

describe('runs of one family', () => {
  it('makes one run if the family has everything, and loads nothing else', async () => {
    expect(await split('Łódź, Ærø – €5 → “go”', 'bitter')).toEqual({
      runs: [['bitter', 'Łódź, Ærø – €5 → “go”']],
      missing: [],
      files: ['bitter-regular.ttf'],
    });
  });

  it('draws text that needs more letters with the full slice of its family, and only that text', async () => {
    expect((await split('Kỹ sư phần mềm at work', 'inter')).runs).toEqual([['inter-full', 'Kỹ sư phần mềm at work']]);
  });

  it('keeps words of another script together with their spaces', async () => {
    const { runs } = await split('I am Αθηνά Ζωή today', 'bitter');
    expect(runs).toEqual([
      ['bitter', 'I am '],
      ['source-serif-full', 'Αθηνά Ζωή '],
      ['bitter', 'today'],
    ]);
  });

  it('returns to its own family after a symbol', async () => {
    const { runs } = await split('a ★ b', 'source-serif');
    expect(runs[0]).toEqual(['source-serif', 'a ']);
    expect(runs.at(-1)).toEqual(['source-serif', ' b']);
  });

  it('groups an opening bracket with the words inside it', async () => {
    expect((await split('שלום (Python) «עולם»', 'inter', 'he')).runs).toEqual([
      ['hebrew', 'שלום '],
      ['inter', '(Python) '],
      ['hebrew', '«עולם»'],
    ]);
  });

  it.each([
    ['ar', 'eb-garamond', 'مرحبا بكم', 'arabic-serif'],
    ['fa', 'inter', 'می\u200Cخواهم', 'arabic'],
    ['he', 'bitter', 'שָׁלוֹם עולם', 'hebrew-serif'],
    ['hi', 'source-sans', 'सॉफ़्टवेयर क्\u200Dष', 'devanagari'],
    ['zh', 'inter', '软件工程师，', 'han-sc-1'],
    ['zh-TW', 'inter', '軟體工程師，', 'han-tc-1'],
    ['ja', 'inter', 'ソフトウェア開発、', 'han-jp-1'],
    ['en', 'inter', 'ソフトウェア開発、', 'han-jp-1'],
    ['ko', 'inter', '소프트웨어 개발', 'hangul-1'],
    ['zh', 'source-serif', '软件工程师，', 'han-sc-serif-1'],
    ['zh-TW', 'eb-garamond', '軟體工程師，', 'han-tc-serif-1'],
    ['ja', 'source-serif', 'ソフトウェア開発、', 'han-jp-serif-1'],
    ['ko', 'bitter', '소프트웨어 개발', 'hangul-serif-1'],
  ])('sets %s beside %s: %s in %s', async (language, family, text, expected) => {
    expect(await split(text, family, language)).toMatchObject({ runs: [[expected, text]], missing: [] });
  });

  it('chooses the shapes of Chinese characters by the language', async () => {
    const familyOf = async (language: string) => (await split('直', 'inter', language)).runs[0]?.[0];
    expect(await Promise.all(['zh', 'zh-Hant', 'ja', 'ko'].map(familyOf))).toEqual([
      'han-sc-1',
      'han-tc-1',
      'han-jp-1',
      'han-tc-1',
    ]);
  });

  it('draws characters that have no serif slice without serifs, beside serif ones', async () => {
    const { missing, runs, files } = await split('黃犇喆', 'source-serif', 'zh-TW');
    expect(missing).toEqual([]);
    expect(runs[0]?.[0]).toBe('han-tc-serif-1');
    expect(files).toContain('han-tc-2-regular.ttf');
  });

  it('loads one more slice for each rare character', async () => {
    const { missing, files } = await split('李喆', 'inter', 'zh');
    expect(missing).toEqual([]);
    expect(files).toEqual(['han-sc-1-regular.ttf', 'han-sc-2-regular.ttf', 'han-rare-1-regular.ttf']);
  });

  it.each([
    ['emoji-1', '👩‍💻'],
    ['emoji-1', '👍🏽'],
    ['emoji', '🇩🇪'],
    ['emoji', '1️⃣'],
    ['emoji-1', '❤️'],
    ['emoji', '🏳️‍🌈'],
    ['emoji', '👨‍👩‍👧'],
    ['emoji-1', '🚀'],
    ['emoji', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['emoji-1', '👩🏽‍💻'],
  ])('draws with %s as one glyph: %s', async (family, emoji) => {
    expect(await split(`a ${emoji} b`, 'inter')).toMatchObject({
      runs: [
        ['inter', 'a '],
        [family, emoji],
        ['inter', ' b'],
      ],
      missing: [],
    });
    const { font } = readFontFace('', await nodeFonts(`${family}-regular.ttf`));
    expect(font.layout(emoji).glyphs).toHaveLength(1);
  });

  it('reports a whole grapheme once, draws one U+FFFD, and loads nothing in vain', async () => {
    const { runs, missing, files } = await split('x𓀀\u0301y', 'inter');
    expect(missing).toEqual(['𓀀\u0301']);
    expect(runs.map(([, text]) => text).join('')).toBe('x\uFFFDy');
    expect(files).toEqual(['inter-regular.ttf', 'ibm-plex-sans-regular.ttf']);
  });
});
