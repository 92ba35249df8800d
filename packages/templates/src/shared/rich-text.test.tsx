import { parseRichText } from '@vitae/domain';
import { expect, it } from 'vitest';
import { templateOf } from '../kinds/resume.ts';
import { drawnText } from '../testing/drawn-text.ts';
import { resolveTokens } from './tokens.ts';
import { lookOf } from './look.ts';
import { createResume } from '@vitae/domain';
import { labelWidth } from './measure.ts';
import { View } from './primitives.ts';
import { RichText } from './rich-text.tsx';

const look = lookOf(resolveTokens(templateOf('classic'), createResume({ title: 'Test' })), () => View({}));

it('numbers the entries of each list separately, and leaves more room for a number than for a bullet', () => {
  const blocks = parseRichText('1. one\n2. two\n\n1. again\n\n- sign');
  const drawn = drawnText(<RichText body={{ blocks, path: 'summary' }} look={look} />).map(({ text }) => text);
  expect(drawn).toEqual(['1.', 'one', '2.', 'two', '1.', 'again', '•', 'sign']);
  const widths = blocks.map((block) => labelWidth(block, look));
  expect(widths[0]).toBeGreaterThan(widths[3] ?? 0);
});
