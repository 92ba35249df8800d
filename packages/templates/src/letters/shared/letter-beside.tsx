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

/**
 * A letter next to its contacts, which are on a coloured band through all pages. Drawn from left to right, which is how
 * programs read columns. Too narrow for the window of an envelope.
 */
export function LetterBeside({
  view,
  tokens,
  title,
  signature,
  frame: { at, Head, columns, palette },
  style,
  defaults,
}: LetterTemplateProps & {
  frame: SideFrame;
  style: LetterStyle;
  defaults: { own: TemplateDefaults; resume: TemplateDefaults };
}): ReactElement {
  const margin = millimetres(tokens.margin);
  const { width: paperWidth, height } = paper[tokens.page];
  const { band, air, left, mainWidth: width, indent, sideWidth } = columns(tokens, view.contacts.length > 0);
  const isLeft = at === 'left';
  const look = letterLook(tokens, () => ({ width }));
  const { look: headed } = headLook(tokens, { ...defaults, hasWindow: false }, () => ({ width }));
  const head = <Head view={{ ...view, photo: null }} look={headed} photo={null} left={left} band={band} />;
  // At the right, the contacts begin next to the name: above it, programs would read them first.
  const place = isLeft ? {} : { marginLeft: 'auto', paddingTop: headed.tokens.fontSize * 3 };
  const side = band > 0 && (
    <View style={{ width: sideWidth + indent, paddingLeft: indent, ...place }}>
      <SideContacts view={view} look={sideLook(view, headed.tokens, sideWidth, palette?.(tokens))} />
    </View>
  );
  const main = (
    <View style={{ width, marginLeft: isLeft ? 'auto' : 0, rowGap: look.gap.section }}>
      {!isLeft && head}
      {/* Half a line lower, so that lines do not continue from one column into the other. */}
      <View style={{ rowGap: look.gap.section, paddingTop: isLeft && band > 0 ? tokens.fontSize * 0.5 : 0 }}>
        <Address view={view} look={look} />
        <Letter view={view} look={look} sign={signature} subject={style.subject(look)} />
      </View>
    </View>
  );
  return (
    <ResumePage
      view={view}
      title={title}
      look={look}
      footLeft={isLeft ? paperWidth - margin - width : margin}
      background={
        band > 0 && (
          <View
            fixed
            style={{
              position: 'absolute',
              top: 0,
              left: isLeft ? 0 : paperWidth - band,
              width: band,
              height,
              backgroundColor: isLeft ? look.colour.tint : tokens.accent,
            }}
          />
        )
      }
    >
      {isLeft && head}
      <View
        style={{
          flexDirection: 'row',
          ...(isLeft ? { marginLeft: left - margin } : { marginRight: band > 0 ? air - margin : 0 }),
        }}
      >
        {isLeft ? [side, main] : [main, side]}
      </View>
    </ResumePage>
  );
}
