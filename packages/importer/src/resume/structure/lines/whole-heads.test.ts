import { describe, expect, it } from 'vitest';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { AS_OF } from '../../testing/resume-of-pages.ts';
import { withWholeHeads } from './whole-heads.ts';

describe('heads that wrap', () => {
  const bold = { size: 10, bold: true, italic: false };

  const head = (text: string, right: number, style = bold, over = {}) =>
    lineOf([cellAt(text, 40, right, style)], { style, gapAbove: 1.5, ...over });

  const italic = { size: 10, bold: false, italic: true };

  it('are one line where the rest had no room and is closer than what follows', () => {
    const lines = [
      head('Auxiliary registrar for the great programme of the electoral', 495),
      head('Register, Electoral Office', 200),
      head('Harlow Town Council', 160, italic, { gapAbove: 4 }),
    ];
    expect(withWholeHeads(lines, AS_OF).map(({ text }) => text)).toEqual([
      'Auxiliary registrar for the great programme of the electoral Register, Electoral Office',
      'Harlow Town Council',
    ]);
  });

  it('are two lines where there was room, or where what follows is as close', () => {
    const roomy = [head('Registrar', 120), head('Electoral Office of the County', 220), head('Harlow', 90, italic)];
    expect(withWholeHeads(roomy, AS_OF)).toHaveLength(3);
    const even = [
      head('Auxiliary registrar for the great programme of the electoral register', 495),
      head('Harlow Town Council', 160),
      head('Harlow', 90, italic),
    ];
    expect(withWholeHeads(even, AS_OF)).toHaveLength(3);
  });
});
