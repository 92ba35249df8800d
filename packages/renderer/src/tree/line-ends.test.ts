import { Text, TextInstance, View } from '@react-pdf/primitives';
import { describe, expect, it } from 'vitest';
import { bothFree, lineEndsOfChildren } from './line-ends.ts';
import type { TreeNode } from './node.ts';

const node = (type: string, children: TreeNode[], props: TreeNode['props'] = {}): TreeNode => ({
  type,
  props,
  style: {},
  children,
  box: {},
});
const text = (value: string, props: TreeNode['props'] = {}) =>
  node(Text, [{ ...node(TextInstance, []), value }], props);
const ends = (children: TreeNode[], direction?: string) =>
  lineEndsOfChildren(node(View, children), bothFree, direction);

describe('the ends of lines written from the right', () => {
  it('are free above and below other text', () => {
    expect(ends([text('العربية'), text('Kotlin')])).toEqual([bothFree, bothFree]);
  });

  it('are free on the right after letters of the same direction or a bullet, not after Latin ones or a number', () => {
    const starts = (first: string) => ends([text(first), text('دبي')], 'row')[1]?.start;
    expect(['مطورة', '•', 'مطورة (أولى)'].map(starts)).toEqual([true, true, true]);
    expect(['cv@example.ae', '1.', 'مطورة، Kotlin', 'عام 2019', 'شركة.'].map(starts)).toEqual(
      Array.from({ length: 5 }, () => false),
    );
  });

  it('are free on the left of the last text of a row', () => {
    expect(ends([text('دبي'), text('عمان')], 'row').map(({ end }) => end)).toEqual([false, true]);
    expect(ends([text('دبي'), text('عمان')], 'row-reverse').map(({ end }) => end)).toEqual([true, false]);
  });

  it('are free in columns, which are read one after the other', () => {
    const column = node(View, [text('Kotlin'), text('Java'), text('Rust')]);
    expect(ends([column, column], 'row')).toEqual([bothFree, bothFree]);
  });

  it('depend on the text before a dot, which takes the place at its left', () => {
    const dot = text('·', { between: true });
    expect(ends([text('دبي'), dot])).toEqual([{ start: true, end: false }, bothFree]);
    expect(ends([text('cv@example.ae'), dot])[1]).toEqual({ start: false, end: true });
  });
});
