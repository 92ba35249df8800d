import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { contactLines, linesOf } from '../shared/measure.ts';
import { newspaper } from '../shared/newspaper.ts';
import { paper } from '../shared/paper.ts';
import { Portrait } from '../shared/portrait.tsx';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionChunk, type Chunk } from '../shared/section-flow.tsx';
import { SIDE_INDENT } from '../shared/side-columns.tsx';
import { headingSize, millimetres, type Tokens } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * Two equal columns under a full-width header, filled as in a newspaper: down the left, then down the right, level at
 * the end. Both columns have what makes programs separate them, as side columns do: baselines of a section at most 1.5
 * em apart, headings that stick out to the left.
 */
export const twoColumn: Template = {
  id: 'two-column',
  name: 'Spread',
  kind: 'resume',
  description:
    'Two equal columns that end level, read like a newspaper. Right for journalism, research, programme management and broad careers.',
  tags: ['two columns', 'photo', 'sans', 'dense'],
  columns: 2,
  photo: 'square',
  tokens: {
    accent: '#6b2147',
    fontFamily: 'ibm-plex-sans',
    fontSize: 9.2,
    lineHeight: 1.26,
    spacing: 1,
    margin: 15,
    dateStyle: 'month-name',
    ink: '#231f22',
    muted: '#625a60',
    rule: '#d9d0d6',
  },
  accents: ['#6b2147', '#1e3a8a', '#115e59', '#7c2d12', '#3f3f46', '#4c1d95', '#166534', '#0c4a6e'],
  staysDense: true,
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  render: ({ view, columns, tokens, title, photo, spare }) => {
    const size = tokens.fontSize;
    const margin = millimetres(tokens.margin);
    const gutter = size * 2.6;
    const columnWidth = (widthOf(tokens) - gutter) / 2;
    const look = columnLook(tokens, columnWidth);
    const header = sizesOf({ view, tokens, photo });
    const content = (paper[tokens.page].height - 2 * margin) * (1 - spare);
    // Lines that nearly fill the column count as two if the estimate was too low.
    const estimated = { ...look, width: look.width * (1 - spare) };
    const spreads = newspaper(columns.main, estimated, size * 2, {
      first: content - header.height - look.gap.section * 1.5,
      later: content,
    });
    return (
      <ResumePage view={view} title={title} look={look} footLeft={margin} planned={spreads.length}>
        <Head view={view} look={look} photo={photo} top={0} least={header.height} />
        {spreads.map(({ left, right }, index) => (
          <View key={index} break={index > 0 ? true : undefined} style={{ flexDirection: 'row' }}>
            {left.length > 0 && (
              <View
                style={{
                  position: 'absolute',
                  top: 0,
                  bottom: 0,
                  left: columnWidth + gutter / 2,
                  width: 0.5,
                  backgroundColor: look.colour.rule,
                }}
              />
            )}
            {[left, right].map((chunks, side) => (
              <View
                key={side}
                style={{
                  width: columnWidth,
                  marginLeft: side === 1 ? 'auto' : 0,
                  paddingLeft: size * SIDE_INDENT,
                  paddingTop: side === 1 && isLower(left, right) ? size * 0.5 : 0,
                  rowGap: look.gap.section,
                }}
              >
                {chunks.map((chunk) => (
                  <SectionChunk key={chunk.id} chunk={chunk} look={look} />
                ))}
              </View>
            ))}
          </View>
        ))}
      </ResumePage>
    );
  },
};

/**
 * Whether a heading at the top of the right column is next to text that continues on the left: at the same height, it
 * would be read first.
 */
const isLower = ([left]: readonly Chunk[], [right]: readonly Chunk[]) =>
  left?.isFirst === false && right?.isFirst === true;

function columnLook(tokens: Tokens, columnWidth: number): Look {
  const size = tokens.fontSize;
  const spacing = Math.min(tokens.spacing, 1);
  const lineHeight = Math.min(tokens.lineHeight, 1.24);
  return lookOf({ ...tokens, lineHeight }, Heading, ({ text, colour }) => ({
    width: columnWidth - size * SIDE_INDENT,
    head: [['title', 'level'], ['subtitle', 'location'], ['dates']],
    shortHead: [
      ['title', 'level'],
      ['subtitle', 'dates', 'location'],
    ],
    tags: 'stacked',
    gap: { section: size * 1.05 * spacing, entry: size * 0.62 * spacing, block: size * 0.06 * spacing },
    text: { ...text, small: { ...text.body, color: colour.muted } },
  }));
}

/** Width between the margins, in points. */
const widthOf = ({ page, margin }: Tokens) => paper[page].width - 2 * millimetres(margin);

/** Sizes of the header; its height is known before it is drawn, since the columns fill the rest of the page. */
function sizesOf({ view, tokens, photo }: Pick<HeadProps, 'view' | 'photo'> & { tokens: Tokens }) {
  const width = widthOf(tokens);
  const { fontFamily: family, headingFamily, fontSize: size } = tokens;
  const portrait = photo ? size * 8 : 0;
  const textWidth = width - (photo ? portrait + size * 1.8 : 0);
  const nameSize = displaySize(view.fullName.text, size * 3.3, textWidth);
  const drawnSize = headingSize(tokens, nameSize);
  const lines = {
    name:
      linesOf(view.fullName.text, { family: headingFamily, size: drawnSize, width: textWidth, bold: true }) *
      drawnSize *
      1.1,
    headline: linesOf(view.headline.text, { family, size: size * 1.35, width: textWidth }) * size * 1.35 * 1.3,
    contacts: contactLines(view.contacts, { family, size, width, hasIcons: tokens.contactIcons }) * size * 1.26,
  };
  const top = Math.max(portrait, lines.name + lines.headline + size * 0.4);
  return { portrait, textWidth, nameSize, height: top + lines.contacts + (lines.contacts ? size * 2.4 : size * 0.6) };
}

/** Portrait, name and headline side by side above the contacts between two hairlines. */
function Head({ view, look, photo, least }: HeadProps): ReactElement {
  const { tokens, colour } = look;
  const { portrait, textWidth, nameSize } = sizesOf({ view, tokens, photo });
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', columnGap: size * 1.8 }}>
        {photo && <Portrait view={view} photo={photo} width={portrait} own="square" corner={size * 0.6} />}
        <View style={{ width: textWidth }}>
          <NameAndHeadline
            view={view}
            tokens={tokens}
            name={{
              size: nameSize,
              color: colour.accentText,
              weight: 700,
              leading: 1.1,
              tracking: -0.4,
            }}
            headline={{ size: size * 1.35, color: colour.ink, leading: 1.3 }}
            gap={size * 0.4}
          />
        </View>
      </View>
      {view.contacts.length > 0 && (
        <View
          style={{
            marginTop: size * 0.9,
            paddingVertical: size * 0.5,
            borderTopWidth: 0.75,
            borderBottomWidth: 0.75,
            borderColor: colour.accent,
          }}
        >
          <ContactLine contacts={view.contacts} style={{ ...look.text.body, color: colour.ink }} look={look} />
        </View>
      )}
    </View>
  );
}

function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, colour, tokens } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} minPresenceAhead={look.line * 2}>
      <Text
        tag="H2"
        anchor={heading.path}
        style={{
          ...text.heading,
          fontSize: headingSize(tokens, size * 1.3),
          marginLeft: -size * SIDE_INDENT,
          color: colour.accentText,
          paddingBottom: size * 0.3,
        }}
      >
        {heading.text}
      </Text>
    </View>
  );
}
