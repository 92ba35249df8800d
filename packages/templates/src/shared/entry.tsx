import type { ViewEntry } from '@vitae/domain';
import type { ReactElement } from 'react';
import { EntryHead } from './entry-head.tsx';
import { wrapOf } from './keep-together.ts';
import { oneLine, type HeadLines, type Look } from './look.ts';
import { View, type StructureTag } from './primitives.ts';
import { RichText } from './rich-text.tsx';

interface EntryProps {
  entry: ViewEntry;
  look: Look;
  /** The lines of its head. */
  lines?: HeadLines;
  /** The structure element of its title. */
  titleTag?: StructureTag;
}

/** A complete entry. `isOnTimeline` frames it as the look frames a timeline. */
export function Entry({
  entry,
  look,
  lines = look.head,
  titleTag = 'H3',
  isOnTimeline = false,
}: EntryProps & { isOnTimeline?: boolean }): ReactElement {
  const frame = isOnTimeline ? look.timeline : null;
  return (
    <View anchor={entry.path || entry.body.path} wrap={wrapOf(entry, look)} style={frame?.style}>
      <EntryHead
        entry={entry}
        look={look}
        lines={entry.roles.length > 0 ? oneLine : lines}
        titleTag={titleTag}
        mark={frame?.mark}
      />
      <RichText body={entry.body} look={look} />
      {entry.roles.length > 0 && <Roles entry={entry} look={look} />}
    </View>
  );
}

/** Several roles under one head, joined by a line at their side; their dates stay inside it. */
function Roles({ entry, look: around }: EntryProps): ReactElement {
  const look: Look = { ...around, dates: 'inline' };
  return (
    <View
      style={{
        rowGap: look.gap.entry * 0.7,
        borderLeftWidth: 0.75,
        borderLeftColor: look.colour.rule,
        paddingLeft: look.tokens.fontSize * 0.9,
      }}
    >
      {entry.roles.map((role) => (
        <Entry key={role.id} entry={role} look={look} lines={oneLine} titleTag="H4" />
      ))}
    </View>
  );
}
