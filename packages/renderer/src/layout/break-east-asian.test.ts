import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eastAsianLines, isEastAsian } from './break-east-asian.ts';

/** Latin characters are 1 wide and all others 2. */
const width = (text: string) =>
  [...text].reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) < 0x2000 ? 1 : 2), 0);
const lines = (text: string, ...widths: number[]) =>
  eastAsianLines(
    text,
    (from, to) => width(text.slice(from, to)),
    widths,
    (word) => [...word],
  );

describe('lines of Chinese and Japanese text', () => {
  it('fill each line', () => {
    expect(lines('负责支付平台的设计与开发', 10)).toEqual(['负责支付平', '台的设计与', '开发']);
  });

  it('start no line with a comma, a full stop, a closing bracket, a small kana or a long-vowel mark', () => {
    expect(lines('负责支付平，台的设计', 10)).toEqual(['负责支付', '平，台的设', '计']);
    expect(lines('これは「試験」です。', 12)).toEqual(['これは「試', '験」です。']);
    expect(lines('設計サーバー', 8)).toEqual(['設計サー', 'バー']);
    expect(lines('担当しちゃった', 8)).toEqual(['担当し', 'ちゃった']);
  });

  it('end no line with an opening bracket', () => {
    expect(lines('职责是（运维）', 8)).toEqual(['职责是', '（运维）']);
  });

  it('keep words of other scripts and numbers whole, and drop the space at the break', () => {
    expect(lines('使用 React 和 TypeScript开发', 14)).toEqual(['使用 React 和 ', 'TypeScript开发']);
    expect(lines('节省了2,500万元', 8)).toEqual(['节省了', '2,500万', '元']);
  });

  it('do not break after a hyphen between Latin letters', () => {
    expect(lines('做event-driven系统', 13)).toEqual(['做', 'event-driven', '系统']);
  });

  it('use each line’s own width, and the last width for all further lines', () => {
    expect(lines('负责支付平台', 4, 6)).toEqual(['负责', '支付平', '台']);
  });

  it('leave Korean to the rules for words', () => {
    expect(['안녕하세요 여러분', 'Hello', 'Привет'].some(isEastAsian)).toBe(false);
    expect(['你好', 'カナ', '（', '𠮷'].every(isEastAsian)).toBe(true);
  });

  it('keep all text, and no line is too wide unless one character is', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...Array.from('中文字、。「」（）ゃーA b-1, 𠮷')), minLength: 1, maxLength: 80 })
      .map((chosen) => chosen.trim())
      .filter(Boolean);
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 20 }), (given, limit) => {
        const made = lines(given, limit);
        expect(made.join('')).toBe(given);
        for (const line of made) expect(width(line.trimEnd())).toBeLessThanOrEqual(limit);
      }),
    );
  });
});
