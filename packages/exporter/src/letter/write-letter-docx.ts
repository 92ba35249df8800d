import { labelSeparator, letterView, ownTitle, type CoverLetter, type DocumentAssets } from '@vitae/domain';
import { AlignmentType, Document, HeadingLevel, ImageRun, Packer, type IParagraphOptions, type Paragraph } from 'docx';
import { cleanText } from '../detail.ts';
import { fontTable, pageOf, styleIds, stylesOf } from '../docx/styles.ts';
import { typesetter } from '../docx/typesetter.ts';
import type { Look } from '../look.ts';
import { pictureOf, type Picture } from '../picture.ts';
import { letterHead, letterTitle } from './letter-head.ts';

/** Height of the signature in pixels of 1/96 inch: 18 mm. */
const SIGNATURE_HEIGHT = 68;
/** An empty line between the parts, and the space for a handwritten signature, in twentieths of a point. */
const GAP = 220;
const ROOM_TO_SIGN = 760;

const start = { alignment: AlignmentType.START };
const apart = (before: number) => ({ spacing: { before } });

/**
 * Writes what a letter shows as a Word document: paragraphs with real styles, no table and no frame, so that any
 * program reads it in order.
 */
export async function writeLetterDocx(
  letter: CoverLetter,
  assets: DocumentAssets,
  look: Look,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = letterView(letter);
  const set = typesetter(view.direction, view.locale);
  const author = cleanText(view.fullName.text) || 'Vitae';
  const picture = pictureOf(view.signaturePicture && { ...view.signaturePicture, alt: view.fullName.text }, assets);
  const line = (text: string, options: IParagraphOptions = {}, bold = false): Paragraph[] =>
    text ? [set.paragraph(options, set.runs(text, bold ? { bold } : {}))] : [];
  const document = new Document({
    title: cleanText(ownTitle(letter) || letterTitle(view, letter.title)),
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
          ...letterHead(view).flatMap((group) =>
            group.flatMap(({ text }, index) => line(text, index === 0 ? apart(GAP * 1.5) : {})),
          ),
          ...line(view.subject.text, { heading: HeadingLevel.HEADING_2, ...apart(GAP * 1.5) }),
          ...line(view.opening.text, apart(GAP)),
          ...view.paragraphs.flatMap(({ blocks }) =>
            blocks.map((block, index) => set.block(block, index === 0 ? apart(GAP) : {})),
          ),
          ...line(view.closing.text, { ...apart(GAP), keepNext: true }),
          ...(picture ? [set.paragraph({ keepNext: true, ...apart(GAP / 2) }, [signature(picture)])] : []),
          ...line(view.signature.text, apart(picture ? 0 : ROOM_TO_SIGN), true),
          ...(view.enclosures.items.length > 0
            ? [
                ...line(`${view.enclosures.label}${labelSeparator(view.locale).trimEnd()}`, {
                  keepNext: true,
                  ...apart(GAP * 1.5),
                }),
                ...view.enclosures.items.flatMap(({ text }) => line(text)),
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
