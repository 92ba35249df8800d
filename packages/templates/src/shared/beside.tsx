import type { ReactElement, ReactNode } from 'react';
import type { Look } from './look.ts';
import { View, type Style } from './primitives.ts';
import { letterWidth, type Tokens } from './tokens.ts';

/**
 * Between the margin column and the text, in ems of the text: with a larger gap, words of the two are read as columns
 * of a table.
 */
const GAP = 0.85;

const FULL_WIDTH = /[\u2e80-\uffff]/u;
const BROAD = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const roomOf = (letter: string) => (FULL_WIDTH.test(letter) ? 1.8 : BROAD.test(letter) ? 1.15 : 1);

/**
 * The width of a label as a number of Latin letters: East Asian characters are an em wide, Cyrillic and Greek ones
 * slightly wider than Latin.
 */
const lettersIn = (words: string) => Array.from(words, roomOf).reduce((sum, room) => sum + room, 0);

/**
 * The style of a label in the margin column: aligned with the text beside it. At the left edge, plain text readers take
 * labels for a separate column.
 */
export function marginLabel({ marginColumn, tokens }: Look): Style {
  return { width: marginColumn, paddingRight: tokens.fontSize * GAP, textAlign: 'right' };
}

/**
 * A width for the margin column: room for the longest label on one line, between a fifth and two fifths of the measure.
 */
export function marginWidth(labels: readonly string[], tokens: Tokens, width: number): number {
  const longest = Math.max(0, ...labels.map(lettersIn));
  return Math.min(width * 0.4, Math.max(width * 0.2, (longest + 0.1) * letterWidth(tokens) + tokens.fontSize * GAP));
}

/** The height of a label in points: an upper estimate. */
export function labelHeight(words: string, { marginColumn, line, tokens }: Look): number {
  return (
    line * Math.max(1, Math.ceil((lettersIn(words) * letterWidth(tokens)) / (marginColumn - tokens.fontSize * GAP)))
  );
}

/**
 * A label in the margin column and the text it labels, next to the label's last line: next to other lines, the two
 * would be read alternately.
 */
export function Beside({
  label,
  words,
  look,
  style = {},
  children,
}: {
  label: ReactNode;
  /** The words of the label. */
  words: string;
  look: Look;
  style?: Style;
  children: ReactNode;
}): ReactElement {
  return (
    <View style={{ flexDirection: 'row', marginLeft: -look.marginColumn, ...style }}>
      {label}
      {/* Positioned at its side, where it continues on the next page and the label stays behind. */}
      <View style={{ width: look.width, marginLeft: 'auto', paddingTop: labelHeight(words, look) - look.line }}>
        {children}
      </View>
    </View>
  );
}
