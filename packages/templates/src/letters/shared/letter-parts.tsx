import type { LetterView, RichBlock } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Field } from '../../shared/field.tsx';
import type { Look } from '../../shared/look.ts';
import { linesOf } from '../../shared/measure.ts';
import { View, type Style } from '../../shared/primitives.ts';
import { RichText } from '../../shared/rich-text.tsx';
import { millimetres } from '../../shared/tokens.ts';

/** Room for a signature, in lines. */
const SIGNATURE_LINES = 2.6;

/** Where the window of an envelope shows the recipient, from the top of the paper (DIN 5008, form B: below the lines of the return address). */
const WINDOW_TOP = millimetres(54);

/** How high the head of a letter is at least, in points, for an envelope's window to show the recipient below it; `rise` is how far it stands above the margin. */
export function heightAboveWindow(view: LetterView, { tokens, gap }: Look, rise: number): number {
  return view.hasWindow && tokens.page === 'A4' && view.recipient.length > 0 ? Math.max(0, WINDOW_TOP - millimetres(tokens.margin) + rise - gap.section) : 0;
}

/** How far the head of a letter rises into the top margin, in points. */
export const letterheadRise = (margin: number): number => Math.max(0, millimetres(margin) - millimetres(18));

interface PartProps {
  view: LetterView;
  look: Look;
}

/** Date and recipient: the date first, but under the recipient where that stands in a window. */
export function Address({ view, look, style = {} }: PartProps & { style?: Style }): ReactElement | null {
  const { date, recipient, hasWindow } = view;
  if (!date.text && recipient.length === 0) return null;
  const day = <Field key="date" value={date} style={look.text.aside} />;
  const lines = recipient.length > 0 && (
    <View key="recipient">
      {recipient.map((line, index) => (
        <Field key={index} value={line} style={look.text.body} />
      ))}
    </View>
  );
  return (
    <View wrap={false} style={{ rowGap: look.gap.section, ...style }}>
      {hasWindow ? [lines, day] : [day, lines]}
    </View>
  );
}

/** Subject, opening, paragraphs and closing, in the order they are read. */
export function Letter({ view, look, subject }: PartProps & { subject: Style }): ReactElement {
  const { opening, closing, signature, paragraphs } = view;
  const { gap, line } = look;
  const hasClosing = closing.text !== '' || signature.text !== '';
  const closingHeight = heightOf(closing.text, look) + (signature.text ? line * SIGNATURE_LINES + heightOf(signature.text, look) : 0);
  // The last lines of the text hold the place of the closing below them, which is then drawn there: it never begins a page alone.
  // Half a line more than it takes, since a hair's breadth too little would move the closing alone.
  const held = hasClosing ? gap.entry + closingHeight + line / 2 : 0;
  const last = paragraphs.at(-1);
  return (
    <View style={{ rowGap: gap.entry }}>
      {view.subject.text !== '' && (
        <View wrap={false} minPresenceAhead={line * 3} style={{ paddingBottom: gap.block }}>
          <Field tag="H2" value={view.subject} style={subject} />
        </View>
      )}
      {opening.text !== '' && (
        <View wrap={false} minPresenceAhead={line * 2}>
          <Field value={opening} style={look.text.body} />
        </View>
      )}
      {paragraphs.map((paragraph) => (
        <Paragraph key={paragraph.path} body={paragraph} look={look} held={paragraph === last ? held : 0} />
      ))}
      {hasClosing && (
        <View wrap={false} style={{ marginTop: last ? -held : 0 }}>
          <Field value={closing} style={look.text.body} />
          <Field value={signature} style={{ ...look.text.body, fontWeight: 700, paddingTop: closing.text ? line * SIGNATURE_LINES : 0 }} />
        </View>
      )}
    </View>
  );
}

/** A paragraph; `held` points under its last lines stay with them. */
function Paragraph({ body: { path, blocks }, look, held }: { body: { path: string; blocks: readonly RichBlock[] }; look: Look; held: number }): ReactElement | null {
  if (held === 0) return RichText({ body: { path, blocks }, look });
  const holding = { ...look, text: { ...look.text, body: { ...look.text.body, paddingBottom: held } } };
  return (
    <View style={{ rowGap: look.gap.block }}>
      <RichText body={{ path, blocks: blocks.slice(0, -1) }} look={look} />
      <RichText body={{ path, blocks: blocks.slice(-1) }} look={holding} />
    </View>
  );
}

const heightOf = (text: string, { tokens, width, line }: Look) => linesOf(text, { family: tokens.fontFamily, size: tokens.fontSize, width, bold: true }) * line;
