import { formatRichText } from '@vitae/domain';
import { clipboards, contentOf } from '@vitae/testkit/clipboards';
import { describe, expect, it } from 'vitest';
import { blocksOfLines, linesOfText } from './pasted-lines.ts';
import { pastedStyle } from './pasted-styles.ts';

const pasted = (text: string) => formatRichText(blocksOfLines(linesOfText(text)));

describe('a pasted text', () => {
  it('keeps deliberate line breaks, and joins lines that a page broke', () => {
    expect(pasted('Ana Silva\nLisbon')).toBe('Ana Silva\n\nLisbon');
    expect(pasted('I join steel and\nglass.')).toBe('I join steel and glass.');
    expect(pasted('A cross-\nfunctional team')).toBe('A cross-functional team');
  });

  it('recognizes list markers, and numbers and dates that are not markers', () => {
    expect(pasted('● one\n– two\n* three')).toBe('- one\n- two\n- three');
    expect(pasted('-5 degrees')).toBe('-5 degrees');
    expect(pasted('2019 - 2021')).toBe('2019 - 2021');
  });

  it('reads typed numbers as a list if a 2 follows the 1', () => {
    expect(pasted('Steps:\n1. one\n2) two\n   and more\n3. three')).toBe('Steps:\n\n1. one\n2. two and more\n3. three');
    expect(pasted('1. Platz in Köln')).toBe('1\\. Platz in Köln');
    expect(pasted('3. Platz\n2. Platz')).toBe('3\\. Platz\n\n2\\. Platz');
  });

  it('shows stars and brackets as they are', () => {
    expect(pasted('C* and [x]')).toBe('C\\* and \\[x\\]');
  });
});

describe('a pasted style', () => {
  it('is read from its text', () => {
    expect(pastedStyle('font-weight:700; font-style: italic')).toEqual({ bold: true, italic: true });
    expect(pastedStyle('font-weight:normal')).toEqual({ bold: false });
    expect(pastedStyle("font: bold 11px 'Helvetica'")).toEqual({ bold: true, italic: false });
    expect(pastedStyle('text-indent:-.25in;mso-list:l0 level1 lfo1')).toEqual({ list: 'item' });
    expect(pastedStyle('mso-list:Ignore')).toEqual({ list: 'sign' });
    expect(pastedStyle('mso-list:none')).toEqual({});
    expect(pastedStyle('text-decoration: underline solid')).toEqual({ underline: true });
  });
});

describe('a pasted text of another program', () => {
  const texts = clipboards.filter(({ file }) => file.endsWith('.txt'));
  it.each(texts)('$file', (clipboard) => {
    expect(pasted(contentOf(clipboard)['text/plain'] ?? '')).toBe(clipboard.expected);
  });
});
