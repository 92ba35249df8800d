import {
  labelSeparator,
  letterView,
  ownTitle,
  shownTitle,
  type CoverLetter,
  type DocumentAssets,
  type LetterView,
} from '@vitae/domain';
import { AlignmentType, Document, HeadingLevel, ImageRun, Packer, type IParagraphOptions, type Paragraph } from 'docx';
import { cleanText } from '../detail.ts';
import { fontTable, pageOf, styleIds, stylesOf } from '../docx/styles.ts';
import { typesetter } from '../docx/typesetter.ts';
import type { Look } from '../look.ts';
import { pictureOf, type Picture } from '../picture.ts';
import { letterFoot, letterHead, letterTitle } from './letter-head.ts';

/** Height of the signature in pixels of 1/96 inch: 18 mm. */
const SIGNATURE_HEIGHT = 68;
/** An empty line between the parts, and the space for a handwritten signature, in twentieths of a point. */
const GAP = 220;
const ROOM_TO_SIGN = 760;

const start = { alignment: AlignmentType.START };
/** Half of the lines between usual margins, in twentieths of a point. */
const HALF = 4700;
const sides = {
  start: {},
  center: { alignment: AlignmentType.CENTER },
  end: { alignment: AlignmentType.END },
  half: { indent: { start: HALF } },
} as const;
const apart = (before: number) => ({ spacing: { before } });

/** Where the window of an envelope shows the recipient, in millimetres from the top of the paper, as on the pages. */
const WINDOW_TOP = 54;
/** DIN 5008: text begins 25 mm from the edge, 5 mm into the window. In millimetres. */
const LEAST_MARGIN = 25;
/** Twentieths of a point in a millimetre. */
const TWIPS = 56.7;

/**
 * The space above the recipient, in twentieths of a point, that puts it into the window of an envelope (DIN 5008:2020,
 * form B). What is above it is estimated, since only Word knows: the window is 45 mm high.
 */
function aboveRecipient({ form, headline, contacts, recipient }: LetterView, look: Look): number {
  if (!form.hasWindow || look.page !== 'A4' || recipient.length === 0) return GAP * 1.5;
  const line = look.fontSize * look.lineHeight * 20;
  const letters = contacts.reduce((sum, { text }) => sum + text.length + 3, 0);
  const inLine = ((210 - 2 * look.margin) * TWIPS) / (look.fontSize * 20 * 0.5);
  const lines = 2.4 + (headline.text ? 1.15 : 0) + Math.ceil(letters / inLine);
  return Math.max(GAP * 1.5, Math.round((WINDOW_TOP - look.margin) * TWIPS - lines * line));
}

/**
 * Writes what a letter shows as a Word document: paragraphs with real styles, no table and no frame, so that any
 * program reads it in order.
 */
export async function writeLetterDocx(
  letter: CoverLetter,
  assets: DocumentAssets,
  given: Look,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = letterView(letter);
  const look = view.form.hasWindow ? { ...given, margin: Math.max(given.margin, LEAST_MARGIN) } : given;
  const set = typesetter(view.direction, view.locale);
  const author = cleanText(view.fullName.text) || 'Vitae';
  const picture = pictureOf(view.signaturePicture && { ...view.signaturePicture, alt: view.fullName.text }, assets);
  const line = (text: string, options: IParagraphOptions = {}, bold = false): Paragraph[] =>
    text ? [set.paragraph(options, set.runs(text, bold ? { bold } : {}))] : [];
  const signed = sides[view.form.signatureAt];
  const { marks } = view.enclosures;
  const document = new Document({
    title: cleanText(ownTitle(letter) || letterTitle(view, shownTitle(letter))),
    creator: author,
    lastModifiedBy: author,
    ...stylesOf(letter, look),
    sections: [
      {
        properties: { page: pageOf(look) },
        children: [
          ...line(view.fullName.text, { heading: HeadingLevel.TITLE, ...start }),
          ...line(view.headline.text, { style: styleIds.headline, ...start }),
          ...(view.contacts.length > 0
            ? [set.paragraph({ style: styleIds.contacts, ...start }, set.joined(view.contacts))]
            : []),
          ...letterHead(view).flatMap(({ lines, at }) =>
            lines.flatMap(({ text }, index) => {
              const above = lines === view.recipient ? aboveRecipient(view, look) : GAP * 1.5;
              return line(text, { ...sides[at], ...(index === 0 ? apart(above) : {}) });
            }),
          ),
          ...line(view.subject.text, {
            heading: HeadingLevel.HEADING_2,
            ...apart(GAP * 1.5),
            ...sides[view.form.subjectAt],
          }),
          ...line(view.opening.text, apart(GAP)),
          ...view.paragraphs.flatMap(({ blocks }) =>
            blocks.map((block, index) =>
              set.block(block, {
                ...(index === 0 ? apart(GAP) : {}),
                // In hundredths of a character.
                ...(view.indent > 0 && block.kind === 'paragraph'
                  ? { indent: { firstLineChars: view.indent * 100, firstLine: view.indent * look.fontSize * 20 } }
                  : {}),
              }),
            ),
          ),
          ...line(view.closing.text, { ...apart(GAP), ...sides[view.form.closingAt], keepNext: true }),
          ...(picture ? [set.paragraph({ keepNext: true, ...apart(GAP / 2), ...signed }, [signature(picture)])] : []),
          ...line(view.signature.text, { ...apart(picture ? 0 : ROOM_TO_SIGN), ...signed }, true),
          ...letterFoot(view).flatMap(({ text }) => line(text, sides[view.form.dateAt])),
          ...(view.enclosures.items.length > 0
            ? [
                ...line(marks?.above ?? '', { keepNext: true, ...apart(GAP * 1.5), ...sides.center }),
                ...line(`${view.enclosures.label}${labelSeparator(view.locale).trimEnd()}`, {
                  keepNext: true,
                  ...apart(GAP * 1.5),
                }),
                ...view.enclosures.items.flatMap(({ text }) => line(text)),
                ...line(marks?.below ?? '', sides.end),
              ]
            : []),
        ],
      },
    ],
  });
  return new Uint8Array(
    await Packer.toArrayBuffer(document, undefined, [{ path: 'word/fontTable.xml', data: fontTable(look) }]),
  );
}

function signature({ type, bytes, width, height, alt }: Picture): ImageRun {
  const description = cleanText(alt);
  return new ImageRun({
    type,
    data: bytes,
    transformation: { width: Math.round((SIGNATURE_HEIGHT * width) / height), height: SIGNATURE_HEIGHT },
    altText: { name: 'Signature', title: description, description },
  });
}
