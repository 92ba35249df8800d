import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { marginWidth } from '../shared/beside.tsx';
import { ContactLine } from '../shared/contacts.tsx';
import { labelOfGroup } from '../shared/level-marks.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SectionFlow } from '../shared/section-flow.tsx';
import { headingSize } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/** A data sheet: the head in a frame, keywords as ruled rows near the top, every heading on a strip. */
export const technical: Template = {
  id: 'technical',
  name: 'Technical',
  kind: 'resume',
  premium: true,
  description:
    'A framed head over skills in ruled rows, dense and exact. Right for software, data, engineering and laboratories.',
  tags: ['dense', 'sans', 'skills first'],
  columns: 1,
  photo: false,
  tokens: {
    accent: '#0b5c8a',
    fontFamily: 'ibm-plex-sans',
    fontSize: 9.1,
    lineHeight: 1.38,
    spacing: 0.9,
    margin: 14,
    dateStyle: 'month-number',
    ink: '#16191d',
    muted: '#56606a',
    rule: '#c3ccd4',
  },
  accents: ['#0b5c8a', '#176b4d', '#3a3f47', '#5b3fa8', '#9b2c4a', '#8a4a0b', '#0f6670'],
  hasSide: false,
  sideKinds: [],
  frame: { Head },
  earlyKind: 'tags',
  render: ({ view, columns, tokens, title }) => {
    const look = lookOf(tokens, Heading, () => ({
      head: [
        ['title', 'subtitle', 'level'],
        ['dates', 'location'],
      ],
    }));
    return (
      <ResumePage view={view} title={title} look={look}>
        <Head view={view} look={look} photo={null} top={0} least={0} />
        {columns.main.flatMap((section) =>
          SectionFlow({ sections: [section], look: hasGroups(section) ? matrixLook(look, section) : look }),
        )}
      </ResumePage>
    );
  },
};

/** Whether a section has names with keywords, rather than only names. */
const hasGroups = ({ kind, entries }: ViewSection) =>
  kind === 'tags' && entries.some(({ tags }) => tags.items.length > 0);

/** Groups of keywords as ruled rows: the names in their own column, the keywords next to them. */
function matrixLook(look: Look, { entries }: ViewSection): Look {
  const marginColumn = marginWidth(
    entries.map((entry) => labelOfGroup(entry, look.tokens)),
    look.tokens,
    look.width,
  );
  const air = look.tokens.fontSize * 0.22;
  return {
    ...look,
    marginColumn,
    width: look.width - marginColumn,
    tags: 'beside',
    tagRow: { borderBottomWidth: 0.5, borderBottomColor: look.colour.rule, paddingBottom: air },
  };
}

/** Width of the strip to the left of head and headings, and the common edge at which their text begins, in ems. */
const STRIP = 0.45;
const EDGE = 1.25;

function Head({ view, look, least }: HeadProps): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  const inner = { ...look, width: look.width - size * (EDGE + 1.1) };
  return (
    <View wrap={false} style={{ minHeight: least }}>
      <View style={{ borderWidth: 0.75, borderColor: colour.accent }}>
        <View
          style={{
            paddingLeft: size * (EDGE - STRIP),
            paddingRight: size * 1.1,
            paddingVertical: size * 0.9,
            borderLeftWidth: size * STRIP,
            borderLeftColor: colour.accent,
          }}
        >
          <NameAndHeadline
            view={view}
            tokens={tokens}
            name={{
              size: displaySize(view.fullName.text, size * 2.4, inner.width),
              color: colour.ink,
              weight: 700,
              leading: 1.15,
              tracking: -0.2,
            }}
            headline={{ size: size * 1.2, color: colour.muted, leading: 1.3 }}
            gap={size * 0.15}
          />
        </View>
        {view.contacts.length > 0 && (
          <View
            style={{
              borderTopWidth: 0.75,
              borderTopColor: colour.accent,
              backgroundColor: colour.tint,
              paddingLeft: size * EDGE,
              paddingRight: size * 1.1,
              paddingVertical: size * 0.55,
            }}
          >
            <ContactLine
              contacts={view.contacts}
              style={{ ...look.text.body, color: colour.accentOnTint }}
              look={inner}
            />
          </View>
        )}
      </View>
    </View>
  );
}

/** A strip as wide as the page, including the margin column. */
function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, tokens, colour, line, gap, marginColumn } = look;
  const size = tokens.fontSize;
  return (
    <View
      wrap={false}
      minPresenceAhead={line * 2}
      style={{ marginLeft: -marginColumn, paddingBottom: gap.entry * 0.7 }}
    >
      <View
        style={{
          backgroundColor: colour.tint,
          borderLeftWidth: size * STRIP,
          borderLeftColor: colour.accent,
          paddingLeft: size * (EDGE - STRIP),
          paddingVertical: size * 0.18,
        }}
      >
        <Text
          tag="H2"
          anchor={heading.path}
          style={{ ...text.heading, fontSize: headingSize(tokens, size * 1.12), color: colour.accentOnTint }}
        >
          {heading.text}
        </Text>
      </View>
    </View>
  );
}
