import type { ReactElement, ReactNode } from 'react';
import type { Look } from './look.ts';
import { View, type Style } from './primitives.ts';
import { letterWidth, type Tokens } from './tokens.ts';
import { wordsWidth } from './words-width.ts';

/**
 * The gap between the margin column and the text, in ems of the text: with a larger one, they are read as columns of a
 * table.
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
 * The style of a label in the margin column: aligned with the text next to it. At the left edge, plain text readers
 * take labels for a separate column.
 */
export function marginLabel({ marginColumn, tokens }: Look): Style {
  return { width: marginColumn, paddingRight: tokens.fontSize * GAP, textAlign: 'right' };
}

/**
 * The width of the margin column: space for the longest label on one line, between one and two fifths of the line
 * length.
 */
export function marginWidth(labels: readonly string[], tokens: Tokens, width: number): number {
  const longest = Math.max(0, ...labels.map(lettersIn));
  return Math.min(width * 0.4, Math.max(width * 0.2, (longest + 0.1) * letterWidth(tokens) + tokens.fontSize * GAP));
}

/** How much wider than regular text a heading is, which is slightly larger, and the bold name of a group. */
const WIDER = { heading: 1.04, name: 1.12 };

/** The height of a label in points, as an upper bound. */
export function labelHeight(
  words: string,
  { marginColumn, line, tokens }: Look,
  kind: keyof typeof WIDER = 'heading',
): number {
  const room = marginColumn - tokens.fontSize * GAP;
  const { fontFamily: family, fontSize: size } = tokens;
  const width = Math.min(lettersIn(words) * letterWidth(tokens), wordsWidth(words, { family, size }) * WIDER[kind]);
  return line * Math.max(1, Math.ceil(width / room));
}

/**
 * A label in the margin column and its text, level with the label's last line: level with any other, their lines would
 * be read alternately.
 */
export function Beside({
  label,
  words,
  kind,
  look,
  style = {},
  children,
}: {
  label: ReactNode;
  /** The text of the label. */
  words: string;
  kind?: keyof typeof WIDER;
  look: Look;
  style?: Style;
  children: ReactNode;
}): ReactElement {
  return (
    <View style={{ flexDirection: 'row', marginLeft: -look.marginColumn, ...style }}>
      {label}
      {/* Positioned next to it, so that it continues on the next page without the label. */}
      <View style={{ width: look.width, marginLeft: 'auto', paddingTop: labelHeight(words, look, kind) - look.line }}>
        {children}
      </View>
    </View>
  );
}
