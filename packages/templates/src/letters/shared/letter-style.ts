import type { LetterView } from '@vitae/domain';
import type { Look } from '../../shared/look.ts';
import type { Style } from '../../shared/primitives.ts';
import type { Tokens } from '../../shared/tokens.ts';

/** What is particular to a letter in the look of a resume. */
export interface LetterStyle {
  /** The style of the subject. */
  subject: (look: Look) => Style;
  /** How far everything is from the margin, in points. */
  inset?: (view: LetterView, tokens: Tokens) => number;
}
