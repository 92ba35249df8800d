import type { ResumeView, ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { marginWidth } from '../shared/beside.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { labelOfGroup } from '../shared/level-marks.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import { headingSize, type Tokens } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * A long curriculum vitae in a book serif: years in the margin, headings behind a bar, name and page number at the top
 * of every further page.
 */
export const academic: Template = {
  id: 'academic',
  name: 'Academic',
  kind: 'resume',
  premium: true,
  description:
    'Dates in the margin and name and page at the head of every page. Right for research, teaching, medicine and long publication lists.',
  tags: ['long', 'serif', 'academic'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#2f4a6d',
    fontFamily: 'source-serif',
    fontSize: 10.2,
    lineHeight: 1.36,
    spacing: 1,
    margin: 20,
    dateStyle: 'month-name',
    ink: '#17181b',
    muted: '#55585f',
    rule: '#c4c8cf',
  },
  accents: ['#2f4a6d', '#17181b', '#7b2d2d', '#2d5a45', '#5b3f75', '#6b5320', '#1f5f6b'],
  hasSide: false,
  sideKinds: [],
  frame: { Head, running: 'head' },
  render: ({ view, columns, tokens, title }) => {
    const look = lookOf(tokens, Heading, (base) => {
      const marginColumn = marginWidth(labelsOf(view, tokens), tokens, base.width);
      return {
        marginColumn,
        width: base.width - marginColumn,
        dates: 'beside',
        tags: 'beside',
        head: [['title', 'subtitle', 'location', 'level']],
        shortHead: [['title', 'subtitle', 'location', 'level']],
        text: {
          ...base.text,
          subtitle: { ...base.text.subtitle, fontStyle: 'italic' },
          dates: { ...base.text.body, color: base.colour.secondText },
        },
      };
    });
    return (
      <ResumePage view={view} title={title} look={look} running="head">
        <Head view={view} look={{ ...look, width: look.width + look.marginColumn }} photo={null} top={0} least={0} />
        <SectionFlow sections={columns.main} look={look} />
      </ResumePage>
    );
  },
};

/** The content of the margin: dates, and the names of groups of keywords. */
const labelsOf = ({ sections }: ResumeView, tokens: Tokens) =>
  sections.flatMap(({ entries }) =>
    entries.map(
      (entry) =>
        (tokens.datesAtEnd ? '' : entry.dates.text) || (entry.tags.items.length > 0 ? labelOfGroup(entry, tokens) : ''),
    ),
  );

function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour, line } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least, paddingBottom: line * 0.2 }}>
      <NameAndHeadline
        view={view}
        tokens={tokens}
        name={{
          size: displaySize(view.fullName.text, size * 2.5, look.width),
          color: colour.ink,
          leading: 1.15,
        }}
        headline={{ size: size * 1.2, color: colour.secondText, italic: true, leading: 1.3 }}
        gap={size * 0.1}
      />
      <View style={{ marginTop: size * 0.6, borderTopWidth: 0.5, borderTopColor: colour.ink, paddingTop: size * 0.5 }}>
        <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: colour.ink }} look={look} />
      </View>
    </View>
  );
}

/** The bar in the margin column is on the heading's line, and a hairline continues it. */
function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, tokens, colour, line, gap, marginColumn } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false} minPresenceAhead={line * 2} style={{ paddingBottom: gap.entry * 0.6 }}>
      <View
        style={{
          position: 'absolute',
          left: -marginColumn,
          top: size * 0.8,
          width: marginColumn - size * 0.85,
          height: size * 0.3,
          backgroundColor: colour.accent,
        }}
      />
      <Text
        tag="H2"
        anchor={heading.path}
        style={{
          ...text.heading,
          fontSize: headingSize(tokens, size * 1.35),
          fontWeight: 400,
          color: colour.accentText,
          letterSpacing: 0.3,
        }}
      >
        {heading.text}
      </Text>
    </View>
  );
}
