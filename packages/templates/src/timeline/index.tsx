import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { Text, View, type Style } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { chunksOf, SectionChunk } from '../shared/section-flow.tsx';
import { pagesOf } from '../shared/side-columns.tsx';
import { headingSize, type Tokens } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * A line down the left of everything, from the name to the last word: a disc where a section starts, a ring where an
 * entry does. Dates are above their entries instead of next to the line, where programs would read them as a separate
 * column.
 */
export const timeline: Template = {
  id: 'timeline',
  name: 'Timeline',
  kind: 'resume',
  description:
    'One line of time from the first page to the last, dates first. Right for steady careers, trades, nursing and project work.',
  tags: ['timeline', 'serif', 'colour'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#0369a1',
    fontFamily: 'eb-garamond',
    fontSize: 11,
    lineHeight: 1.32,
    spacing: 1,
    margin: 18,
    dateStyle: 'month-name',
    ink: '#1f2428',
    muted: '#5c666e',
    rule: '#c9d3da',
  },
  accents: ['#0369a1', '#0f766e', '#b45309', '#9f1239', '#4d7c0f', '#6d28d9', '#1f2428'],
  hasSide: false,
  sideKinds: [],
  frame: { Head, below: (look) => ({ style: besideSpine(look), indent: indentOf(look.tokens) }) },
  render: ({ view, columns, tokens, title }) => {
    const indent = indentOf(tokens);
    const look = lookOf(tokens, Heading, ({ text, colour, width, gap }) => ({
      width: width - indent,
      head: [['dates'], ['title', 'level'], ['subtitle', 'location']],
      gap: { ...gap, section: gap.section * 1.15 },
      text: {
        ...text,
        title: { ...text.title, fontSize: tokens.fontSize * 1.06 },
        dates: { ...text.body, fontWeight: 700, color: colour.secondText },
      },
      timeline: {
        style: {},
        mark: (
          <Node
            size={tokens.fontSize * 0.78}
            ring={colour.accent}
            fill="#ffffff"
            indent={indent}
            line={tokens.fontSize * tokens.lineHeight}
          />
        ),
      },
    }));
    return (
      <ResumePage view={view} title={title} look={look}>
        <Head view={view} look={look} photo={null} top={0} least={0} />
        {pagesOf(chunksOf(columns.main)).map((chunks, index) => (
          // One box with a line on its left for everything between two page breaks, so that the line has no gaps.
          <View
            key={index}
            break={index > 0 ? true : undefined}
            style={{
              ...besideSpine(look),
              ...(index > 0 ? { marginTop: 0, paddingTop: 0 } : {}),
            }}
          >
            {chunks.map((chunk) => (
              <SectionChunk key={chunk.id} chunk={chunk} look={look} />
            ))}
          </View>
        ))}
      </ResumePage>
    );
  },
};

/** How far text is from the margin, in points. */
const indentOf = ({ fontSize }: Pick<Tokens, 'fontSize'>) => fontSize * 2.2;

/** A box with the line on its left, which continues the line of what is above it. */
const besideSpine = ({ gap, colour, tokens }: Look): Style => ({
  marginTop: -gap.section,
  paddingTop: gap.section,
  marginLeft: SPINE_AT,
  borderLeftWidth: SPINE,
  borderLeftColor: colour.rule,
  paddingLeft: indentOf(tokens) - SPINE_AT - SPINE,
  rowGap: gap.section,
});

/** Width of the line and its distance from the margin, in points. */
const SPINE = 1.5;
const SPINE_AT = 5;

/** A disc or ring with its centre on the line, `indent` points left of the text and level with its first line. */
function Node({
  size,
  ring,
  fill,
  indent,
  line,
}: {
  size: number;
  ring: string;
  fill: string;
  indent: number;
  line: number;
}): ReactElement {
  return (
    <View
      style={{
        position: 'absolute',
        left: SPINE_AT + SPINE / 2 - indent - size / 2,
        top: (line - size) / 2,
        width: size,
        height: size,
        borderRadius: size / 2,
        borderWidth: 1.6,
        borderColor: ring,
        backgroundColor: fill,
      }}
    />
  );
}

function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour, width } = look;
  const size = tokens.fontSize;
  const indent = indentOf(tokens);
  const nameSize = displaySize(view.fullName.text, size * 2.9, width);
  const disc = size * 1.5;
  return (
    <View wrap={false} style={{ minHeight: least, paddingLeft: indent }}>
      <View
        style={{
          position: 'absolute',
          left: SPINE_AT,
          top: nameSize * 0.6,
          bottom: 0,
          width: SPINE,
          backgroundColor: colour.rule,
        }}
      />
      <Node size={disc} ring={colour.accent} fill={colour.accent} indent={0} line={nameSize * 1.12} />
      <NameAndHeadline
        view={view}
        tokens={tokens}
        name={{ size: nameSize, color: colour.ink, weight: 700, leading: 1.12, tracking: -0.3 }}
        headline={{ size: size * 1.3, color: colour.secondText, leading: 1.35 }}
        gap={size * 0.3}
      />
      {view.contacts.length > 0 && (
        <View style={{ paddingTop: size * 0.6 }}>
          <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.muted }} look={look} />
        </View>
      )}
    </View>
  );
}

function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, colour, tokens } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} minPresenceAhead={look.line * 2} style={{ paddingBottom: look.gap.entry * 0.55 }}>
      <Node size={size * 1.1} ring={colour.accent} fill={colour.accent} indent={size * 2.2} line={size * 1.35 * 1.25} />
      <Text
        tag="H2"
        anchor={heading.path}
        style={{ ...text.heading, fontSize: headingSize(tokens, size * 1.35), color: colour.ink }}
      >
        {heading.text}
      </Text>
    </View>
  );
}
