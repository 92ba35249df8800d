import type { LayoutKind, ViewEntry } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Entry } from './entry.tsx';
import type { Look } from './look.ts';
import { View } from './primitives.ts';
import { tagGroups } from './tag-groups.tsx';

/** Draws the entries of one kind of section; each element may be parted from the next by a page break. */
type KindDrawing = (entries: readonly ViewEntry[], look: Look) => ReactElement[];

const drawings: Readonly<Record<LayoutKind, KindDrawing>> = {
  timeline: (entries, look) =>
    entries.map((entry) => <Entry key={entry.id} entry={entry} look={look} isInline={look.inlineKinds.includes('timeline')} isOnTimeline />),
  list: (entries, look) => entries.map((entry) => <Entry key={entry.id} entry={entry} look={look} isInline={look.inlineKinds.includes('list')} />),
  text: (entries, look) => entries.map((entry) => <Entry key={entry.id} entry={entry} look={look} />),
  tags: tagGroups,
  levels: (entries, look) => sideBySide(entries, look.across, look),
  contacts: (entries, look) => sideBySide(entries, Math.min(look.across, 2), look),
};

/** The entries of a section, drawn by its kind. */
export function drawEntries(kind: LayoutKind, entries: readonly ViewEntry[], look: Look): ReactElement[] {
  return drawings[kind](entries, look);
}

/** Distance between entries as a share of the look's own: short ones stand closer. */
const closeness: Readonly<Record<LayoutKind, number>> = { timeline: 1, list: 0.55, text: 0.7, tags: 0.3, levels: 0.4, contacts: 0.9 };

/** The distance between entries of a kind in points. */
export function entryGap(kind: LayoutKind, look: Look): number {
  return look.gap.entry * closeness[kind];
}

/** Short entries side by side in rows; one with a text of its own takes a row. */
function sideBySide(entries: readonly ViewEntry[], across: number, look: Look): ReactElement[] {
  const rows: ViewEntry[][] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row && row.length < across && [...row, entry].every(isShort)) row.push(entry);
    else rows.push([entry]);
  }
  return rows.flatMap((row) => {
    const [first] = row;
    if (!first || !isShort(first)) return row.map((entry) => <Entry key={entry.id} entry={entry} look={look} />);
    const empty = Array.from({ length: across - row.length }, (_, index) => <View key={index} style={{ flex: 1 }} />);
    return [
      <View key={first.id} wrap={false} style={{ flexDirection: 'row', columnGap: look.tokens.fontSize * 1.6 }}>
        {row.map((entry) => (
          <View key={entry.id} style={{ flex: 1 }}>
            <Entry entry={entry} look={{ ...look, head: 'stacked' }} />
          </View>
        ))}
        {empty}
      </View>,
    ];
  });
}

const isShort = (entry: ViewEntry) => entry.body.blocks.length === 0 && entry.roles.length === 0 && entry.tags.items.length < 6;
