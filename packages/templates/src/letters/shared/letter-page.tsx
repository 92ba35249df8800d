import type { ReactElement } from 'react';
import { View } from '../../shared/primitives.ts';
import { ResumePage } from '../../shared/resume-page.tsx';
import { millimetres, type TemplateDefaults } from '../../shared/tokens.ts';
import type { Frame, LetterTemplateProps } from '../../template.ts';
import type { LetterStyle } from './letter-style.ts';
import { headLook, letterLook } from './letter-look.ts';
import { Address, heightAboveWindow, isInWindow, Letter } from './letter-parts.tsx';

/** A letter under the head of a resume template with one column. */
export function LetterPage({
  view,
  tokens,
  title,
  signature,
  sums,
  frame: { Head, background, running, below },
  style,
  defaults,
}: LetterTemplateProps & {
  frame: Frame;
  style: LetterStyle;
  defaults: { own: TemplateDefaults; resume: TemplateDefaults };
}): ReactElement {
  const hasWindow = isInWindow(view, tokens);
  const marginColumn = style.inset?.(view, tokens) ?? 0;
  const { gap } = letterLook(tokens);
  const { look: headed, top } = headLook(tokens, { ...defaults, hasWindow }, ({ width }) => ({
    gap,
    marginColumn,
    width: width - marginColumn,
  }));
  const box = below?.(headed);
  const indent = box?.indent ?? 0;
  const look = letterLook(tokens, ({ width }) => ({ marginColumn, width: width - marginColumn - indent }));
  return (
    <ResumePage view={view} title={title} look={look} background={background?.(tokens)} running={running}>
      <View style={{ marginTop: top - millimetres(tokens.margin) }}>
        <Head
          view={{ ...view, photo: null }}
          look={headed}
          photo={null}
          top={top}
          least={hasWindow ? heightAboveWindow(top, look) : 0}
        />
      </View>
      <View style={{ rowGap: gap.section, paddingLeft: marginColumn, ...box?.style }}>
        <Address view={view} look={look} />
        <Letter view={view} look={look} sign={signature} subject={style.subject(look)} sums={sums} />
      </View>
    </ResumePage>
  );
}
