import { ImportError } from '../errors.ts';
import type { ReadText, Run, TextStyle } from '../text/line.ts';
import { paragraphLines } from '../text/paragraph-lines.ts';
import { placeLines, type DraftLine } from '../text/plain-lines.ts';
import { addDrafts, addTable, footLines, highestOf, type DraftSink } from '../text/table-lines.ts';
import type { DocxParts } from './docx-parts.ts';
import { targetsOf } from './relationships.ts';
import { withSoftBreaks } from './soft-breaks.ts';
import {
  applyParagraph,
  applyRun,
  leftIndent,
  readLists,
  readStyles,
  type ListLevel,
  type ParagraphStyle,
  type Styles,
} from './styles.ts';
import { childNamed, childrenNamed, findAll, type XmlElement } from './xml.ts';

/** What paragraphs are read with, and where their lines go. */
interface Context extends DraftSink {
  styles: Styles;
  levelOf: (list: string, level: number) => ListLevel;
  links: ReadonlyMap<string, string>;
  /** Whether runs of one space may stand for line breaks. */
  hasSoftBreaks: boolean;
  after: number;
  /** Text boxes that are read after the text; undefined where they are read in place. */
  boxes?: XmlElement[];
  /** Whether there is text outside of boxes. */
  isBegun?: boolean;
}

const NOTES = [
  ['footnotes', 'w:footnote'],
  ['endnotes', 'w:endnote'],
] as const;
/** Elements that only wrap others: content controls, and what was inserted or moved here. */
const WRAPPERS = ['w:sdt', 'w:sdtContent', 'w:ins', 'w:moveTo', 'w:customXml', 'w:smartTag'];

/**
 * Reads the text of a DOCX with everything that helps to understand it: headings, bold, sizes, lists, tabs, tables,
 * links, text boxes, page headers.
 * @throws ImportError damaged, no-text, too-large
 */
export const readDocx = ({ names, parsed: parse }: DocxParts): ReadText => {
  try {
    const document = parse('word/document.xml');
    const body = childNamed(childNamed(document, 'w:document'), 'w:body');
    if (!body) throw new ImportError('damaged');
    const sheet = parse('word/styles.xml');
    const styles = readStyles(sheet);
    // The style that pandoc gives to the first paragraph of each section.
    const hasSoftBreaks = childrenNamed(childNamed(sheet, 'w:styles'), 'w:style').some(
      ({ attributes }) => attributes['w:styleId'] === 'FirstParagraph',
    );
    const levelOf = readLists(parse('word/numbering.xml'));
    const drafts: DraftLine[] = [];
    const readPart = (part: string, elements: readonly (XmlElement | string)[], boxes?: XmlElement[]): void => {
      const links = targetsOf(parse(`word/_rels/${part}.xml.rels`), 'hyperlink');
      const highest = highestOf(drafts);
      const context = { styles, levelOf, links, hasSoftBreaks, lane: 0, highest, drafts, after: 0 };
      readBlocks(elements, boxes ? { ...context, boxes } : context);
      let lane = boxes && boxes.length > 0 ? highestOf(drafts) : 0;
      for (const box of boxes ?? []) {
        const inside = { ...context, lane: lane + 1, highest: lane + 1 };
        readBlocks(box.children, inside);
        lane = inside.highest;
      }
    };
    for (const part of edgeParts(names, 'header')) readPart(part, edgeBlocks(parse(`word/${part}.xml`), 'w:hdr'));
    readPart('document', body.children, []);
    for (const part of edgeParts(names, 'footer')) {
      const before = drafts.length;
      readPart(part, edgeBlocks(parse(`word/${part}.xml`), 'w:ftr'));
      drafts.push(...footLines(drafts.splice(before)));
    }
    for (const [part, kind] of NOTES) {
      const before = drafts.length;
      const notes = childNamed(parse(`word/${part}.xml`), `w:${part}`);
      readPart(
        part,
        childrenNamed(notes, kind).flatMap(({ children }) => children),
      );
      drafts.push(...drafts.splice(before).map((draft): DraftLine => ({ ...draft, aside: true })));
    }
    const text = placeLines(drafts);
    if (text.lines.length === 0) throw new ImportError('no-text');
    return text;
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', { cause });
  }
};

const edgeParts = (names: readonly string[], kind: string): string[] => {
  const parts = names.flatMap((name) => new RegExp(`^word/(${kind}\\d*)\\.xml$`, 'u').exec(name)?.[1] ?? []);
  return parts.sort();
};

const edgeBlocks = (part: XmlElement | undefined, root: string): readonly (XmlElement | string)[] => {
  const blocks = childNamed(part, root)?.children ?? [];
  return blocks;
};

const readBlocks = (elements: readonly (XmlElement | string)[], context: Context): void => {
  for (const element of elements) {
    if (typeof element === 'string') continue;
    if (element.name === 'w:p') readParagraph(element, context);
    else if (element.name === 'w:tbl') readTable(element, context);
    else if (WRAPPERS.includes(element.name)) readBlocks(element.children, context);
  }
};

/** The height of a line without text, in points. */
const EMPTY_LINE = 12;

const readParagraph = (paragraph: XmlElement, context: Context): void => {
  const properties = childNamed(paragraph, 'w:pPr');
  const base = context.styles.paragraph(childNamed(properties, 'w:pStyle')?.attributes['w:val']);
  const style = applyParagraph(properties, base);
  const lines: Run[][][] = [[[]]];
  const boxes: XmlElement[] = [];
  readRuns(paragraph.children, style, undefined, { lines, boxes, context });
  const { mark } = context.levelOf(style.list, style.level);
  const look = {
    ...style,
    indent: style.indent + nestedBy(properties, style, context),
    isMarked: style.bullet && mark !== 'none',
    isNumbered: mark === 'number',
    setApart: howSetApart(paragraph, properties),
  };
  const { lane, after: above } = context;
  const broken = context.hasSoftBreaks && style.headingLevel === 0 ? withSoftBreaks(lines) : lines;
  const { drafts, after } = paragraphLines(broken, look, {
    lane,
    above,
    emptyLine: EMPTY_LINE,
  });
  addDrafts(context, drafts);
  context.after = after;
  if (drafts.length > 0) context.isBegun = true;
  for (const box of boxes) readBox(box, context);
};

/** How a paragraph is set apart: all of it underlined, a rule above or below it, a shade behind it. */
const howSetApart = (paragraph: XmlElement, properties: XmlElement | undefined): string => {
  const runs = childrenNamed(paragraph, 'w:r').filter((run) => childNamed(run, 'w:t'));
  const isUnderlined = runs.length > 0 && runs.every((run) => isDrawn(childNamed(childNamed(run, 'w:rPr'), 'w:u')));
  const borders = childNamed(properties, 'w:pBdr');
  const shade = childNamed(properties, 'w:shd')?.attributes['w:fill'] ?? 'auto';
  return [
    ...(isUnderlined ? ['underlined'] : []),
    ...['w:top', 'w:bottom'].filter((edge) => isDrawn(childNamed(borders, edge))),
    ...(shade === 'auto' ? [] : [shade]),
  ].join(' ');
};

const isDrawn = (line: XmlElement | undefined): boolean =>
  line !== undefined && !['none', 'nil'].includes(line.attributes['w:val'] ?? '');

/** By how much an item of a list within a list stands behind those of the outer one, unless it says so itself. */
const nestedBy = (
  properties: XmlElement | undefined,
  { bullet, list, level }: ParagraphStyle,
  { levelOf }: Context,
): number =>
  bullet && level > 0 && leftIndent(properties) === undefined
    ? Math.max(0, levelOf(list, level).indent - levelOf(list, 0).indent)
    : 0;

/** A text box is a column of its own: before the text if it stands there, otherwise behind it. */
const readBox = (box: XmlElement, context: Context): void => {
  const { boxes, ...rest } = context;
  if (!boxes) readBlocks(box.children, context);
  else if (context.isBegun) boxes.push(box);
  else {
    const lane = Math.max(context.lane, context.highest) + 1;
    const inside = { ...rest, lane, highest: lane };
    readBlocks(box.children, inside);
    context.highest = inside.highest;
    context.lane = inside.highest + 1;
  }
};

type RunSink = { lines: Run[][][]; boxes: XmlElement[]; context: Context };

const readRuns = (
  elements: readonly (XmlElement | string)[],
  style: TextStyle,
  url: string | undefined,
  sink: RunSink,
): void => {
  for (const element of elements) {
    if (typeof element === 'string') continue;
    const { name, attributes, children } = element;
    if (name === 'w:r') readRun(element, style, url, sink);
    else if (name === 'w:hyperlink')
      readRuns(children, style, sink.context.links.get(attributes['r:id'] ?? '') ?? url, sink);
    else if (['w:fldSimple', 'w:bdo', 'w:dir', ...WRAPPERS].includes(name)) readRuns(children, style, url, sink);
  }
};

const readRun = (run: XmlElement, style: TextStyle, url: string | undefined, sink: RunSink): void => {
  const properties = childNamed(run, 'w:rPr');
  if (childNamed(properties, 'w:vanish')) return;
  const named = sink.context.styles.run(childNamed(properties, 'w:rStyle')?.attributes['w:val'], style);
  const { size, bold, italic } = applyRun(properties, named);
  const put = (text: string): void => {
    sink.lines
      .at(-1)
      ?.at(-1)
      ?.push({ text, style: { size, bold, italic }, ...(url === undefined ? {} : { url }) });
  };
  const walk = (elements: readonly (XmlElement | string)[]): void => {
    for (const element of elements) {
      if (typeof element === 'string') continue;
      if (element.name === 'w:t') put(element.children.filter((child) => typeof child === 'string').join(''));
      else if (element.name === 'w:tab' || element.name === 'w:ptab') sink.lines.at(-1)?.push([]);
      else if (element.name === 'w:br' || element.name === 'w:cr') breakLine(element, sink.lines);
      else if (element.name === 'w:noBreakHyphen') put('-');
      else if (element.name === 'w:sym') put('•');
      else if (element.name === 'mc:AlternateContent') walk(childNamed(element, 'mc:Choice')?.children ?? []);
      else if (['w:drawing', 'w:pict', 'mc:Choice'].includes(element.name))
        sink.boxes.push(...findAll(element, 'w:txbxContent'));
    }
  };
  walk(run.children);
};

/** Ends a line; where a new page or column begins before any text, no line ends. */
const breakLine = ({ attributes }: XmlElement, lines: Run[][][]): void => {
  const isOfPage = attributes['w:type'] === 'page' || attributes['w:type'] === 'column';
  const isBegun = lines.at(-1)?.some((cell) => cell.some(({ text }) => text.trim() !== '')) === true;
  if (!isOfPage || isBegun) lines.push([[]]);
};

const readTable = (table: XmlElement, context: Context): void => {
  context.isBegun = true;
  addTable(
    context,
    partsOf(table, 'w:tr').map((row) => partsOf(row, 'w:tc').map((cell) => draftsOf(cell, context))),
  );
};

/** The rows of a table or the cells of a row, which content controls may wrap. */
const partsOf = (whole: XmlElement, name: string): XmlElement[] =>
  whole.children.flatMap((child): XmlElement[] => {
    if (typeof child === 'string') return [];
    if (child.name === name) return [child];
    return WRAPPERS.includes(child.name) ? partsOf(child, name) : [];
  });

const draftsOf = (cell: XmlElement, context: Context): DraftLine[] => {
  const inner: Context = { ...context, highest: 0, drafts: [], after: 0 };
  readBlocks(cell.children, inner);
  return inner.drafts;
};
