import { directionOf, type ViewEntry } from '@vitae/domain';
import type { ReactElement } from 'react';
import { levelOf, mostOfLevels } from './level-scale.ts';
import type { Look } from './look.ts';
import { Drawing, Path, View } from './primitives.ts';
import type { Tokens } from './tokens.ts';

/** Units of the drawing: a dot or a segment of a bar, and the gap after it. */
const DOT = 10;
const GAP = 4;
const WIDTH = mostOfLevels * DOT + (mostOfLevels - 1) * GAP;
const BAR = 7;

const disc = (left: number) =>
  `M${left} ${DOT / 2}a${DOT / 2} ${DOT / 2} 0 0 1 ${DOT} 0a${DOT / 2} ${DOT / 2} 0 0 1 ${-DOT} 0z`;
const rounded = (width: number, left = 0) =>
  `M${left + BAR / 2} ${(DOT - BAR) / 2}h${width - BAR}a${BAR / 2} ${BAR / 2} 0 0 1 0 ${BAR}h${BAR - width}a${BAR / 2} ${BAR / 2} 0 0 1 0 ${-BAR}z`;

/** Whether this look draws a level instead of writing it. */
export const isMarked = (level: { text: string }, { tokens }: Pick<Look, 'tokens'>): boolean =>
  tokens.levels !== 'words' && levelOf(level.text) !== null;

/** The name of a group of keywords as its label is written: with the level, unless that is drawn. */
export function labelOfGroup({ title, level }: Pick<ViewEntry, 'title' | 'level'>, tokens: Tokens): string {
  return [title.text, isMarked(level, { tokens }) ? '' : level.text].filter(Boolean).join(' – ');
}

/** A level as dots or a bar next to a line of body text; its word is the alternative text. */
export function LevelMarks({ level, look }: { level: { text: string; path: string }; look: Look }): ReactElement {
  const { tokens, colour, line } = look;
  const rank = levelOf(level.text) ?? 0;
  const height = tokens.fontSize * (tokens.levels === 'dots' ? 0.62 : 0.6);
  // Drawings are not mirrored with the page.
  const isReversed = directionOf(tokens.locale) === 'rtl';
  const filled = (WIDTH * rank) / mostOfLevels;
  const paths =
    tokens.levels === 'dots'
      ? Array.from({ length: mostOfLevels }, (_, at) => ({
          d: disc(at * (DOT + GAP)),
          fill: (isReversed ? mostOfLevels - 1 - at : at) < rank ? colour.second : colour.rule,
        }))
      : [
          { d: rounded(WIDTH), fill: colour.rule },
          { d: rounded(filled, isReversed ? WIDTH - filled : 0), fill: colour.second },
        ];
  return (
    <View anchor={level.path} style={{ flexShrink: 0, paddingTop: (line - height) / 2, height: line }}>
      <Drawing viewBox={`0 0 ${WIDTH} ${DOT}`} width={(height * WIDTH) / DOT} height={height} alt={level.text}>
        {paths.map(({ d, fill }) => (
          <Path key={`${d} ${fill}`} d={d} fill={fill} />
        ))}
      </Drawing>
    </View>
  );
}
