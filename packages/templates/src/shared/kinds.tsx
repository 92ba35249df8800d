import type { LayoutKind, ViewEntry } from '@vitae/domain';
import type { ReactElement } from 'react';
import { EntryDetails, EntryHead } from './entry-head.tsx';
import { Field } from './field.tsx';
import { wrapOf } from './keep-together.ts';
import type { Look } from './look.ts';
import { View } from './primitives.ts';
import { RichText } from './rich-text.tsx';
import { tagGroups } from './tag-groups.tsx';

/** Distance between entries as a share of the look's own: short ones stand closer. */
const closeness: Readonly<Record<LayoutKind, number>> = { timeline: 1, list: 0.55, text: 0.7, tags: 0.3, levels: 0.4, contacts: 0.9 };

/** Draws the entries of one kind of section; each element may be parted from the next by a page break. */
type KindDrawing = (entries: readonly ViewEntry[], look: Look) => ReactElement[];

const drawings: Readonly<Record<LayoutKind, KindDrawing>> = {
  timeline: (entries, look) =>
    entries.map((entry) => <FullEntry key={entry.id} entry={entry} look={look} isInline={look.inlineKinds.includes('timeline')} isOnTimeline />),
  list: (entries, look) => entries.map((entry) => <FullEntry key={entry.id} entry={entry} look={look} isInline={look.inlineKinds.includes('list')} />),
  text: (entries, look) => entries.map((entry) => <FullEntry key={entry.id} entry={entry} look={look} />),
  tags: tagGroups,
  levels: (entries, look) =>
    rowsOf(entries, look.across, (entry) => entry.body.blocks.length === 0 && entry.title.text.length + entry.level.text.length < 60).map((row) =>
      row.length === 1 && row[0] && row[0].body.blocks.length > 0 ? (
        <FullEntry key={row[0].id} entry={row[0]} look={look} />
      ) : (
        <Row key={row[0]?.id} entries={row} across={look.across} look={look} draw={(entry) => <LevelEntry entry={entry} look={look} />} />
      ),
    ),
  contacts: (entries, look) =>
    rowsOf(entries, Math.min(look.across, 2), (entry) => entry.body.blocks.length === 0).map((row) => (
      <Row
        key={row[0]?.id}
        entries={row}
        across={Math.min(look.across, 2)}
        look={look}
        draw={(entry) => <FullEntry entry={entry} look={{ ...look, head: 'stacked' }} />}
      />
    )),
};

/** The entries of a section, drawn by its kind. */
export function drawEntries(kind: LayoutKind, entries: readonly ViewEntry[], look: Look): ReactElement[] {
  return drawings[kind](entries, look);
}

/** The distance between entries of a kind in points. */
export function entryGap(kind: LayoutKind, look: Look): number {
  return look.gap.entry * closeness[kind];
}

/** An entry with all it has. `isOnTimeline` frames it as the look wants a timeline framed. */
function FullEntry({ entry, look, isInline = false, isOnTimeline = false }: {
  entry: ViewEntry;
  look: Look;
  isInline?: boolean;
  isOnTimeline?: boolean;
}): ReactElement {
  const frame = isOnTimeline ? look.timeline : null;
  return (
    <View anchor={entry.path || entry.body.path} wrap={wrapOf(entry, look)} style={frame?.style}>
      <EntryHead entry={entry} look={look} isInline={isInline} mark={frame?.mark} />
      <RichText body={entry.body} look={look} />
      {entry.roles.length > 0 && <Roles entry={entry} look={look} isInline={isInline} />}
    </View>
  );
}

/** Several roles under one head, held together by a line at their side. */
function Roles({ entry, look, isInline }: { entry: ViewEntry; look: Look; isInline: boolean }): ReactElement {
  return (
    <View style={{ rowGap: look.gap.entry * 0.7, borderLeftWidth: 0.75, borderLeftColor: look.colour.rule, paddingLeft: look.tokens.fontSize * 0.9 }}>
      {entry.roles.map((role) => (
        <FullEntry key={role.id} entry={role} look={look} isInline={isInline} />
      ))}
    </View>
  );
}

function LevelEntry({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement {
  return (
    <View anchor={entry.path}>
      <Field value={entry.title} style={look.text.title} />
      <EntryDetails entry={entry} look={look} />
    </View>
  );
}

/** Short entries side by side, in rows; a long one takes a row of its own. */
function rowsOf(entries: readonly ViewEntry[], across: number, isShort: (entry: ViewEntry) => boolean): ViewEntry[][] {
  const rows: ViewEntry[][] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    const open = row && row.length < across && row.every(isShort) && isShort(entry);
    if (open) row.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

function Row({ entries, across, look, draw }: {
  entries: readonly ViewEntry[];
  across: number;
  look: Look;
  draw: (entry: ViewEntry) => ReactElement;
}): ReactElement {
  const empty = Math.max(0, across - entries.length);
  if (entries.length === 1 && entries[0]) return draw(entries[0]);
  return (
    <View wrap={false} style={{ flexDirection: 'row', columnGap: look.tokens.fontSize * 1.6 }}>
      {entries.map((entry) => (
        <View key={entry.id} style={{ flex: 1 }}>
          {draw(entry)}
        </View>
      ))}
      {Array.from({ length: empty }, (_, index) => (
        <View key={`empty-${index}`} style={{ flex: 1 }} />
      ))}
    </View>
  );
}
