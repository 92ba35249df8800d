import type { Direction } from '@vitae/domain';

/** A stretch of text that runs one way. */
export interface DirectedPart {
  text: string;
  direction: Direction;
}

const RTL = String.raw`\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}`;
/** From a letter that runs against the line to the last such letter before one that runs with it. */
const AGAINST: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(`[${RTL}](?:[^\\p{L}]*[${RTL}\\p{M}])*`, 'gu'),
  rtl: new RegExp(String.raw`(?![${RTL}])\p{L}(?:[^\p{L}]*(?:(?![${RTL}])\p{L}|\p{M}))*`, 'gu'),
};

/**
 * Splits text where its direction changes. A word processor asks each run which way it goes; spaces and signs between two words of
 * one direction go with them, all else goes with the line.
 */
export function directedParts(text: string, line: Direction): DirectedPart[] {
  const parts: DirectedPart[] = [];
  const against = line === 'ltr' ? 'rtl' : 'ltr';
  let at = 0;
  for (const match of text.matchAll(AGAINST[line])) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), direction: line });
    parts.push({ text: match[0], direction: against });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), direction: line });
  return parts;
}
