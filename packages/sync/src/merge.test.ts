import { describe, expect, it } from 'vitest';
import { changedPaths } from './changed-paths.ts';
import type { Conflict } from './conflicts.ts';
import { merge, type MergeOptions, type MergeRules } from './merge.ts';
import { resolveConflict } from './resolve-conflict.ts';

interface Doc {
  conflicts: Conflict[];
  value: unknown;
}

function parse(merged: unknown): Doc {
  return merged as Doc;
}
const rules: MergeRules = { shapeOf: () => 'prose', mayStand: () => true, maxBytes: 512 * 1024 };
const options: MergeOptions<Doc> = { device: 'phone', newId: () => 'c1', parse, rules };
const doc = (value: unknown): Doc => ({ conflicts: [], value });
const join = (base: unknown, mine: unknown, theirs: unknown): Doc => merge(doc(base), doc(mine), doc(theirs), options);
const items = (...names: string[]) => names.map((name) => ({ id: name.slice(0, 1), text: name }));

const conflict = (path: string, kept: unknown, other: unknown): Conflict => ({
  id: 'c1',
  path,
  kept,
  other,
  device: 'phone',
});

describe('strings', () => {
  it('keeps the words of both sides', () => {
    expect(
      join('Led a team of five people', 'Led a large team of five people', 'Led a team of five people in Leeds'),
    ).toEqual(doc('Led a large team of five people in Leeds'));
  });
  it('keeps new bullets of both sides', () => {
    expect(join('- one\n- two\n- three', '- zero\n- one\n- two\n- three', '- one\n- two\n- three\n- four')).toEqual(
      doc('- zero\n- one\n- two\n- three\n- four'),
    );
  });
  it('keeps characters of both sides if no space separates words', () => {
    expect(join('東京都庁で働く', '東京都庁で長く働く', '元東京都庁で働く')).toEqual(doc('元東京都庁で長く働く'));
  });
  it('keeps mine and records theirs if both changed the same word', () => {
    expect(join('Led five people', 'Led six people', 'Led seven people')).toEqual({
      value: 'Led six people',
      conflicts: [conflict('value', 'Led six people', 'Led seven people')],
    });
  });
  it('treats a date as one word', () => {
    expect(join('2020-01', '2021-01', '2020-05').conflicts).toEqual([conflict('value', '2021-01', '2020-05')]);
  });
});

describe('lists', () => {
  it('merges items added, edited and removed separately', () => {
    expect(join(items('a', 'b', 'c'), items('a', 'x', 'b edited', 'c'), items('a', 'b', 'y'))).toEqual(
      doc(items('a', 'x', 'b edited', 'y')),
    );
  });
  it('lets an edit win over a removal', () => {
    expect(join(items('a', 'b', 'c'), items('a', 'c'), items('a', 'b edited', 'c'))).toEqual(
      doc(items('a', 'b edited', 'c')),
    );
    expect(join(items('a', 'b', 'c'), items('a', 'b edited', 'c'), [])).toEqual(doc(items('b edited')));
  });
  it('takes the order from whichever side moved, and puts insertions after their left neighbour', () => {
    expect(join(items('a', 'b', 'c'), items('c', 'a', 'b'), items('a', 'x', 'b', 'c'))).toEqual(
      doc(items('c', 'a', 'x', 'b')),
    );
    expect(join(items('a', 'b', 'c'), items('x', 'a', 'b', 'c'), items('c', 'b', 'a'))).toEqual(
      doc(items('x', 'c', 'b', 'a')),
    );
  });
  it('records the other order if both moved', () => {
    expect(join(items('a', 'b', 'c'), items('c', 'a', 'b'), items('b', 'a', 'c'))).toEqual({
      value: items('c', 'a', 'b'),
      conflicts: [conflict('value', ['c', 'a', 'b'], ['b', 'a', 'c'])],
    });
  });
  it('names the item in the path of a conflict', () => {
    expect(join(items('a one'), items('a two'), items('a three')).conflicts).toEqual([
      conflict('value.a.text', 'a two', 'a three'),
    ]);
  });
  it('merges plain values by value', () => {
    expect(join(['Go', 'SQL'], ['Go', 'Rust', 'SQL'], ['SQL', 'C'])).toEqual(doc(['Rust', 'SQL', 'C']));
  });
  it('keeps a value that occurs twice', () => {
    expect(join(['a', 'a'], ['a', 'a', 'b'], ['a', 'a', 'c'])).toEqual(doc(['a', 'a', 'c', 'b']));
  });
  it('merges the same item made on both sides', () => {
    expect(join([], [{ id: 'a', text: 'same', mine: 1 }], [{ id: 'a', text: 'same', theirs: 2 }])).toEqual(
      doc([{ id: 'a', text: 'same', mine: 1, theirs: 2 }]),
    );
  });
  it('treats a list without names as one value', () => {
    expect(join([[1]], [[1], [2]], [[1], [3]])).toEqual({
      value: [[1], [2]],
      conflicts: [conflict('value', [[1], [2]], [[1], [3]])],
    });
  });
});

describe('objects', () => {
  it('are merged key by key, whatever the keys are called', () => {
    expect(join({ toString: 'a', x: 1 }, { toString: 'b', x: 1 }, { x: 2 })).toEqual(doc({ toString: 'b', x: 2 }));
  });
});

describe('values of different kinds', () => {
  it('are a conflict', () => {
    expect(join('text', null, 'other text')).toEqual({
      value: null,
      conflicts: [conflict('value', null, 'other text')],
    });
  });
});

describe('resolveConflict', () => {
  const conflicted = join(items('a one', 'b'), items('a two', 'b'), items('a three', 'b'));
  it('takes the other value', () => {
    expect(resolveConflict(conflicted, 'c1', 'other', parse)).toEqual(doc(items('a three', 'b')));
  });
  it('leaves the kept one', () => {
    expect(resolveConflict(conflicted, 'c1', 'kept', parse)).toEqual(doc(items('a two', 'b')));
  });
  it('takes the other order, for the items still there', () => {
    const moved = join(items('a', 'b', 'c'), items('c', 'a', 'b', 'x'), items('b', 'a', 'c'));
    expect(resolveConflict(moved, 'c1', 'other', parse)).toEqual(doc(items('b', 'x', 'a', 'c')));
  });
  it('changes nothing at a path that no longer exists', () => {
    expect(resolveConflict({ ...conflicted, value: items('b') }, 'c1', 'other', parse)).toEqual(doc(items('b')));
    expect(resolveConflict(conflicted, 'unknown', 'other', parse)).toBe(conflicted);
  });
});

describe('changedPaths', () => {
  it('names the smallest values that differ', () => {
    expect(changedPaths({ a: { b: 1, c: 2 }, d: [1] }, { a: { b: 1, c: 3 }, d: [1] })).toEqual(['a.c']);
    expect(changedPaths({ list: items('a', 'b') }, { list: items('a edited', 'b', 'x') })).toEqual([
      'list.a.text',
      'list.x',
    ]);
    expect(changedPaths({ list: items('a', 'b') }, { list: items('b', 'a') })).toEqual(['list']);
    expect(changedPaths({ a: 1 }, { a: 1 })).toEqual([]);
  });
});

describe('a final document', () => {
  interface Declared extends Doc {
    final: unknown;
  }
  const declared = (value: unknown, final: unknown): Declared => ({ conflicts: [], value, final });
  const joinDeclared = (base: Declared, mine: Declared, theirs: Declared): Declared =>
    merge(base, mine, theirs, { ...options, parse: (merged) => merged as Declared });
  const final = { at: '2026-03-01T00:00:00.000Z', layout: 'a' };
  const later = { at: '2026-03-02T00:00:00.000Z', layout: 'b' };

  it('stays final if the other side changed nothing', () => {
    expect(joinDeclared(declared('a', null), declared('a', final), declared('a', null))).toEqual(declared('a', final));
    expect(joinDeclared(declared('a', final), declared('a', final), declared('b', null))).toEqual(declared('b', null));
  });
  it('becomes a draft if the other side has unseen changes', () => {
    expect(joinDeclared(declared('one two', null), declared('one two', final), declared('one three', null))).toEqual(
      declared('one three', null),
    );
    expect(joinDeclared(declared('one two', null), declared('one two', null), declared('one two', final))).toEqual(
      declared('one two', final),
    );
    expect(joinDeclared(declared('x y', final), declared('x y z', null), declared('w x y', later))).toEqual(
      declared('w x y z', null),
    );
  });
  it('can be marked as final by both sides without a conflict', () => {
    expect(joinDeclared(declared('a', null), declared('a', final), declared('a', later))).toEqual(declared('a', final));
    expect(joinDeclared(declared('a', null), declared('b', null), declared('b', later))).toEqual(declared('b', later));
  });
});
