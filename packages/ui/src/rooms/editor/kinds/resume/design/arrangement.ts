import type { Column } from './arranged-sections.ts';

/** Section keys in their columns, from top to bottom. */
export type Arrangement = Record<Column, readonly string[]>;

export function columnOf(arrangement: Arrangement, key: string): Column {
  return arrangement.side.includes(key) ? 'side' : 'main';
}

/** Puts a section in the place of another one, or at the end of a column if `over` is the column itself. */
export function moveOver(arrangement: Arrangement, key: string, over: string): Arrangement {
  if (key === over) return arrangement;
  const target: Column = over === 'main' || over === 'side' ? over : columnOf(arrangement, over);
  const before = arrangement[target].indexOf(over);
  const movesDown = columnOf(arrangement, key) === target && arrangement[target].indexOf(key) < before;
  const without: Arrangement = {
    main: arrangement.main.filter((name) => name !== key),
    side: arrangement.side.filter((name) => name !== key),
  };
  const rest = without[target];
  const place = before < 0 ? rest.length : rest.indexOf(over) + (movesDown ? 1 : 0);
  return { ...without, [target]: [...rest.slice(0, place), key, ...rest.slice(place)] };
}
