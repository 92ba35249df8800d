import { describe, expect, it } from 'vitest';
import { escapeRichText, formatRichText, parseRichText, richTextToPlain, withoutNeedlessEscapes } from './rich-text.ts';

it('shows the characters of a mark unchanged if they mark nothing', () => {
  expect(withoutNeedlessEscapes('C\\* and \\[x\\]\n- 5 \\* 3')).toBe('C* and [x]\n- 5 * 3');
  expect(withoutNeedlessEscapes('\\*so\\* and **bold**')).toBe('\\*so\\* and **bold**');
});

describe('parseRichText', () => {
  it('reads paragraphs, bullets, bold, italic and links', () => {
    expect(
      parseRichText('Led a **team of *six* people**.\n\n- Cut cost by 12 %\n- See [the report](https://example.com/a)'),
    ).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'Led a ' },
          { text: 'team of ', bold: true },
          { text: 'six', bold: true, italic: true },
          { text: ' people', bold: true },
          { text: '.' },
        ],
      },
      { kind: 'bullet', spans: [{ text: 'Cut cost by 12 %' }] },
      { kind: 'bullet', spans: [{ text: 'See ' }, { text: 'the report', href: 'https://example.com/a' }] },
    ]);
  });

  it('reads underline, alone and with other marks', () => {
    expect(parseRichText('Led <u>**12** people</u>, <u>')[0]?.spans).toEqual([
      { text: 'Led ' },
      { text: '12', bold: true, underline: true },
      { text: ' people', underline: true },
      { text: ', <u>' },
    ]);
  });

  it('reads numbered lists, which start with 1 and continue counting whatever number is written', () => {
    const numbersOf = (text: string) => parseRichText(text).map(({ kind, number }) => number ?? kind);
    expect(numbersOf('Steps:\n\n1. one\n2. two\n2. three\n\n4) four')).toEqual(['paragraph', 1, 2, 3, 4]);
    expect(numbersOf('1. one\n1. two\n\n1. another list')).toEqual([1, 2, 1]);
    expect(numbersOf('- a\n- b\n1. one')).toEqual(['bullet', 'bullet', 1]);
    for (const text of ['3. Platz', '9. Mai', '2019. That year', '1.5 million', '1.', 'in chapter\n1. of the book'])
      expect(numbersOf(text)).toEqual(['paragraph']);
  });

  it('keeps text that only looks like a mark', () => {
    for (const text of ['2 * 3 * 4', 'a_b_c', 'f(x)[0]', '**', '5* hotel', 'C*', '[not a link]', 'snake_case_name'])
      expect(richTextToPlain(text)).toBe(text);
  });

  it('does not link an address that is not a web, email or phone address', () => {
    expect(richTextToPlain('[x](javascript:alert(1))')).toBe('[x](javascript:alert(1))');
    expect(parseRichText('[x](javascript:alert(1))')[0]?.spans.some((span) => span.href)).toBe(false);
  });

  it('joins the lines of one paragraph', () => {
    expect(richTextToPlain('one\ntwo\n\nthree')).toBe('one two\nthree');
  });

  it('leaves out empty bullets and empty paragraphs', () => {
    expect(parseRichText('- \n\n\n-   \n')).toEqual([]);
  });
});

it('escapes text so that it is shown unchanged', () => {
  for (const text of [
    '*not italic*',
    '**x**',
    '[a](https://b.c)',
    '- no bullet',
    '• no bullet',
    String.raw`back\*slash`,
    '1. no number',
    '12)',
    '<u>plain</u>',
    String.raw`1\. as it is`,
  ])
    expect(richTextToPlain(escapeRichText(text))).toBe(text);
});

it('puts spaces outside the marks', () => {
  expect(
    formatRichText([{ kind: 'paragraph', spans: [{ text: 'a' }, { text: ' b ', bold: true }, { text: 'c' }] }]),
  ).toBe('a **b** c');
});

it('reads nested marks to a limited depth, and loses no letter of them', () => {
  const deep = `${'**a *b '.repeat(20_000)}${'c* d** '.repeat(20_000)}`;
  expect(richTextToPlain(deep).replaceAll(/[^a-d]/g, '')).toBe(deep.replaceAll(/[^a-d]/g, ''));
  expect(parseRichText('**a *b* c** [*d*](https://e.f)')[0]?.spans).toEqual([
    { text: 'a ', bold: true },
    { text: 'b', bold: true, italic: true },
    { text: ' c', bold: true },
    { text: ' ' },
    { text: 'd', italic: true, href: 'https://e.f' },
  ]);
});
