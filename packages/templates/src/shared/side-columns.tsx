import { pageStrings, type ResumeView } from '@vitae/domain';
import type { ReactElement, ReactNode } from 'react';
import type { Palette } from './colour.ts';
import type { Columns } from './columns.ts';
import { cutAt, type Continuation } from './continuation.ts';
import { ICON_ROOM } from './contact-icon.tsx';
import { Contact } from './contacts.tsx';
import { lookOf, type HeadLines, type Look } from './look.ts';
import { Text, View, type Style } from './primitives.ts';
import { chunksOf, SectionChunk, type Chunk } from './section-flow.tsx';
import { headingSize, type Tokens } from './tokens.ts';

/** Every part on a line of its own, except levels. */
const stacked = [['title', 'level'], ['subtitle'], ['location'], ['dates']] as const;

/** The head of an entry on pages without a side column, where a line has room for more. */
export const wideHead: HeadLines = [
  ['title', 'level'],
  ['subtitle', 'location', 'dates'],
];

/** How far the text of a side column is indented from its headings, in ems. */
export const SIDE_INDENT = 0.8;

/**
 * The look of a side column `width` points wide, designed for programs that detect columns in the file. Lines of a
 * section are at most 1.5 em apart, so that they form one block; headings are larger and stick out to the left, so that
 * headings and blocks are never mistaken for the cells of a table together with text at the same height in the main
 * column. In neither column is a gap as high as a line, since a line next to a gap in the other column would be read as
 * spanning both.
 */
export function sideLook(
  { contacts }: Pick<ResumeView, 'contacts'>,
  tokens: Tokens,
  width: number,
  palette?: Palette,
): Look {
  const size = sideSize(
    contacts.map(({ text }) => text),
    tokens.fontSize,
    width - (tokens.contactIcons ? tokens.fontSize * ICON_ROOM : 0),
  );
  const spacing = Math.min(tokens.spacing, 1);
  const hooks = ({ text, colour }: Look): Partial<Look> => ({
    width,
    head: stacked,
    shortHead: stacked,
    tags: 'stacked',
    gap: { section: size * 1.05 * spacing, entry: size * 0.73 * spacing, block: size * 0.21 * spacing },
    text: {
      ...text,
      small: text.body,
      heading: { ...text.heading, fontSize: headingSize(tokens, size * 1.15), color: colour.accentOnTint },
    },
  });
  return lookOf(
    { ...tokens, fontSize: size, lineHeight: Math.min(tokens.lineHeight, 1.26) },
    SideHeading,
    hooks,
    palette,
  );
}

/**
 * The size of text in a side column: slightly smaller if an address would otherwise be broken in two, and so be hard to
 * read and to copy.
 */
function sideSize(contacts: readonly string[], size: number, width: number): number {
  const addresses = contacts.filter((contact) => !contact.includes(' '));
  return Math.min(
    size,
    ...addresses.map((address) => width / (address.length * 0.52)).filter((fitting) => fitting >= size * 0.88),
  );
}

function SideHeading({
  section: { heading },
  look,
}: {
  section: { heading: { text: string; path?: string } };
  look: Look;
}): ReactElement {
  return (
    <View wrap={false} minPresenceAhead={look.line * 2}>
      <Text
        tag="H2"
        anchor={heading.path}
        style={{ ...look.text.heading, marginLeft: -look.tokens.fontSize * SIDE_INDENT, paddingBottom: look.gap.block }}
      >
        {heading.text}
      </Text>
    </View>
  );
}

/** The contacts as a section of a side column. */
export function SideContacts({
  view,
  look,
}: {
  view: Pick<ResumeView, 'contacts' | 'locale'>;
  look: Look;
}): ReactElement | null {
  if (view.contacts.length === 0) return null;
  return (
    <View tag="Sect">
      <SideHeading section={{ heading: { text: pageStrings(view.locale).contact } }} look={look} />
      <View style={{ rowGap: look.gap.block }}>
        {view.contacts.map((contact) => (
          <Contact
            key={contact.path}
            contact={contact}
            look={look}
            style={look.text.small}
            labelStyle={{ color: look.colour.muted }}
          />
        ))}
      </View>
    </View>
  );
}

/** Width of what remains of a side column's surface on a page where the column has no more content, in points. */
const STRIPE = 9;

/**
 * The surface under a side column named `side`: full width on pages where the column has content, a stripe along the
 * paper's edge on the others.
 */
export function SideSurface({
  at,
  width,
  edge,
  height,
  colour,
  rest,
}: {
  /** Where the column's surface starts, and which edge of the paper it touches, in points from the left. */
  at: number;
  width: number;
  edge: number;
  height: number;
  colour: string;
  /** Colour of the stripe. */
  rest: string;
}): ReactElement {
  const place = { position: 'absolute', top: 0, height } as const;
  return (
    <>
      <View fixed shownWith="side" style={{ ...place, left: at, width, backgroundColor: colour }} />
      <View
        fixed
        shownWithout="side"
        style={{ ...place, left: edge === 0 ? 0 : edge - STRIPE, width: STRIPE, backgroundColor: rest }}
      />
    </>
  );
}

/** A column of a page and what is at its top on the first page. */
interface DrawnColumn {
  /** See `shownWith` of a view. */
  named?: string;
  /** The name of the column next to it; see `beside` of a view. */
  beside?: string;
  look: Look;
  sections: Columns['main'];
  /**
   * Where its content continues without a column next to it, and the look it then has, over the whole width of the page.
   */
  alone?: { from: Continuation; look: Look } | null;
  /** Its width including the space at its sides. */
  style: Style;
  /** Further style on the first page. */
  firstStyle?: Style;
  top?: ReactNode;
}

/**
 * Two adjacent columns that continue over the pages, the left drawn first; a manual break in one starts a new page for
 * both. What one of them has left when the other has ended follows on pages of its own.
 */
export function columnRows({
  left,
  right,
  style,
}: {
  left: DrawnColumn | null;
  right: DrawnColumn | null;
  style: Style;
}): ReactElement[] {
  const parts = [left, right].map((column) => {
    if (!column) return null;
    const chunks = chunksOf(column.sections);
    const cut = column.alone ? cutAt(chunks, column.alone.from) : null;
    return {
      ...column,
      pages: pagesOf(cut?.before ?? chunks),
      rest: (cut?.after ?? []).map((chunk) => ({ chunk, look: column.alone?.look ?? column.look })),
    };
  });
  const rows = Array.from({ length: Math.max(1, ...parts.map((part) => part?.pages.length ?? 0)) });
  return [
    ...rows.map((_, index) => (
      <View key={index} break={index > 0 ? true : undefined} style={{ flexDirection: 'row', ...style }}>
        {parts.map(
          (part, side) =>
            part && (
              // Positioned next to the other column, so that it stays in place on a page which that column does not
              // reach.
              <View
                key={side}
                named={part.named}
                beside={part.beside}
                style={{
                  ...part.style,
                  ...(side === 1 ? { marginLeft: 'auto' } : {}),
                  ...(index === 0 ? part.firstStyle : {}),
                  rowGap: part.look.gap.section,
                }}
              >
                {index === 0 && part.top}
                {part.pages[index]?.map((chunk) => (
                  <SectionChunk key={chunk.id} chunk={chunk} look={part.look} />
                ))}
              </View>
            ),
        )}
      </View>
    )),
    ...parts.flatMap((part) =>
      (part?.rest ?? []).map(({ chunk, look }, index) => (
        <SectionChunk
          key={chunk.id}
          chunk={chunk}
          look={look}
          isBroken={index === 0 || chunk.breakBefore ? true : undefined}
        />
      )),
    ),
  ];
}

/** Chunks in the stretches between manual page breaks. */
export function pagesOf(chunks: readonly Chunk[]): Chunk[][] {
  const pages: Chunk[][] = [];
  for (const chunk of chunks) {
    const page = pages.at(-1);
    if (!page || chunk.breakBefore) pages.push([chunk]);
    else page.push(chunk);
  }
  return pages;
}
