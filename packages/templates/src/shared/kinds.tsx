import type { LayoutKind, ViewEntry, ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { EntryDetails, EntryHead } from './entry-head.tsx';
import { Field } from './field.tsx';
import type { Look } from './look.ts';
import { Text, View } from './primitives.ts';
import { RichText } from './rich-text.tsx';

/** Draws the entries of one kind of section; each element may be parted from the next by a page break. */
type KindDrawing = (entries: readonly ViewEntry[], look: Look) => ReactElement[];

const drawings: Readonly<Record<LayoutKind, KindDrawing>> = {
  timeline: (entries, look) => entries.map((entry) => <TimelineEntry key={entry.id} entry={entry} look={look} />),
  list: (entries, look) => entries.map((entry) => <FullEntry key={entry.id} entry={entry} look={look} />),
  text: (entries, look) => entries.map((entry) => <FullEntry key={entry.id} entry={entry} look={look} />),
  tags: tagLines,
  levels: (entries, look) =>
    rowsOf(entries, look.across, (entry) => entry.body.blocks.length === 0 && entry.title.text.length + entry.level.text.length < 60).map((row) =>
      row.length === 1 && row[0] && row[0].body.blocks.length > 0 ? (
        <FullEntry key={row[0].id} entry={row[0]} look={look} />
      ) : (
        <Row key={row[0]?.id} entries={row} look={look} draw={(entry) => <LevelEntry entry={entry} look={look} />} />
      ),
    ),
  contacts: (entries, look) =>
    rowsOf(entries, Math.min(look.across, 2), (entry) => entry.body.blocks.length === 0).map((row) => (
      <Row
        key={row[0]?.id}
        entries={row}
        look={look}
        draw={(entry) => <FullEntry entry={entry} look={{ ...look, head: 'stacked' }} />}
      />
    )),
};

/** The entries of a section, drawn by its kind. */
export function drawEntries(kind: ViewSection['kind'], entries: readonly ViewEntry[], look: Look): ReactElement[] {
  return drawings[kind](entries, look);
}

function FullEntry({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement {
  return (
    <View anchor={entry.path || entry.body.path}>
      <EntryHead entry={entry} look={look} />
      <RichText body={entry.body} look={look} keepTogether={entry.keepTogether} />
      {entry.roles.length > 0 && (
        <View style={{ rowGap: look.gap.entry * 0.7 }}>
          {entry.roles.map((role) => (
            <FullEntry key={role.id} entry={role} look={look} />
          ))}
        </View>
      )}
    </View>
  );
}

function TimelineEntry({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement {
  const content = <FullEntry entry={entry} look={look} />;
  return look.timelineFrame ? look.timelineFrame(content, look) : content;
}

/** Groups of keywords: "Planning: SAP, Excel", or the words as chips; groups with a name only run on as one list. */
function tagLines(entries: readonly ViewEntry[], look: Look): ReactElement[] {
  const bare = entries.every((entry) => entry.tags.items.length === 0 && !entry.level.text && entry.body.blocks.length === 0);
  if (bare) {
    return [
      <View key="all" style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: look.tokens.fontSize * (look.tags === 'chips' ? 0.5 : 0.35), rowGap: look.gap.block }}>
        {entries.map((entry, index) => (
          <Tag key={entry.id} text={entry.title.text} anchor={entry.title.path} look={look} isLast={index === entries.length - 1} />
        ))}
      </View>,
    ];
  }
  return entries.map((entry) => <TagGroup key={entry.id} entry={entry} look={look} />);
}

function TagGroup({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement {
  const { text, tokens } = look;
  const name = entry.title.text && (
    <Text anchor={entry.title.path} style={{ fontWeight: 600 }}>
      {entry.title.text}
    </Text>
  );
  const level = entry.level.text && (
    <Text anchor={entry.level.path} style={{ color: look.colour.muted }}>
      {name ? ` (${entry.level.text})` : entry.level.text}
    </Text>
  );
  const isStacked = look.tags === 'chips' || look.head === 'stacked';
  const words = entry.tags.items;
  return (
    <View anchor={entry.path} wrap={entry.keepTogether ? false : undefined}>
      {isStacked ? (
        <>
          {(name || level) && (
            <Text style={text.title} minPresenceAhead={look.line}>
              {name}
              {level}
            </Text>
          )}
          {look.tags === 'lines' && words.length > 0 && (
            <Text anchor={entry.tags.path} style={text.body}>
              {words.join(', ')}
            </Text>
          )}
          {look.tags === 'chips' && words.length > 0 && (
            <View
              anchor={entry.tags.path}
              style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: tokens.fontSize * 0.5, rowGap: tokens.fontSize * 0.4, paddingTop: name ? look.gap.block : 0 }}
            >
              {words.map((word, index) => (
                <Tag key={index} text={word} look={look} isLast={index === words.length - 1} />
              ))}
            </View>
          )}
        </>
      ) : (
        <Text anchor={entry.tags.path} style={text.body}>
          {name}
          {level}
          {(name || level) && words.length > 0 ? ': ' : ''}
          {words.join(', ')}
        </Text>
      )}
      <RichText body={entry.body} look={look} keepTogether={entry.keepTogether} />
    </View>
  );
}

function Tag({ text, anchor, look, isLast }: { text: string; anchor?: string; look: Look; isLast: boolean }): ReactElement {
  if (look.tags === 'lines') {
    return (
      <Text anchor={anchor} style={{ ...look.text.body, maxWidth: '100%' }}>
        {isLast ? text : `${text},`}
      </Text>
    );
  }
  const size = look.tokens.fontSize;
  return (
    <View style={{ backgroundColor: look.colour.tint, borderRadius: 3, paddingHorizontal: size * 0.6, paddingVertical: size * 0.15, maxWidth: '100%' }}>
      <Text anchor={anchor} style={look.text.tag}>
        {text}
      </Text>
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

function Row({ entries, look, draw }: { entries: readonly ViewEntry[]; look: Look; draw: (entry: ViewEntry) => ReactElement }): ReactElement {
  const empty = Math.max(0, look.across - entries.length);
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
