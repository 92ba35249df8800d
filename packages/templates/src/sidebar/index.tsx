import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { paper } from '../shared/paper.ts';
import { Portrait } from '../shared/portrait.tsx';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { columnRows, SIDE_INDENT, SideContacts, sideLook, SideSurface, wideHead } from '../shared/side-columns.tsx';
import { millimetres, type Tokens } from '../shared/tokens.ts';
import type { SideColumns, SideHeadProps, Template } from '../template.ts';

/**
 * Name and portrait above two columns: on the left, on a pale surface, contact and skills; on the right the career on a
 * timeline. Drawn in that order, which is also the one in which programs read columns from left to right. On pages that
 * the left column does not reach, the career has the whole width.
 */
export const sidebar: Template = {
  id: 'sidebar',
  name: 'Sidebar',
  kind: 'resume',
  description:
    'Two columns with a portrait, and skills next to the career. Right for hospitality, care, design and service.',
  tags: ['two columns', 'photo', 'sans'],
  columns: 2,
  photo: 'circle',
  tokens: {
    accent: '#0f766e',
    fontFamily: 'ibm-plex-sans',
    fontSize: 9.2,
    lineHeight: 1.45,
    spacing: 1,
    margin: 15,
    dateStyle: 'month-name',
    ink: '#1e2326',
    muted: '#566065',
    rule: '#cfd8d8',
  },
  accents: ['#0f766e', '#1d4ed8', '#7e22ce', '#b91c5c', '#b45309', '#3f6212', '#334155', '#9f1239'],
  hasSide: true,
  sideKinds: ['tags', 'levels'],
  frame: { Head, columns: columnsOf },
  render: ({ view, columns, tokens, title, photo, continuation }) => {
    const margin = millimetres(tokens.margin);
    const { width: paperWidth, height } = paper[tokens.page];
    const hasSide = columns.side.length > 0 || view.contacts.length > 0;
    const { band, left, mainWidth, indent, sideWidth } = columnsOf(tokens, hasSide);
    const main = lookOf(tokens, Heading, (base) => ({
      gap: { ...base.gap, section: tokens.fontSize * tokens.spacing },
      timeline: timelineOf(base),
      head: [['title', 'level'], ['subtitle', 'location'], ['dates']],
      width: mainWidth,
    }));
    const wide: Look = { ...main, width: paperWidth - 2 * margin, head: wideHead };
    const alone = continuation && { from: continuation, look: wide };
    const side = sideLook(view, tokens, sideWidth);
    return (
      <ResumePage
        view={view}
        title={title}
        look={main}
        footLeft={alone ? margin : left}
        background={
          hasSide && (
            <SideSurface at={0} width={band} edge={0} height={height} colour={main.colour.tint} rest={tokens.accent} />
          )
        }
      >
        <Head view={view} look={main} photo={photo} left={left} band={band} />
        {columnRows({
          style: { marginLeft: left - margin },
          left: hasSide
            ? {
                named: 'side',
                look: side,
                sections: columns.side,
                style: { width: sideWidth + indent, paddingLeft: indent },
                top: <SideContacts view={view} look={side} />,
              }
            : null,
          // Half a line lower, so that lines do not continue from one column into the other.
          right: {
            beside: 'side',
            look: main,
            alone,
            sections: columns.main,
            style: { width: mainWidth },
            firstStyle: { paddingTop: hasSide ? tokens.fontSize * 0.5 : 0 },
          },
        })}
      </ResumePage>
    );
  },
};

/** Where the columns of a page are, in points; without a side column the main one has the whole width. */
function columnsOf(tokens: Tokens, hasSide: boolean): SideColumns {
  const margin = millimetres(tokens.margin);
  const { width } = paper[tokens.page];
  // The columns' own padding; a wide page margin must not squeeze their text.
  const air = Math.min(margin * 0.75, 28);
  const indent = tokens.fontSize * SIDE_INDENT;
  if (!hasSide) return { band: 0, air, left: margin, mainWidth: width - 2 * margin, indent, sideWidth: 0 };
  const band = width * 0.34;
  return { band, air, left: air, mainWidth: width - band - air - margin, indent, sideWidth: band - air * 1.6 - indent };
}

/**
 * Name and portrait on white above both columns, so that the name is read first; the tinted column begins below, under
 * a bar in the accent colour.
 */
function Head({ view, look, photo, left, band }: SideHeadProps): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  const width = paper[tokens.page].width;
  const portrait = photo ? size * 9 : 0;
  const nameWidth = width - left - margin - portrait - (photo ? size * 2 : 0);
  return (
    <View wrap={false} style={{ marginTop: -margin, marginHorizontal: -margin, paddingBottom: size * 0.6 }}>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'space-between',
          backgroundColor: '#ffffff',
          paddingLeft: left,
          paddingRight: margin,
          paddingTop: margin * 0.85,
          paddingBottom: margin * 0.6,
        }}
      >
        <View style={{ width: nameWidth }}>
          <NameAndHeadline
            view={view}
            tokens={tokens}
            name={{
              size: displaySize(view.fullName.text, size * 3.2, nameWidth),
              color: colour.ink,
              weight: 700,
              leading: 1.08,
              tracking: -0.3,
            }}
            headline={{ size: size * 1.35, color: colour.secondText, leading: 1.3 }}
            gap={size * 0.35}
          />
        </View>
        {photo && <Portrait view={view} photo={photo} width={portrait} own="circle" />}
      </View>
      <View
        style={{ height: 2.5, width: band || size * 4, marginLeft: band ? 0 : left, backgroundColor: colour.accent }}
      />
    </View>
  );
}

function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  return (
    <View wrap={false} minPresenceAhead={look.line * 2}>
      <Text
        tag="H2"
        anchor={heading.path}
        style={{ ...look.text.heading, color: look.colour.accentText, paddingBottom: look.gap.entry * 0.6 }}
      >
        {heading.text}
      </Text>
    </View>
  );
}

/** A timeline to the left of an entry, with a dot at its title. */
function timelineOf({ colour, tokens }: Look): Look['timeline'] {
  const indent = tokens.fontSize * 1.1;
  const dot = tokens.fontSize * 0.6;
  return {
    style: { borderLeftWidth: 1, borderLeftColor: colour.rule, marginLeft: dot / 2, paddingLeft: indent },
    mark: (
      <View
        style={{
          position: 'absolute',
          left: -indent - dot / 2 - 0.5,
          top: tokens.fontSize * 0.45,
          width: dot,
          height: dot,
          borderRadius: dot / 2,
          backgroundColor: colour.accent,
        }}
      />
    ),
  };
}
