import type { ReactElement } from 'react';
import { paper } from '../../shared/paper.ts';
import { View } from '../../shared/primitives.ts';
import { ResumePage } from '../../shared/resume-page.tsx';
import { SideContacts, sideLook } from '../../shared/side-columns.tsx';
import { millimetres, type TemplateDefaults } from '../../shared/tokens.ts';
import type { LetterTemplateProps, SideFrame } from '../../template.ts';
import { headLook, letterLook } from './letter-look.ts';
import { Address, Letter } from './letter-parts.tsx';
import type { LetterStyle } from './letter-style.ts';

/** How far the letter begins below the contacts, in ems: a date level with their heading would be read with it. */
const LOWER = 2.5;

/**
 * The name above two columns: the contacts on a pale surface that runs through all pages, and the letter. Too narrow
 * for the window of an envelope.
 */
export function LetterBeside({
  view,
  tokens,
  title,
  signature,
  sums,
  frame: { Head, columns },
  style,
  defaults,
}: LetterTemplateProps & {
  frame: SideFrame;
  style: LetterStyle;
  defaults: { own: TemplateDefaults; resume: TemplateDefaults };
}): ReactElement {
  const margin = millimetres(tokens.margin);
  const { width: paperWidth, height } = paper[tokens.page];
  const hasSide = view.contacts.length > 0;
  const { band, left, mainWidth: width, indent, sideWidth } = columns(tokens, hasSide);
  const look = letterLook(tokens, () => ({ width }));
  const { look: headed } = headLook(tokens, { ...defaults, hasWindow: false });
  return (
    <ResumePage
      view={view}
      title={title}
      look={look}
      footLeft={paperWidth - margin - width}
      background={
        hasSide && (
          <View
            fixed
            style={{ position: 'absolute', top: 0, left: 0, width: band, height, backgroundColor: look.colour.tint }}
          />
        )
      }
    >
      <Head view={{ ...view, photo: null }} look={headed} photo={null} left={left} band={band} />
      <View style={{ flexDirection: 'row', marginLeft: left - margin }}>
        {hasSide && (
          <View style={{ width: sideWidth + indent, paddingLeft: indent }}>
            <SideContacts view={view} look={sideLook(view, headed.tokens, sideWidth)} />
          </View>
        )}
        <View
          style={{
            width,
            marginLeft: 'auto',
            paddingTop: hasSide ? tokens.fontSize * LOWER : 0,
            rowGap: look.gap.section,
          }}
        >
          <Address view={view} look={look} />
          <Letter view={view} look={look} sign={signature} subject={style.subject(look)} sums={sums} />
        </View>
      </View>
    </ResumePage>
  );
}
