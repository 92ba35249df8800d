import type { LetterView, Side } from '@vitae/domain';
import type { ReactElement } from 'react';
import { Field } from '../../shared/field.tsx';
import type { Look } from '../../shared/look.ts';
import { linesOf } from '../../shared/measure.ts';
import { Image, View, type ImageSource, type Style } from '../../shared/primitives.ts';
import { RichText } from '../../shared/rich-text.tsx';
import { Sums, type LetterSum } from './letter-sums.tsx';
import { millimetres, type Tokens } from '../../shared/tokens.ts';

/** Space for a signature, in lines. */
const SIGNATURE_LINES = 2.6;

/**
 * Where the window of an envelope shows the recipient, from the top of the paper (DIN 5008, form B: below the lines of
 * the return address).
 */
const WINDOW_TOP = millimetres(54);

/** Whether the recipient is to be seen through the window of an envelope. */
export const isInWindow = (view: LetterView, { page }: Pick<Tokens, 'page'>): boolean =>
  view.form.hasWindow && page === 'A4' && view.recipient.length > 0;

/**
 * The least height of a letter's head that begins at `top`, in points, for an envelope's window to show what is below.
 */
export const heightAboveWindow = (top: number, { gap }: Look): number => Math.max(0, WINDOW_TOP - top - gap.section);

interface PartProps {
  view: LetterView;
  look: Look;
}

/** How far the half at the end of the lines is from their start, as a share of the width. */
const HALF = 0.52;

/** The style of a block at a side: at the end it begins in the middle, where addresses stand in such letters. */
const blockAt = (side: Side, { width }: Look): Style => (side === 'end' ? { marginLeft: width * HALF } : {});
/** The style of a line at a side. */
const lineAt = (side: Side): Style => (side === 'end' ? { textAlign: 'right' } : {});

/** Date and recipient, in the order and on the sides of the recipient's country. */
export function Address({ view, look, style = {} }: PartProps & { style?: Style }): ReactElement | null {
  const { date, recipient, form } = view;
  const hasDay = date.text !== '' && form.date !== 'last';
  if (!hasDay && recipient.length === 0) return null;
  const day = hasDay && <Field key="date" value={date} style={{ ...look.text.aside, ...lineAt(form.dateAt) }} />;
  const lines = recipient.length > 0 && (
    <View key="recipient" style={blockAt(form.recipientAt, look)}>
      {recipient.map((line, index) => (
        <Field key={index} value={line} style={look.text.body} />
      ))}
    </View>
  );
  return (
    <View wrap={false} style={{ rowGap: look.gap.section, ...style }}>
      {form.date === 'below' ? [lines, day] : [day, lines]}
    </View>
  );
}

/** Subject, opening, amounts, paragraphs and closing, in reading order. */
export function Letter({
  view,
  look,
  subject,
  sign,
  sums,
}: PartProps & { subject: Style; sign: ImageSource | null; sums: readonly LetterSum[] }): ReactElement {
  const { opening, paragraphs, enclosures } = view;
  const { gap, line } = look;
  return (
    <View style={{ rowGap: gap.entry }}>
      {view.subject.text !== '' && (
        <View wrap={false} minPresenceAhead={line * 3} style={{ paddingBottom: gap.block }}>
          <Field
            tag="H2"
            value={view.subject}
            style={view.form.subjectAt === 'center' ? { ...subject, textAlign: 'center' } : subject}
          />
        </View>
      )}
      {opening.text !== '' && (
        <View wrap={false} minPresenceAhead={line * 2}>
          <Field value={opening} style={look.text.body} />
        </View>
      )}
      {sums.length > 0 && <Sums sums={sums} direction={view.direction} look={look} />}
      {paragraphs.slice(0, -1).map((paragraph) => (
        <RichText key={paragraph.path} body={paragraph} look={look} indent={view.indent} />
      ))}
      <End view={view} look={look} sign={sign} />
      {enclosures.items.length > 0 && <Enclosures view={view} look={look} />}
    </View>
  );
}

/**
 * The last paragraph and the closing, which never starts a page alone: the last lines of the paragraph include the
 * space for it, and it is drawn there.
 */
function End({
  view: { direction, paragraphs, indent, closing, signature, signaturePicture, date, form },
  look,
  sign,
}: PartProps & { sign: ImageSource | null }): ReactElement {
  const { text, gap, line, width } = look;
  const last = paragraphs.at(-1);
  const height =
    heightOf(closing.text, look) +
    (sign || (closing.text && signature.text) ? line * SIGNATURE_LINES : 0) +
    heightOf(signature.text, look) +
    (form.date === 'last' ? heightOf(date.text, look) : 0);
  const isAtEnd = form.signatureAt === 'end';
  const holding = {
    ...look,
    text: { ...text, body: { ...text.body, paddingBottom: height === 0 ? 0 : gap.entry + height } },
  };
  return (
    <View style={{ rowGap: gap.block }}>
      {last && <RichText body={{ ...last, blocks: last.blocks.slice(0, -1) }} look={look} indent={indent} />}
      {last && <RichText body={{ ...last, blocks: last.blocks.slice(-1) }} look={holding} indent={indent} />}
      {height > 0 && (
        <View wrap={false} style={last ? { position: 'absolute', left: 0, right: 0, bottom: 0, height } : {}}>
          <Field value={closing} style={{ ...text.body, ...lineAt(form.closingAt) }} />
          {sign && (
            <View anchor={signaturePicture?.path} style={{ height: line * SIGNATURE_LINES, paddingVertical: 2 }}>
              <Image
                src={sign}
                alt={signature.text}
                style={{
                  height: line * SIGNATURE_LINES - 4,
                  width,
                  objectFit: 'contain',
                  objectPositionX: (direction === 'rtl') === isAtEnd ? 0 : '100%',
                }}
              />
            </View>
          )}
          <Field
            value={signature}
            style={{
              ...text.body,
              ...lineAt(form.signatureAt),
              fontWeight: 700,
              paddingTop: closing.text && !sign ? line * SIGNATURE_LINES : 0,
            }}
          />
          {form.date === 'last' && <Field value={date} style={{ ...text.body, ...lineAt(form.dateAt) }} />}
        </View>
      )}
    </View>
  );
}

/** The enclosures: their label, then one per line, between the marks that a language puts around them. */
function Enclosures({ view: { enclosures }, look }: PartProps): ReactElement {
  const { text, line } = look;
  const { marks } = enclosures;
  const mark = (words: string, textAlign: 'center' | 'right') => (
    <Field value={{ text: words, path: 'enclosures' }} style={{ ...text.small, color: look.colour.ink, textAlign }} />
  );
  return (
    <View wrap={false} style={{ paddingTop: line * 0.5 }}>
      {marks && mark(marks.above, 'center')}
      <Field
        value={{ text: enclosures.label, path: 'enclosures' }}
        style={{ ...text.small, fontWeight: 700, color: look.colour.ink }}
      />
      {enclosures.items.map((item, index) => (
        <Field key={index} value={item} style={{ ...text.small, color: look.colour.ink }} />
      ))}
      {marks && mark(marks.below, 'right')}
    </View>
  );
}

const heightOf = (text: string, { tokens, width, line }: Look) =>
  linesOf(text, { family: tokens.fontFamily, size: tokens.fontSize, width, bold: true }) * line;
