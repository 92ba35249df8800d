import { Canvas, Image, Svg, Text } from '@react-pdf/primitives';
import { boundsOnPage, internalsOf, pdfString, type PdfObject } from './pdfkit-internals.ts';
import {
  createStructureBuilder,
  isPart,
  newPart,
  type ArtifactType,
  type Part,
  type StructureElement,
  type StructureNode,
} from './structure-tree.ts';

interface DrawnNode extends StructureNode {
  box?: { left: number; top: number; width: number; height: number };
  style?: Readonly<Record<string, unknown>>;
  image?: unknown;
  lines?: readonly { runs: readonly DrawnRun[] }[];
}

interface DrawnRun {
  glyphs?: readonly unknown[];
  attributes: { link?: string };
}

/** The calls that drawing makes as it proceeds; `patches/@react-pdf__render@4.7.0.patch` adds them. */
interface DrawingHooks {
  openNode(node: DrawnNode): void;
  openContent(node: DrawnNode): void;
  openRun(run: DrawnRun): void;
  closeLine(): void;
  closeNode(): void;
  link(x: number, y: number, width: number, height: number, target: string): void;
}

export interface StructureWriter {
  hooks: DrawingHooks;
  /** Writes the structure tree; all pages must have been drawn. */
  finish: () => void;
}

interface Page {
  key: number;
  dictionary: PdfObject;
  /** The part that each marked content sequence belongs to, by its number. */
  marked: Part[];
}

/**
 * Marks drawn content and writes the tree that describes it (ISO 32000-2, 14.7). Text, pictures and drawings with
 * alternative text are content; surfaces, rules, other drawings and content repeated on every page are artifacts.
 * `pictureName` is the alternative text for a picture that has none of its own.
 */
export function createStructureWriter(document: PDFKit.PDFDocument, pictureName: string): StructureWriter {
  const pdf = internalsOf(document);
  const tree = createStructureBuilder();
  const pages: Page[] = [];
  const annotations: { key: number; object: PdfObject; owner: Part }[] = [];
  /** What the open mark is for. */
  let marked: Part | ArtifactType | null = null;
  /** Whether the text being drawn has links, so that its marks change within a line. */
  let hasLinks = false;
  let link: Part | null = null;

  const unmark = () => {
    if (marked) pdf.addContent('EMC');
    marked = null;
  };
  const markArtifact = (type: ArtifactType) => {
    if (marked === type) return;
    unmark();
    pdf.addContent(`/Artifact <</Type /${type}>> BDC`);
    marked = type;
  };
  const mark = (part: Part, type: string) => {
    if (marked === part) return;
    unmark();
    const page = currentPage();
    const mcid = page.marked.push(part) - 1;
    part.kids.push({ page: pages.length - 1, mcid });
    pdf.addContent(`/${type} <</MCID ${mcid}>> BDC`);
    marked = part;
  };
  const currentPage = (): Page => {
    const { dictionary, structParentTreeKey: key } = pdf.page;
    const last = pages.at(-1);
    if (last?.dictionary === dictionary) return last;
    const page: Page = { key, dictionary, marked: [] };
    pages.push(page);
    return page;
  };

  const hooks: DrawingHooks = {
    openNode(node) {
      const isWithin = tree.artifact !== null;
      // Content of the surrounding node that was being drawn ends here.
      if (!isWithin) unmark();
      tree.open(node);
      if (tree.artifact !== null) markArtifact(tree.artifact);
      else if (hasSurface(node)) markArtifact('Layout');
    },
    openContent(node) {
      if (tree.artifact !== null) return;
      unmark();
      if (node.type === Text) {
        hasLinks = node.lines?.some(({ runs }) => runs.some(({ attributes }) => attributes.link)) ?? false;
        if (!hasLinks && node.lines?.some(({ runs }) => runs.some(({ glyphs }) => glyphs?.length)))
          mark(tree.part, tree.part.type ?? 'Span');
      } else if (node.type === Image) markFigure(node, node.image ? wordsOf(node) || pictureName : '');
      else if (node.type === Svg) markFigure(node, wordsOf(node));
      else if (node.type === Canvas) markArtifact('Layout');
    },
    openRun({ attributes }) {
      if (!hasLinks || tree.artifact !== null) return;
      link = attributes.link ? linkIn(tree.part, attributes.link) : null;
      mark(link ?? tree.part, link ? 'Link' : (tree.part.type ?? 'Span'));
    },
    closeLine() {
      if (hasLinks && tree.artifact === null) unmark();
    },
    closeNode() {
      const wasArtifact = tree.artifact !== null;
      tree.close();
      hasLinks = false;
      if (!wasArtifact || tree.artifact === null) unmark();
    },
    link(x, y, width, height, target) {
      const key = pdf.createStructParentTreeNextKey();
      const action = pdf.ref({ S: 'URI', URI: pdfString(target) });
      const object = pdf.ref({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: boundsOnPage(document, x, y, width, height),
        Border: [0, 0, 0],
        // Printed if it is shown.
        F: 4,
        A: action,
        Contents: pdfString(inWords(target)),
        StructParent: key,
      });
      action.end();
      object.end();
      currentPage();
      pdf.page.annotations.push(object);
      const owner = link ?? tree.part;
      owner.kids.push({ page: pages.length - 1, annotation: object });
      annotations.push({ key, object, owner });
    },
  };

  /** A picture or drawing without alternative text is decoration. */
  const markFigure = ({ box }: DrawnNode, alt: string) => {
    if (!box || !alt) return markArtifact('Layout');
    const { part } = tree;
    part.type = 'Figure';
    part.alt = alt;
    part.bounds = boundsOnPage(document, box.left, box.top, box.width, box.height);
    mark(part, 'Figure');
  };

  const finish = () => {
    const root = tree.finish();
    if (!root) return;
    const parents = pdf.getStructParentTree();
    const owners = new Map<unknown, PdfObject>();
    const write = (element: StructureElement, parent: PdfObject): PdfObject => {
      const home = element.kids.find((kid) => !isPart(kid) && 'mcid' in kid);
      const page = home && !isPart(home) ? pages[home.page] : undefined;
      const object = pdf.ref({
        S: element.type,
        P: parent,
        ...(page ? { Pg: page.dictionary } : {}),
        ...attributesOf(element),
      });
      object.data['K'] = element.kids.map((kid) => {
        if (isPart(kid)) return write(kid, object);
        const where = pages[kid.page];
        if ('annotation' in kid) {
          owners.set(kid.annotation, object);
          return { Type: 'OBJR', Pg: where?.dictionary, Obj: kid.annotation };
        }
        owners.set(`${kid.page} ${kid.mcid}`, object);
        return where === page ? kid.mcid : { Type: 'MCR', Pg: where?.dictionary, MCID: kid.mcid };
      });
      object.end();
      return object;
    };
    const treeRoot = pdf.getStructTreeRoot();
    treeRoot.data['K'] = [write(root, treeRoot)];
    for (const [index, { key, marked: stretches }] of pages.entries())
      parents.add(
        key,
        stretches.map((_, mcid) => owners.get(`${index} ${mcid}`)),
      );
    for (const { key, object } of annotations) parents.add(key, owners.get(object));
  };

  return { hooks, finish };
}

/** The alternative text of a node. */
function wordsOf({ props }: DrawnNode): string {
  const alt = props?.['alt'];
  return typeof alt === 'string' ? alt.trim() : '';
}

/** The element of a link within a text; a link that continues on the next line or page stays one. */
function linkIn(text: Part, target: string): Part {
  const last = text.kids.findLast(isPart);
  if (last && text.kids.at(-1) === last && last.alt === target) return last;
  const link = { ...newPart('Link'), alt: target };
  text.kids.push(link);
  return link;
}

function attributesOf({ type, alt, bounds }: StructureElement): Record<string, unknown> {
  // A heading at the start of its row (14.8.5.7).
  if (type === 'TH') return { A: { O: 'Table', Scope: 'Row' } };
  if (type !== 'Figure') return {};
  return { Alt: pdfString(alt), ...(bounds ? { A: { O: 'Layout', Placement: 'Block', BBox: bounds } } : {}) };
}

/** Whether a node paints a background or borders. */
function hasSurface({ style = {} }: DrawnNode): boolean {
  return ['backgroundColor', 'borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth'].some(
    (name) => style[name],
  );
}

/** A link target in the form people write. */
function inWords(target: string): string {
  const words = target.replace(/^(https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '');
  try {
    return decodeURI(words);
  } catch {
    return words;
  }
}
