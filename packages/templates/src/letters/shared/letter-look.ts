import { lookOf, type Look } from '../../shared/look.ts';
import { View } from '../../shared/primitives.ts';
import { millimetres, type TemplateDefaults, type Tokens } from '../../shared/tokens.ts';

// A letter has no sections, so its heading is never drawn.
const noHeading = () => View({});

/** The look of a letter: an empty line between paragraphs and larger gaps between its parts. */
export function letterLook(tokens: Tokens, hooks: (base: Look) => Partial<Look> = () => ({})): Look {
  return lookOf(tokens, noHeading, (base) => {
    const { line, text } = base;
    // A tiny amount of letter spacing: the line breaker narrows spaces to fill a line, and programs that read the
    // file do not see a narrow space of a narrow face.
    const letterSpacing = tokens.fontSize * 0.015;
    const spaced = {
      ...base,
      text: { ...text, body: { ...text.body, letterSpacing }, title: { ...text.title, letterSpacing } },
      gap: {
        section: line * 1.7 * tokens.spacing,
        entry: line * 0.85 * tokens.spacing,
        block: line * 0.3 * tokens.spacing,
      },
    };
    return { ...spaced, ...hooks(spaced) };
  });
}

/** Where the head of a letter begins if an envelope's window shows what is below it, in points. */
const HEAD_ABOVE_WINDOW = millimetres(10);
/** How small the head above a window may be, and the size in points below which nothing in it may be. */
const ABOVE_WINDOW = { scale: 0.85, least: 8.8 };

/**
 * The look of a letter's head: with the sizes of the resume template that it goes with, as far as the letter's own sizes
 * were not changed; smaller above an envelope's window. `top` is where it begins, in points from the edge of the paper.
 */
export function headLook(
  tokens: Tokens,
  { own, resume, hasWindow }: { own: TemplateDefaults; resume: TemplateDefaults; hasWindow: boolean },
  hooks: (base: Look) => Partial<Look> = () => ({}),
): { look: Look; top: number } {
  const fontSize = tokens.fontSize * (resume.fontSize / own.fontSize);
  const smaller = Math.min(1, Math.max(ABOVE_WINDOW.scale, ABOVE_WINDOW.least / fontSize));
  const sized: Tokens = {
    ...tokens,
    fontSize: hasWindow ? fontSize * smaller : fontSize,
    lineHeight: tokens.lineHeight * (resume.lineHeight / own.lineHeight),
  };
  const margin = Math.min(millimetres(tokens.margin), millimetres(resume.margin));
  return { look: lookOf(sized, noHeading, hooks), top: hasWindow ? Math.min(margin, HEAD_ABOVE_WINDOW) : margin };
}
