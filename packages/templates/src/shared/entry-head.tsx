import { labelSeparator, type ViewEntry, type ViewLink, type ViewText } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Beside, marginLabel } from './beside.tsx';
import { Field, Run, type Piece } from './field.tsx';
import type { HeadLines, HeadPart, Look } from './look.ts';
import { View, type StructureTag, type Style } from './primitives.ts';

/**
 * Title, subtitle, place and dates of an entry in the lines of the look, with its links and further values below; never
 * separated from what follows.
 */
export function EntryHead({
  entry,
  look,
  lines,
  titleTag,
  mark,
}: {
  entry: ViewEntry;
  look: Look;
  lines: HeadLines;
  titleTag: StructureTag;
  mark?: ReactElement | undefined;
}): ReactElement | null {
  const isAtEnd = look.tokens.datesAtEnd && entry.dates.text !== '' && hasMoreThanDates(lines, entry);
  const isDated = !isAtEnd && look.dates === 'beside' && entry.dates.text !== '';
  const wanted = isDated || isAtEnd ? lines.map((parts) => parts.filter((part) => part !== 'dates')) : lines;
  const runs = [...wanted.map((parts) => piecesOf(parts, entry, look, titleTag)), detailsOf(entry, look)].filter(
    (pieces) => pieces.length > 0,
  );
  if (runs.length === 0 && !isDated) return null;
  const head = runs.map((pieces, index) =>
    isAtEnd && index === 0 ? (
      <DatedRun key={index} pieces={pieces} dates={entry.dates} look={look} />
    ) : (
      <Run key={index} pieces={pieces} look={look} />
    ),
  );
  const hasMore = entry.body.blocks.length > 0 || entry.roles.length > 0;
  return (
    <View
      wrap={false}
      minPresenceAhead={hasMore ? look.line : undefined}
      style={hasMore ? { paddingBottom: look.gap.block } : {}}
    >
      {mark}
      {isDated ? (
        <Beside
          label={
            <Field value={entry.dates} style={{ ...(look.text.dates ?? look.text.aside), ...marginLabel(look) }} />
          }
          words={entry.dates.text}
          look={look}
        >
          {head}
        </Beside>
      ) : (
        head
      )}
    </View>
  );
}

const hasMoreThanDates = (lines: HeadLines, entry: ViewEntry) =>
  lines.some((parts) => parts.some((part) => part !== 'dates' && entry[part].text !== ''));

/**
 * The first line of a head with the dates at its far end. They follow it in the file, so that programs which read in
 * file order find them after the title; both are on one baseline, whatever their sizes.
 */
function DatedRun({ pieces, dates, look }: { pieces: readonly Piece[]; dates: ViewText; look: Look }): ReactElement {
  const style = look.text.dates ?? look.text.aside;
  const { fontSize, lineHeight } = look.tokens;
  const sizeOf = ({ fontSize: size }: Style) => (typeof size === 'number' ? size : fontSize);
  const lower = (Math.max(...pieces.map(([, own]) => sizeOf(own))) - sizeOf(style)) * (lineHeight / 2 + BASELINE);
  return (
    <View style={{ flexDirection: 'row', columnGap: fontSize }}>
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 0 }}>
        <Run pieces={pieces} look={look} />
      </View>
      <View style={{ flexShrink: 0, maxWidth: '45%', paddingTop: Math.max(0, lower) }}>
        <Field value={dates} style={{ ...style, textAlign: 'right' }} />
      </View>
    </View>
  );
}

/** Distance of a baseline below the middle of its line, in ems. */
const BASELINE = 0.33;

function piecesOf(parts: readonly HeadPart[], entry: ViewEntry, { text }: Look, titleTag: StructureTag): Piece[] {
  const styles = {
    title: text.title,
    // A value that is the only one, or is shared by several roles, looks like a title.
    subtitle: entry.title.text ? text.subtitle : text.title,
    location: text.aside,
    dates: text.dates ?? text.aside,
    level: text.aside,
  };
  const heading = entry.title.text ? 'title' : 'subtitle';
  return filled(parts.map((part) => [entry[part], styles[part], part === heading ? titleTag : undefined]));
}

/** Links, grade and keywords. */
function detailsOf(entry: ViewEntry, { text, colour, tokens }: Look): Piece[] {
  const colon = labelSeparator(tokens.locale);
  // Only what can be clicked has the colour of links.
  const styleOf = (value: ViewLink | null) => (value?.href ? { ...text.small, color: colour.secondText } : text.small);
  return filled([
    [entry.url, styleOf(entry.url)],
    [entry.email, styleOf(entry.email)],
    [entry.phone, text.small],
    ...entry.meta.map(
      (value) =>
        [{ ...value, text: value.label ? `${value.label}${colon}${value.text}` : value.text }, text.small] as const,
    ),
    [{ text: entry.tags.text, path: entry.tags.path }, text.small],
  ]);
}

const filled = (pieces: readonly (readonly [ViewText | null, Piece[1], Piece[2]?])[]): Piece[] =>
  pieces.flatMap(([value, style, tag]) => (value?.text ? [[value, style, tag] as const] : []));
