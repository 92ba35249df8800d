import type { ViewEntry, ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Beside } from './beside.tsx';
import { drawEntries, entryGap } from './kinds.tsx';
import type { Look } from './look.ts';
import { View } from './primitives.ts';

/** A part of a section that may start with a manual page break. */
export interface Chunk {
  id: string;
  section: ViewSection;
  entries: ViewEntry[];
  /** Whether it includes the heading. */
  isFirst: boolean;
  breakBefore: boolean;
}

/**
 * Splits sections where a page break is requested: the layout engine respects breaks only between the children of a
 * page.
 */
export function chunksOf(sections: readonly ViewSection[]): Chunk[] {
  return sections.flatMap((section) => {
    const chunks: Chunk[] = [];
    for (const entry of section.entries) {
      const isFirst = chunks.length === 0;
      if (isFirst || entry.breakBefore) {
        chunks.push({
          id: `${section.key} ${entry.id}`,
          section,
          entries: [entry],
          isFirst,
          breakBefore: entry.breakBefore || (isFirst && section.breakBefore),
        });
      } else {
        chunks.at(-1)?.entries.push(entry);
      }
    }
    return chunks;
  });
}

/** One stretch of a section: its heading, unless it is a continuation, and its entries. */
export function SectionChunk({
  chunk,
  look,
  isBroken,
}: {
  chunk: Chunk;
  look: Look;
  isBroken?: true | undefined;
}): ReactElement {
  const { section, entries, isFirst } = chunk;
  const rowGap = entryGap(section.kind, look, section.entries);
  const [first, ...others] = withLastTwo(drawEntries(section.kind, entries, look), section.kind, entries, rowGap);
  return (
    <View tag="Sect" part={section.path} break={isBroken} style={{ rowGap, paddingLeft: look.marginColumn }}>
      {isFirst && section.heading.text ? <Opening section={section} look={look} first={first} /> : <View>{first}</View>}
      {others}
    </View>
  );
}

/** Groups of keywords longer than this may be separated; the number of letters in the last two together. */
const SHORT_GROUPS = 600;

/** The last two groups of keywords in one piece, if they are short: neither starts a page alone. */
function withLastTwo(
  drawn: ReactElement[],
  kind: ViewSection['kind'],
  entries: readonly ViewEntry[],
  rowGap: number,
): ReactElement[] {
  const letters = entries.slice(-2).reduce((sum, { tags, title }) => sum + tags.text.length + title.text.length, 0);
  const areShort = entries.slice(-2).every(({ body }) => body.blocks.length === 0) && letters < SHORT_GROUPS;
  if ((kind !== 'tags' && kind !== 'levels') || drawn.length < 2 || !areShort) return drawn;
  return [
    ...drawn.slice(0, -2),
    <View key="last two" wrap={false} style={{ rowGap }}>
      {drawn.slice(-2)}
    </View>,
  ];
}

/**
 * A heading and the first entry, below it or to its right: if the heading is long, its lines except the last are then
 * above the entry.
 */
function Opening({
  section,
  look,
  first,
}: {
  section: ViewSection;
  look: Look;
  first: ReactElement | undefined;
}): ReactElement {
  const heading = <look.Heading section={section} look={look} />;
  if (look.headings === 'above') {
    return (
      <View>
        {heading}
        {first}
      </View>
    );
  }
  return (
    <Beside label={heading} words={section.heading.text} look={look}>
      {first}
    </Beside>
  );
}

/** The sections of a page with one column. */
export function SectionFlow({ sections, look }: { sections: readonly ViewSection[]; look: Look }): ReactElement[] {
  return chunksOf(sections).map((chunk) => (
    <SectionChunk key={chunk.id} chunk={chunk} look={look} isBroken={chunk.breakBefore ? true : undefined} />
  ));
}
