import type { Piece } from './read-page.ts';

/** Accents above letters. */
const ABOVE = /^[¨´`ˆ˜¯˘˙˚˝ˇ]$/u;
/** Letters that have a comma below them, in Romanian. */
const WITH_COMMA: Readonly<Record<string, string>> = { S: 'Ș', s: 'ș', T: 'Ț', t: 'ț' };

/**
 * Pieces with the accents on their letters that TeX draws by themselves where a font lacks a letter with its accent: raised
 * above a capital that is drawn next, or a small comma below the letter that was drawn before.
 */
export const withAccentsOnLetters = (pieces: readonly Piece[]): Piece[] => {
  const whole: Piece[] = [];
  let raised: Piece | undefined;
  for (const piece of pieces) {
    const before = whole.at(-1);
    const marked = before && isCommaBelow(piece, before) ? WITH_COMMA[before.text.at(-1) ?? ''] : undefined;
    if (raised && isOver(raised, piece))
      whole[whole.length - 1] = { ...piece, text: `${raised.text.trim()}${piece.text}` };
    else if (before && marked !== undefined)
      whole[whole.length - 1] = { ...before, text: `${before.text.slice(0, -1)}${marked}` };
    else whole.push(piece);
    raised = ABOVE.test(piece.text.trim()) ? piece : undefined;
  }
  return whole;
};

/** Whether an accent is drawn above the first letter of what is drawn next, a capital. */
const isOver = (accent: Piece, { text, x, y, style: { size } }: Piece): boolean =>
  /^\p{Lu}/u.test(text) &&
  y - accent.y > 0.1 * size &&
  y - accent.y < 0.5 * size &&
  accent.x > x - 0.3 * size &&
  accent.x < x + 0.9 * size;

/** Whether a small comma stands below the end of what was drawn before, and not behind it. */
const isCommaBelow = ({ text, x, y, width, style: { size } }: Piece, before: Piece): boolean => {
  const right = before.x + before.width;
  return (
    text.trim() === ',' &&
    size < 0.75 * before.style.size &&
    y > before.y + 0.05 * before.style.size &&
    y < before.y + 0.4 * before.style.size &&
    x > right - 0.7 * before.style.size &&
    x + width <= right + 0.02 * before.style.size
  );
};
