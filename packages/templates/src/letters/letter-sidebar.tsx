import type { ReactElement } from 'react';
import { sidebarRight } from '../sidebar-right/index.tsx';
import { NameAndHeadline } from '../shared/name-and-headline.tsx';
import { displaySize, type Look } from '../shared/look.ts';
import { paper } from '../shared/paper.ts';
import { View } from '../shared/primitives.ts';
import { ResumePage } from '../shared/resume-page.tsx';
import { SIDE_INDENT, SideContacts, sideLook } from '../shared/side-columns.tsx';
import { millimetres } from '../shared/tokens.ts';
import { sidebar } from '../sidebar/index.tsx';
import type { LetterTemplate, LetterTemplateProps } from '../template.ts';
import { letterLook } from './shared/letter-look.ts';
import { Address, Letter } from './shared/letter-parts.tsx';

/**
 * The name above two columns: the contacts on a pale surface that runs through all pages, and the letter. Too narrow
 * for the window of an envelope.
 */
export const letterSidebar: LetterTemplate = {
  id: 'letter-sidebar',
  name: 'Sidebar letter',
  kind: 'coverletter',
  matches: sidebar.id,
  suits: [sidebarRight.id],
  description:
    'The contacts are next to the letter on a pale surface. Right for hospitality, care, design and service.',
  tags: sidebar.tags.filter((tag) => tag !== 'photo'),
  tokens: { ...sidebar.tokens, fontSize: 9.8, lineHeight: 1.5, margin: 17 },
  accents: sidebar.accents,
  render: ({ view, tokens, title, signature }) => {
    const margin = millimetres(tokens.margin);
    const { width: paperWidth, height } = paper[tokens.page];
    const air = Math.min(margin * 0.75, 28);
    const band = view.contacts.length > 0 ? paperWidth * 0.33 : 0;
    const left = band ? air : margin;
    const indent = tokens.fontSize * SIDE_INDENT;
    const sideWidth = band - air * 1.6 - indent;
    const width = band ? paperWidth - band - air * 1.4 - margin : paperWidth - 2 * margin;
    const look = letterLook(tokens, () => ({ width }));
    return (
      <ResumePage
        view={view}
        title={title}
        look={look}
        footLeft={paperWidth - margin - width}
        background={
          band > 0 && (
            <View
              fixed
              style={{ position: 'absolute', top: 0, left: 0, width: band, height, backgroundColor: look.colour.tint }}
            />
          )
        }
      >
        <Header view={view} look={look} left={left} band={band} />
        <View style={{ flexDirection: 'row', marginLeft: left - margin }}>
          {band > 0 && (
            <View style={{ width: sideWidth + indent, paddingLeft: indent }}>
              <SideContacts view={view} look={sideLook(view, tokens, sideWidth)} />
            </View>
          )}
          <View
            style={{
              width,
              marginLeft: 'auto',
              paddingTop: band ? tokens.fontSize * 0.5 : 0,
              rowGap: look.gap.section,
            }}
          >
            <Address view={view} look={look} />
            <Letter
              view={view}
              look={look}
              sign={signature}
              subject={{ ...look.text.title, color: look.colour.accentText }}
            />
          </View>
        </View>
      </ResumePage>
    );
  },
};

/**
 * The name on white above both columns, so that it is read first, and a bar in the accent colour above the tinted one.
 */
function Header({
  view,
  look,
  left,
  band,
}: Pick<LetterTemplateProps, 'view'> & { look: Look; left: number; band: number }): ReactElement {
  const { tokens, colour } = look;
  const size = tokens.fontSize;
  const margin = millimetres(tokens.margin);
  const width = paper[tokens.page].width - left - margin;
  return (
    <View wrap={false} style={{ marginTop: -margin, marginHorizontal: -margin, paddingBottom: size * 0.6 }}>
      <View
        style={{
          backgroundColor: '#ffffff',
          paddingLeft: left,
          paddingRight: margin,
          paddingTop: margin * 0.85,
          paddingBottom: margin * 0.6,
        }}
      >
        <NameAndHeadline
          view={view}
          tokens={tokens}
          name={{
            size: displaySize(view.fullName.text, size * 2.9, width),
            color: colour.ink,
            weight: 700,
            leading: 1.08,
            tracking: -0.3,
          }}
          headline={{ size: size * 1.25, color: colour.secondText, leading: 1.3 }}
          gap={size * 0.35}
        />
      </View>
      <View
        style={{ height: 2.5, width: band || size * 4, marginLeft: band ? 0 : left, backgroundColor: colour.accent }}
      />
    </View>
  );
}
