import {
  shownTitle,
  resumeView,
  type DocumentAssets,
  type Resume,
  type ViewEntry,
  type ViewSection,
} from '@vitae/domain';
import { Document, HeadingLevel, ImageRun, Packer, Paragraph, Tab, TextRun, AlignmentType } from 'docx';
import { cleanText } from '../../detail.ts';
import { typesetter, type RunStyle, type Typesetter } from '../../docx/typesetter.ts';
import { RoundImage } from '../../docx/round-image.ts';
import { fontTable, pageOf, styleIds, stylesOf } from '../../docx/styles.ts';
import { detailsOf, isOneLine, lineOf } from '../entries.ts';
import type { Look } from '../../look.ts';
import { pictureOf, type Picture } from '../../picture.ts';

/**
 * Writes what a resume shows as a Word document: real styles, lists and links, no tables or frames, so that any program
 * reads it in order.
 */
export async function writeDocx(resume: Resume, assets: DocumentAssets, look: Look): Promise<Uint8Array<ArrayBuffer>> {
  const view = resumeView(resume);
  const set = typesetter(view.direction, view.locale);
  const picture = pictureOf(view.photo, assets);
  const document = new Document({
    title: cleanText(shownTitle(resume)),
    creator: cleanText(view.fullName.text) || 'Vitae',
    lastModifiedBy: cleanText(view.fullName.text) || 'Vitae',
    ...stylesOf(resume, look),
    sections: [
      {
        properties: { page: pageOf(look) },
        children: [
          ...(picture ? [photo(picture, view.photo?.shape === 'circle')] : []),
          ...(view.fullName.text ? [set.paragraph({ heading: HeadingLevel.TITLE }, set.runs(view.fullName.text))] : []),
          ...(view.headline.text ? [set.paragraph({ style: styleIds.headline }, set.runs(view.headline.text))] : []),
          ...(view.contacts.length > 0 ? [set.paragraph({ style: styleIds.contacts }, set.joined(view.contacts))] : []),
          ...view.sections.flatMap((section) => sectionParagraphs(section, set)),
        ],
      },
    ],
  });
  return new Uint8Array(
    await Packer.toArrayBuffer(document, undefined, [{ path: 'word/fontTable.xml', data: fontTable(look) }]),
  );
}

/** Height of the photo in pixels of 1/96 inch: 30 mm. */
const PHOTO_HEIGHT = 113;

function photo({ type, bytes, width, height, alt }: Picture, isRound: boolean): Paragraph {
  const description = cleanText(alt);
  const transformation = { width: Math.round((PHOTO_HEIGHT * width) / height), height: PHOTO_HEIGHT };
  const Frame = isRound ? RoundImage : ImageRun;
  const image = new Frame({
    type,
    data: bytes,
    transformation,
    altText: { name: 'Photo', title: description, description },
  });
  return new Paragraph({ alignment: AlignmentType.CENTER, spacing: { after: 120 }, children: [image] });
}

/** Dates in a line that is a heading. */
const plain: RunStyle = { bold: false, color: '55565C' };

function sectionParagraphs(section: ViewSection, set: Typesetter): Paragraph[] {
  const heading = section.heading.text
    ? [
        set.paragraph(
          { heading: HeadingLevel.HEADING_1, pageBreakBefore: section.breakBefore },
          set.runs(section.heading.text),
        ),
      ]
    : [];
  const isList = section.entries.every(isOneLine);
  return [
    ...heading,
    ...section.entries.flatMap((entry) =>
      isList ? [line(entry, set)] : entryParagraphs(entry, HeadingLevel.HEADING_2, set),
    ),
  ];
}

type EntryHeading = typeof HeadingLevel.HEADING_2 | typeof HeadingLevel.HEADING_3;

/**
 * The paragraphs of an entry, in the order of the view: name, organisation, place and dates, further values, keywords,
 * text, roles.
 */
function entryParagraphs(entry: ViewEntry, heading: EntryHeading, set: Typesetter): Paragraph[] {
  const keep = entry.keepTogether ? { keepNext: true, keepLines: true } : {};
  const place = set.row([entry.subtitle.text, entry.location.text].filter(Boolean), ' · ');
  // An entry without a name of its own is named after its organisation or place; a date is not a name.
  const isName = !entry.title.text && place !== '';
  const dates = entry.dates.text
    ? [...(place ? [new TextRun({ children: [new Tab()] })] : []), ...set.runs(entry.dates.text, isName ? plain : {})]
    : [];
  const details = [
    ...(entry.level.text ? [{ label: '', text: entry.level.text, href: null }] : []),
    ...detailsOf(entry),
  ];
  const [lead, ...rest] = [
    ...(entry.title.text ? [{ options: { heading }, children: set.runs(entry.title.text) }] : []),
    // A group of roles has no name of its own: what they share replaces it.
    ...(place || dates.length > 0
      ? [
          {
            options: isName ? { heading } : { style: styleIds.details },
            children: [...set.runs(place), ...dates],
          },
        ]
      : []),
    ...(details.length > 0 ? [{ options: { style: styleIds.details }, children: set.joined(details) }] : []),
    ...(entry.tags.items.length > 0
      ? [{ options: { style: styleIds.line }, children: set.listed(entry.tags.items) }]
      : []),
  ];
  return [
    ...(lead ? [set.paragraph({ ...lead.options, ...keep, pageBreakBefore: entry.breakBefore }, lead.children)] : []),
    ...rest.map(({ options, children }) => set.paragraph({ ...options, ...keep }, children)),
    ...entry.body.blocks.map((block, index) => set.block(block, index < entry.body.blocks.length - 1 ? keep : {})),
    ...entry.roles.flatMap((role) => entryParagraphs(role, HeadingLevel.HEADING_3, set)),
  ];
}

/** An entry of a section whose entries are all short. */
function line(entry: ViewEntry, set: Typesetter): Paragraph {
  const { level, values, keywords } = lineOf(entry);
  const name = [...set.runs(entry.title.text, { bold: true }), ...(level ? set.runs(` (${level})`) : [])];
  const parts = [name, set.joined(values), set.listed(keywords)].filter((part) => part.length > 0);
  const children = parts.flatMap((part, index) => [...(index > 0 ? set.runs(set.colon) : []), ...part]);
  return set.paragraph({ style: styleIds.line, pageBreakBefore: entry.breakBefore }, children);
}
