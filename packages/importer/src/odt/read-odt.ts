import { textOf, unpack } from '../docx/archive.ts';
import { childNamed, childrenNamed, findAll, parseXml, type XmlElement } from '../docx/xml.ts';
import { ImportError } from '../errors.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import type { ReadText, Run } from '../text/line.ts';
import { paragraphLines } from '../text/paragraph-lines.ts';
import { placeLines, type DraftLine } from '../text/plain-lines.ts';
import { addDrafts, addTable, footLines, type DraftSink } from '../text/table-lines.ts';
import { readStyles, type OdtStyle, type OdtStyles } from './styles.ts';

/** The list that blocks are in: its style, and how deep. */
interface ListPlace {
  style: string | undefined;
  level: number;
}

interface Context extends DraftSink {
  styles: OdtStyles;
  after: number;
}

type Nodes = readonly (XmlElement | string)[];

/** Elements that only contain blocks. */
const GROUPS = new Set(['text:section', 'text:index-body', 'text:numbered-paragraph', 'draw:text-box']);
/** Elements whose text is not shown, or was deleted. */
const HIDDEN = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:forms',
  'text:note-citation',
  'text:ruby-text',
]);
/** The width of an indent of a list's level, in points. */
const LEVEL_INDENT = 18;

/**
 * Reads the text of an OpenDocument text (ODF 1.3) with its headings, styles, lists, tabs, tables, links, text boxes,
 * and the header and footer of its pages.
 * @throws ImportError damaged, no-text, too-large
 */
export function readOdt(bytes: Uint8Array): ReadText {
  const files = unpack(bytes, (name) => name === 'content.xml' || name === 'styles.xml');
  const parse = (name: string): XmlElement | undefined => {
    const source = textOf(files.get(name));
    return source ? parseXml(source) : undefined;
  };
  try {
    const content = parse('content.xml');
    const sheet = parse('styles.xml');
    const body = childNamed(childNamed(childNamed(content, 'office:document-content'), 'office:body'), 'office:text');
    if (!body) throw new ImportError('damaged');
    const context: Context = { styles: readStyles([sheet, content]), lane: 0, highest: 0, drafts: [], after: 0 };
    readPageEdge(sheet, 'style:header', context);
    readBlocks(body.children, context, null);
    const before = context.drafts.length;
    readPageEdge(sheet, 'style:footer', context);
    context.drafts.push(...footLines(context.drafts.splice(before)));
    const text = placeLines(context.drafts);
    if (text.lines.length === 0) throw new ImportError('no-text');
    return text;
  } catch (cause) {
    throw cause instanceof ImportError ? cause : new ImportError('damaged', { cause });
  }
}

/** The header or footer of the first kind of page. */
function readPageEdge(sheet: XmlElement | undefined, name: string, context: Context): void {
  const [edge] = sheet ? findAll(sheet, name) : [];
  if (edge) readBlocks(edge.children, context, null);
}

function readBlocks(nodes: Nodes, context: Context, list: ListPlace | null): void {
  for (const node of nodes) {
    if (typeof node === 'string' || HIDDEN.has(node.name) || context.drafts.length >= IMPORT_LIMITS.lines) continue;
    const { name, attributes, children } = node;
    if (name === 'text:p' || name === 'text:h') readParagraph(node, context, list, true);
    else if (name === 'text:list')
      readList(children, context, {
        style: attributes['text:style-name'] ?? list?.style,
        level: (list?.level ?? 0) + 1,
      });
    else if (name === 'table:table') addTable(context, rowsOf(children, context));
    else if (GROUPS.has(name)) readBlocks(children, context, list);
    else if (name === 'draw:frame' || name === 'draw:g' || name === 'draw:custom-shape')
      readBlocks(children, context, null);
    else
      readBlocks(
        children.filter((child) => typeof child !== 'string' && isBlock(child)),
        context,
        list,
      );
  }
}

const isBlock = ({ name }: XmlElement): boolean =>
  name === 'text:p' || name === 'text:h' || name === 'text:list' || name === 'table:table' || GROUPS.has(name);

/** An item's first paragraph has its mark. */
function readList(nodes: Nodes, context: Context, list: ListPlace): void {
  for (const item of nodes) {
    if (typeof item === 'string') continue;
    let isFirst = item.name === 'text:list-item';
    for (const node of item.children) {
      if (typeof node === 'string') continue;
      if (node.name === 'text:p' || node.name === 'text:h') {
        readParagraph(node, context, list, isFirst);
        isFirst = false;
      } else readBlocks([node], context, list);
    }
  }
}

function rowsOf(nodes: Nodes, context: Context): DraftLine[][][] {
  return nodes.flatMap((node): DraftLine[][][] => {
    if (typeof node === 'string') return [];
    if (node.name !== 'table:table-row')
      return node.name.startsWith('table:table-') ? rowsOf(node.children, context) : [];
    return [
      childrenNamed(node, 'table:table-cell').map((cell) => {
        const inner: Context = { ...context, highest: 0, drafts: [], after: 0 };
        readBlocks(cell.children, inner, null);
        return inner.drafts;
      }),
    ];
  });
}

function readParagraph(paragraph: XmlElement, context: Context, list: ListPlace | null, isMarked: boolean): void {
  const style = context.styles.paragraph(paragraph.attributes['text:style-name']);
  const isHeading = paragraph.name === 'text:h';
  const sink: RunSink = { lines: [[[]]], boxes: [], context };
  readRuns(paragraph.children, style, undefined, sink);
  const look = {
    ...style,
    indent: style.indent + (list?.level ?? 0) * LEVEL_INDENT,
    // A numbered heading is an item of a list.
    isMarked: list !== null && isMarked && !isHeading,
    isNumbered: list !== null && context.styles.isNumbered(list.style, list.level),
    headingLevel: isHeading ? levelOf(paragraph) : style.headingLevel,
  };
  const { lane, after: above } = context;
  const { drafts, after } = paragraphLines(sink.lines, look, { lane, above, emptyLine: style.size });
  addDrafts(context, drafts);
  context.after = after;
  for (const box of sink.boxes) readBlocks(box.children, context, null);
}

const levelOf = ({ attributes }: XmlElement): number => Number(attributes['text:outline-level'] ?? 1) || 1;

interface RunSink {
  lines: Run[][][];
  boxes: XmlElement[];
  context: Context;
}

/** Adds the text of a paragraph; white space is one space (ODF 1.3, part 3, 6.1.2). */
function readRuns(nodes: Nodes, style: OdtStyle, url: string | undefined, sink: RunSink): void {
  const put = (text: string): void => {
    const { size, bold, italic } = style;
    if (text && !style.hidden)
      sink.lines
        .at(-1)
        ?.at(-1)
        ?.push({ text, style: { size, bold, italic }, ...(url === undefined ? {} : { url }) });
  };
  for (const node of nodes) {
    if (typeof node === 'string') {
      put(node.replace(/\s+/gu, ' '));
      continue;
    }
    const { name, attributes, children } = node;
    if (HIDDEN.has(name)) continue;
    if (name === 'text:tab') sink.lines.at(-1)?.push([]);
    else if (name === 'text:line-break') sink.lines.push([[]]);
    else if (name === 'text:s') put(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 80)));
    else if (name === 'text:span')
      readRuns(children, sink.context.styles.span(attributes['text:style-name'], style), url, sink);
    else if (name === 'text:a') readRuns(children, style, attributes['xlink:href'] ?? url, sink);
    else if (name === 'text:note') sink.boxes.push(...findAll(node, 'text:note-body'));
    else if (name.startsWith('draw:')) sink.boxes.push(...(isBlock(node) ? [node] : findAll(node, 'draw:text-box')));
    else readRuns(children, style, url, sink);
  }
}
