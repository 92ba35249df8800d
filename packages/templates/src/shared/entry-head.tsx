import type { ViewEntry, ViewText } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Field } from './field.tsx';
import type { Look } from './look.ts';
import { Text, View, type Style } from './primitives.ts';

/** Title, subtitle, dates and place of an entry, with its links and further values below; it never parts from what follows. */
export function EntryHead({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement | null {
  const lines = look.head === 'aside' ? pairedLines(entry, look) : stackedLines(entry, look);
  const details = <EntryDetails entry={entry} look={look} />;
  if (lines.length === 0 && !hasDetails(entry)) return null;
  const hasMore = entry.body.blocks.length > 0 || entry.roles.length > 0;
  return (
    <View wrap={false} minPresenceAhead={hasMore ? look.line : undefined} style={hasMore ? { paddingBottom: look.gap.block } : {}}>
      {lines}
      {details}
    </View>
  );
}

function pairedLines(entry: ViewEntry, look: Look): ReactElement[] {
  const { text } = look;
  const near = filled([
    [entry.title, text.title],
    [entry.subtitle, text.subtitle],
  ]);
  const far = filled([
    [entry.dates, text.aside],
    [entry.location, text.aside],
  ]);
  return Array.from({ length: Math.max(near.length, far.length) }, (_, index) => (
    <Pair key={index} near={near[index]} far={far[index]} gap={look.tokens.fontSize * 1.2} />
  ));
}

type Piece = readonly [ViewText, Style];

const filled = (pieces: Piece[]) => pieces.filter(([value]) => value.text);

/** Two fields on one line: the near one wraps in the room that the far one leaves. */
function Pair({ near, far, gap }: { near: Piece | undefined; far: Piece | undefined; gap: number }): ReactElement {
  return (
    <View style={{ flexDirection: 'row', columnGap: gap }}>
      <View style={{ flex: 1 }}>{near && <Field value={near[0]} style={near[1]} />}</View>
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
    [entry.subtitle, text.subtitle],
    [entry.dates, text.small],
    [entry.location, text.small],
  ]).map(([value, style]) => <Field key={value.path} value={value} style={style} />);
}

function hasDetails(entry: ViewEntry): boolean {
  return Boolean(entry.url ?? entry.email ?? entry.phone) || entry.level.text !== '' || entry.meta.length > 0 || entry.tags.items.length > 0;
}

/** Links, grade, level and keywords of an entry. */
export function EntryDetails({ entry, look }: { entry: ViewEntry; look: Look }): ReactElement | null {
  if (!hasDetails(entry)) return null;
  const { text, colour } = look;
  const link = { ...text.small, color: colour.accentText };
  return (
    <>
      {entry.level.text !== '' && <Field value={entry.level} style={text.small} />}
      <Field value={entry.url} style={link} />
      <Field value={entry.email} style={link} />
      <Field value={entry.phone} style={text.small} />
      {entry.meta.map((value) => (
        <Text key={value.path} anchor={value.path} style={text.small}>
          {value.label ? `${value.label}: ${value.text}` : value.text}
        </Text>
      ))}
      {entry.tags.items.length > 0 && (
        <Text anchor={entry.tags.path} style={text.small}>
          {entry.tags.items.join(', ')}
        </Text>
      )}
    </>
  );
}
