import type { ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { paletteOnSurface } from '../shared/colour.ts';
import { ContactLine } from '../shared/contacts.tsx';
import { displaySize, lookOf, type Look } from '../shared/look.ts';
import { paper } from '../shared/paper.ts';
import { Portrait } from '../shared/portrait.tsx';
import { Text, View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { columnRows, SIDE_INDENT, SideContacts, sideLook, SideSurface, wideHead } from '../shared/side-columns.tsx';
import { headingSize, millimetres, type Tokens } from '../shared/tokens.ts';
import type { HeadProps, Template } from '../template.ts';

/**
 * The career in a book serif on the left; on the right a full-height dark column, with a portrait at its top that bleeds
 * into the corner, contact and skills below. Drawn from left to right, which is how programs read columns. On pages that
 * the dark column does not reach, a stripe of it stays at the edge, and the career has the whole width.
 */
export const sidebarRight: Template = {
  id: 'sidebar-right',
  name: 'Margin',
  kind: 'resume',
  description:
    'A dark column on the right with a large portrait and skills. Right for management, consulting, media and public relations.',
  tags: ['two columns', 'photo', 'serif', 'colour'],
  columns: 2,
  photo: 'square',
  tokens: {
    accent: '#22384d',
    fontFamily: 'source-serif',
    fontSize: 9.6,
    lineHeight: 1.4,
    spacing: 1,
    margin: 16,
    dateStyle: 'month-name',
    ink: '#20242a',
    muted: '#5b626c',
    rule: '#d3d7dd',
  },
  accents: ['#22384d', '#27272a', '#173f35', '#5a1f33', '#3a2f5b', '#5b3a1e', '#0f4c5c', '#1e40af'],
  hasSide: true,
  sideAt: 'right',
  sideKinds: ['tags', 'levels'],
  frame: { Head: LetterHead, background: DarkEdge },
  render: ({ view, columns, tokens, title, photo, continuation }) => {
    const margin = millimetres(tokens.margin);
    const { width: paperWidth, height } = paper[tokens.page];
    // The columns' own padding; a wide page margin must not squeeze their text.
    const air = Math.min(margin * 0.55, 20);
    const hasSide = columns.side.length > 0 || view.contacts.length > 0 || photo !== null;
    const band = hasSide ? paperWidth * 0.33 : 0;
    const mainWidth = hasSide ? paperWidth - margin - air * 1.2 - band : paperWidth - 2 * margin;
    const indent = tokens.fontSize * SIDE_INDENT;
    const sideWidth = band - 2 * air - indent;
    const main = lookOf(tokens, Heading, (base) => ({
      width: mainWidth,
      text: { ...base.text, subtitle: { ...base.text.subtitle, fontStyle: 'italic' } },
      gap: {
        ...base.gap,
        section: tokens.fontSize * 1.15 * tokens.spacing,
        block: Math.max(base.gap.block, tokens.fontSize * (1.56 - tokens.lineHeight)),
      },
      head: [['title', 'level'], ['subtitle', 'location'], ['dates']],
    }));
    const wide: Look = { ...main, width: paperWidth - 2 * margin, head: wideHead };
    const alone = continuation && { from: continuation, look: wide };
    const side = sideLook(view, tokens, sideWidth, paletteOnSurface(tokens.accent, tokens));
    return (
      <ResumePage
        view={view}
        title={title}
        look={main}
        footLeft={margin}
        background={
          hasSide && (
            <SideSurface
              at={paperWidth - band}
              width={band}
              edge={paperWidth}
              height={height}
              colour={tokens.accent}
              rest={tokens.accent}
            />
          )
        }
      >
        {columnRows({
          style: { marginRight: hasSide ? air - margin : 0 },
          left: {
            beside: 'side',
            look: main,
            alone,
            sections: columns.main,
            style: { width: mainWidth },
            top: <Head view={view} look={main} />,
          },
          right: hasSide
            ? {
                named: 'side',
                look: side,
                sections: columns.side,
                style: { width: sideWidth + indent, paddingLeft: indent },
                firstStyle: photo ? {} : { paddingTop: tokens.fontSize * 0.3 },
                top: (
                  <>
                    {photo && (
                      <Portrait
                        view={view}
                        photo={photo}
                        own="square"
                        {...(view.photo?.shape === 'circle'
                          ? { width: sideWidth * 0.9, style: { marginBottom: tokens.fontSize * 1.4 } }
                          : {
                              width: band,
                              style: { marginTop: -margin, marginLeft: -air - indent, marginBottom: tokens.fontSize },
                            })}
                      />
                    )}
                    <SideContacts view={view} look={side} />
                  </>
                ),
              }
            : null,
        })}
      </ResumePage>
    );
  },
};

/**
 * A short, heavy bar above a large name and its headline. Little space below: next to a tall gap, a line of the side
 * column would be read as one across both columns.
 */
function Head({ view, look }: Pick<HeadProps, 'view' | 'look'>): ReactElement {
  const { tokens, colour, width } = look;
  const size = tokens.fontSize;
  return (
    <View wrap={false}>
      <View style={{ width: size * 4.5, height: 4, backgroundColor: colour.accent, marginBottom: size * 0.8 }} />
      <NameAndHeadline
        view={view}
        tokens={tokens}
        name={{
          size: displaySize(view.fullName.text, size * 3.6, width),
          color: colour.accentText,
          weight: 700,
          leading: 1.06,
          tracking: -0.4,
        }}
        headline={{ size: size * 1.35, color: colour.muted, italic: true, leading: 1.3 }}
        gap={size * 0.5}
      />
    </View>
  );
}

/** In a letter the contacts are below the name: next to it, programs would read them before some of the words. */
function LetterHead({ view, look, least }: HeadProps): ReactElement {
  const size = look.tokens.fontSize;
  return (
    <View wrap={false} style={{ minHeight: least }}>
      <Head view={view} look={look} />
      <View style={{ paddingTop: size * 0.9 }}>
        <ContactLine contacts={view.contacts} style={{ ...look.text.small, color: look.colour.ink }} look={look} />
      </View>
    </View>
  );
}

/** What is left of the dark column next to a letter: an edge along every page, within the margin. */
function DarkEdge({ page, margin, accent }: Tokens): ReactElement {
  const { width: paperWidth, height } = paper[page];
  const width = Math.min(millimetres(margin) * 0.5, 34);
  return (
    <View
      fixed
      style={{ position: 'absolute', top: 0, left: paperWidth - width, width, height, backgroundColor: accent }}
    />
  );
}

function Heading({ section: { heading }, look }: { section: ViewSection; look: Look }): ReactElement {
  const { text, colour, tokens } = look;
  return (
    <View wrap={false} minPresenceAhead={look.line * 2} style={{ paddingBottom: tokens.fontSize * 0.5 }}>
      <Text
        tag="H2"
        anchor={heading.path}
        style={{ ...text.heading, fontSize: headingSize(tokens, tokens.fontSize * 1.3), color: colour.accentText }}
      >
        {heading.text}
      </Text>
    </View>
  );
}
