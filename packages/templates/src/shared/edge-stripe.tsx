import type { ReactElement } from 'react';
import { paper } from './paper.ts';
import { View } from './primitives.ts';
import type { Tokens } from './tokens.ts';

/** A stripe in the accent colour down the left edge of every page; for the background of a page. */
export const EdgeStripe = ({ tokens: { page, accent } }: { tokens: Tokens }): ReactElement => (
  <View
    fixed
    style={{ position: 'absolute', top: 0, left: 0, width: 9, height: paper[page].height, backgroundColor: accent }}
  />
);
