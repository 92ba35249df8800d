import type { ViewEntry, ViewText } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { Look } from './look.ts';
import { Text, View, type Style } from './primitives.ts';

/**
 * Title, subtitle, dates and place of an entry, with its links and further values below; it never parts from what follows.
 * `isInline` puts title and subtitle on one line.
 */
export function EntryHead({ entry, look, isInline = false, mark }: {
  entry: ViewEntry;
  look: Look;
  isInline?: boolean;
  mark?: ReactElement | undefined;
}): ReactElement | null {
  const lines = look.head === 'aside' ? pairedLines(entry, look, isInline) : stackedLines(entry, look);
  if (lines.length === 0 && !hasDetails(entry)) return null;
  const hasMore = entry.body.blocks.length > 0 || entry.roles.length > 0;
  return (
    <View wrap={false} minPresenceAhead={hasMore ? look.line : undefined} style={hasMore ? { paddingBottom: look.gap.block } : {}}>
      {mark}
      {lines}
      <EntryDetails entry={entry} look={look} />
    </View>
  );
}

function pairedLines(entry: ViewEntry, look: Look, isInline: boolean): ReactElement[] {
  const { text } = look;
  const near = filled([
    [entry.title, text.title],
    // What stands alone, or is shared by several roles, is the title.
    [entry.subtitle, entry.title.text ? text.subtitle : text.title],
    ...(isInline ? [[entry.location, text.aside] as const] : []),
  ]);
  const far = filled([
    [entry.dates, text.aside],
    ...(isInline ? [] : [[entry.location, text.aside] as const]),
  ]);
  const nearLines = isInline && near.length > 0 ? [near] : near.map((piece) => [piece]);
  return Array.from({ length: Math.max(nearLines.length, far.length) }, (_, index) => (
    <Pair key={index} near={nearLines[index] ?? []} far={far[index]} gap={look.tokens.fontSize} />
  ));
}

type Piece = readonly [ViewText, Style];

const filled = (pieces: readonly Piece[]) => pieces.filter(([value]) => value.text);

/** Fields on one line: the near ones wrap in the room that the far one leaves. */
function Pair({ near, far, gap }: { near: readonly Piece[]; far: Piece | undefined; gap: number }): ReactElement {
  return (
    <View style={{ flexDirection: 'row', columnGap: gap }}>
      <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: gap * 0.8 }}>
        {near.map(([value, style]) => (
          <Field key={value.path} value={value} style={{ ...style, maxWidth: '100%' }} />
        ))}
      </View>
      {far && (
        <View style={{ maxWidth: '42%' }}>
          <Field value={far[0]} style={{ ...far[1], textAlign: 'right' }} />
        </View>
      )}
    </View>
  );
}

function stackedLines(entry: ViewEntry, { text }: Look): ReactElement[] {
  return filled([
    [entry.title, text.title],
    [entry.subtitle, entry.title.text ? text.subtitle : text.title],
    [entry.dates, text.small],
    [entry.location, text.small],
  ]).map(([value, style]) => <Field key={value.path} value={value} style={style} />);
}

function hasDetails(entry: ViewEntry): boolean {
  return Boolean(entry.url ?? entry.email ?? entry.phone) || entry.level.text !== '' || entry.meta.length > 0 || entry.tags.items.length > 0;
}

/** Links, grade, level and keywords of an entry, one after the other in lines. */
export function EntryDetails({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement | null {
  if (!hasDetails(entry)) return null;
  const small = { ...look.text.small, maxWidth: '100%' };
  const link = { ...small, color: look.colour.accentText };
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: look.tokens.fontSize * 1.2 }}>
      <Field value={entry.level} style={small} />
      <Field value={entry.url} style={link} />
      <Field value={entry.email} style={link} />
      <Field value={entry.phone} style={small} />
      {entry.meta.map((value) => (
        <Text key={value.path} anchor={value.path} style={small}>
          {value.label ? `${value.label}: ${value.text}` : value.text}
        </Text>
      ))}
      {entry.tags.items.length > 0 && (
        <Text anchor={entry.tags.path} style={small}>
          {entry.tags.items.join(', ')}
        </Text>
      )}
    </View>
  );
}
