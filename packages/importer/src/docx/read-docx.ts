import { ImportError } from '../errors.ts';
import type { ReadText, Run, TextStyle } from '../text/line.ts';
import { paragraphLines } from '../text/paragraph-lines.ts';
import { placeLines, type DraftLine } from '../text/plain-lines.ts';
import { addDrafts, addTable, hasContacts, highestOf, type DraftSink } from '../text/table-lines.ts';
import { textOf, unpack } from './archive.ts';
import { applyParagraph, applyRun, readCountingLists, readStyles, type Styles } from './styles.ts';
import { childNamed, childrenNamed, findAll, parseXml, type XmlElement } from './xml.ts';

/** What paragraphs are read with, and where their lines go. */
interface Context extends DraftSink {
  styles: Styles;
  counting: ReadonlySet<string>;
  links: ReadonlyMap<string, string>;
  after: number;
}

const PARTS =
  /^word\/(?:document|styles|numbering|header\d*|footer\d*)\.xml$|^word\/_rels\/(?:document|header\d*|footer\d*)\.xml\.rels$/u;

/**
 * Reads the text of a DOCX with everything that helps to understand it: headings, bold, sizes, lists, tabs, tables,
 * links, text boxes, page headers.
 * @throws ImportError damaged, no-text, too-large
 */
export const readDocx = (bytes: Uint8Array): ReadText => {
  const files = unpack(bytes, (name) => PARTS.test(name));
  const parse = (name: string): XmlElement | undefined => {
    const source = textOf(files.get(name));
    return source ? parseXml(source) : undefined;
  };
  try {
    const document = parse('word/document.xml');
    const body = childNamed(childNamed(document, 'w:document'), 'w:body');
    if (!body) throw new ImportError('damaged');
    const styles = readStyles(parse('word/styles.xml'));
    const counting = readCountingLists(parse('word/numbering.xml'));
    const drafts: DraftLine[] = [];
    const readPart = (part: string, elements: readonly (XmlElement | string)[]): void => {
      const links = linksOf(parse(`word/_rels/${part}.xml.rels`));
      const highest = highestOf(drafts);
      readBlocks(elements, { styles, counting, links, lane: 0, highest, drafts, after: 0 });
    };
    for (const part of edgeParts(files, 'header')) readPart(part, edgeBlocks(parse(`word/${part}.xml`), 'w:hdr'));
    readPart('document', body.children);
    for (const part of edgeParts(files, 'footer')) {
      const before = drafts.length;
      readPart(part, edgeBlocks(parse(`word/${part}.xml`), 'w:ftr'));
      // A footer is only worth reading if it contains contact details.
      if (!hasContacts(drafts.slice(before))) drafts.length = before;
    }
    const text = placeLines(drafts);
    if (text.lines.length === 0) throw new ImportError('no-text');
    return text;
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', { cause });
  }
};

const edgeParts = (files: ReadonlyMap<string, unknown>, kind: string): string[] => {
  const parts = [...files.keys()].flatMap(
    (name) => new RegExp(`^word/(${kind}\\d*)\\.xml$`, 'u').exec(name)?.[1] ?? [],
  );
  return parts.sort();
};

const edgeBlocks = (part: XmlElement | undefined, root: string): readonly (XmlElement | string)[] => {
  const blocks = childNamed(part, root)?.children ?? [];
  return blocks;
};

const linksOf = (rels: XmlElement | undefined): Map<string, string> =>
  new Map(
    childrenNamed(childNamed(rels, 'Relationships'), 'Relationship')
      .filter((relation) => relation.attributes['Type']?.endsWith('/hyperlink'))
      .map((relation) => [relation.attributes['Id'] ?? '', relation.attributes['Target'] ?? '']),
  );

const readBlocks = (elements: readonly (XmlElement | string)[], context: Context): void => {
  for (const element of elements) {
    if (typeof element === 'string') continue;
    if (element.name === 'w:p') readParagraph(element, context);
    else if (element.name === 'w:tbl') readTable(element, context);
    else if (['w:sdt', 'w:sdtContent', 'w:ins', 'w:customXml', 'w:smartTag'].includes(element.name))
      readBlocks(element.children, context);
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
  const look = { ...style, isMarked: style.bullet, isNumbered: context.counting.has(style.list) };
  const { lane, after: above } = context;
  const { drafts, after } = paragraphLines(lines, look, { lane, above, emptyLine: EMPTY_LINE });
  addDrafts(context, drafts);
  context.after = after;
  for (const box of boxes) readBlocks(box.children, context);
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
    else if (
      ['w:ins', 'w:smartTag', 'w:sdt', 'w:sdtContent', 'w:fldSimple', 'w:customXml', 'w:bdo', 'w:dir'].includes(name)
    )
      readRuns(children, style, url, sink);
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
      else if (element.name === 'w:br' || element.name === 'w:cr') sink.lines.push([[]]);
      else if (element.name === 'w:noBreakHyphen') put('-');
      else if (element.name === 'w:sym') put('•');
      else if (element.name === 'mc:AlternateContent') walk(childNamed(element, 'mc:Choice')?.children ?? []);
      else if (['w:drawing', 'w:pict', 'mc:Choice'].includes(element.name))
        sink.boxes.push(...findAll(element, 'w:txbxContent'));
    }
  };
  walk(run.children);
};

const readTable = (table: XmlElement, context: Context): void =>
  addTable(
    context,
    childrenNamed(table, 'w:tr').map((row) => cellsOf(row).map((cell) => draftsOf(cell, context))),
  );

const cellsOf = (row: XmlElement): XmlElement[] =>
  row.children.flatMap((child): XmlElement[] =>
    typeof child === 'string'
      ? []
      : child.name === 'w:tc'
        ? [child]
        : ['w:sdt', 'w:sdtContent', 'w:ins'].includes(child.name)
          ? cellsOf(child)
          : [],
  );

const draftsOf = (cell: XmlElement, context: Context): DraftLine[] => {
  const inner: Context = { ...context, highest: 0, drafts: [], after: 0 };
  readBlocks(cell.children, inner);
  return inner.drafts;
};
