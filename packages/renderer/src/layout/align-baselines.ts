import type { Paragraph } from '@react-pdf/textkit';
import type { OutlineFont } from '../fonts/font-face.ts';

/** Scripts that no text family draws itself. */
const OTHER_FONT = /[\u0590-\u109f\u1780-\u17ff\u2e80-\ud7ff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\uffdc]/;

/**
 * Puts baselines where the text's own family has them, whichever fallback fonts are used: text in two scripts then
 * shares a baseline, and tall fonts do not push their text into the line below.
 */
export function alignBaselines(lines: Paragraph, own: OutlineFont): Paragraph {
  return lines.map((line) => {
    if (!OTHER_FONT.test(line.string)) return line;
    const size = Math.max(...line.runs.map(({ attributes }) => attributes.fontSize ?? 0));
    const ascent = (own.ascent / own.unitsPerEm) * size;
    const moved = ascent - (line.ascent ?? ascent);
    const decorationLines = line.decorationLines?.map((drawn) => ({
      ...drawn,
      rect: { ...drawn.rect, y: drawn.rect.y + moved },
    }));
    return { ...line, ascent, ...(decorationLines && { decorationLines }) };
  });
}
