import { Link, Text } from '@react-pdf/primitives';

/** The standard structure types that our files use (ISO 32000-2, 14.8.4). */
export type StructureType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure';

const TYPES: readonly string[] = [
  'Document',
  'Sect',
  'H1',
  'H2',
  'H3',
  'H4',
  'P',
  'L',
  'LI',
  'Lbl',
  'LBody',
  'Table',
  'TR',
  'TH',
  'TD',
  'Link',
  'Figure',
] satisfies StructureType[];
/** Elements whose text is their own content, without paragraphs inside. */
const TEXT_HOLDERS: readonly (StructureType | null)[] = [
  'H1',
  'H2',
  'H3',
  'H4',
  'P',
  'Lbl',
  'LBody',
  'TH',
  'TD',
  'Link',
];

/** The properties of a laid-out node from which the structure is made. */
export interface StructureNode {
  type: string;
  props?: Readonly<Record<string, unknown>> | undefined;
  /** Its number in the document's order; equal for the fragments that page breaks make of one node. */
  identity?: number;
}

/** Something drawn that belongs to an element: a marked content sequence of a page, or an annotation. */
export type Drawn = { page: number; mcid: number } | { page: number; annotation: object };

/**
 * A node of the tree while it is drawn. A type of `null` has no meaning: its content belongs to the element around it.
 */
export interface Part {
  type: StructureType | null;
  /** Position in the document's order. */
  order: number;
  /** Alternative text for a picture. */
  alt: string;
  /** Position of a picture: left, bottom, right, top on its page. */
  bounds: readonly number[] | null;
  kids: (Part | Drawn)[];
}

/** An element as written to the file; it is never empty. */
export interface StructureElement extends Omit<Part, 'type' | 'kids'> {
  type: StructureType;
  kids: (StructureElement | Drawn)[];
}

interface Frame {
  part: Part;
  holdsText: boolean;
  artifact: ArtifactType | null;
}

export type ArtifactType = 'Layout' | 'Pagination';

export interface StructureBuilder {
  /** Enters a node; fragments of one node, and nodes of one `part`, lead to the same place in the tree. */
  open(node: StructureNode): void;
  close(): void;
  /** The element that the current drawing belongs to. */
  readonly part: Part;
  /** The kind of artifact, if the drawing is not content. */
  readonly artifact: ArtifactType | null;
  finish(): StructureElement | null;
}

export const newPart = (type: Part['type'], order = 0): Part => ({ type, order, alt: '', bounds: null, kids: [] });

/** Collects the structure of a document while its pages are drawn one after another. */
export function createStructureBuilder(): StructureBuilder {
  const document = newPart('Document');
  const known = new Map<unknown, Part>();
  const frames: Frame[] = [{ part: document, holdsText: false, artifact: null }];
  const top = () => frames.at(-1) ?? { part: document, holdsText: false, artifact: null };

  return {
    open(node) {
      const { part: parent, holdsText, artifact: outer } = top();
      const props = node.props ?? {};
      const artifact = outer ?? (props['fixed'] ? 'Pagination' : props['tag'] === 'Artifact' ? 'Layout' : null);
      const key = props['part'] ?? node.identity;
      let part = key === undefined ? undefined : known.get(key);
      if (!part) {
        part = newPart(typeOf(node, holdsText), node.identity ?? parent.order);
        parent.kids.push(part);
        if (key !== undefined) known.set(key, part);
      }
      frames.push({ part, holdsText: holdsText || TEXT_HOLDERS.includes(part.type), artifact });
    },
    close() {
      frames.pop();
    },
    get part() {
      return top().part;
    },
    get artifact() {
      return top().artifact;
    },
    finish() {
      const [root] = elementsOf(document, 'Document');
      if (root) countHeadings(root);
      return root ?? null;
    },
  };
}

function typeOf({ type, props = {} }: StructureNode, holdsText: boolean): Part['type'] {
  const { tag } = props;
  if (isStructureType(tag)) return tag;
  if (type === Link) return 'Link';
  return type === Text && !holdsText ? 'P' : null;
}

const isStructureType = (tag: unknown): tag is StructureType => typeof tag === 'string' && TYPES.includes(tag);

export const isPart = <Element extends Part | StructureElement>(kid: Element | Drawn): kid is Element => 'kids' in kid;

/** The element for a part; none if nothing was drawn. */
function elementsOf(part: Part, type: StructureType): StructureElement[] {
  const kids = kidsOf(part, type === 'L');
  return kids.length === 0 ? [] : [{ ...part, type, kids }];
}

/** The content of an element: parts without meaning are replaced by their content. */
function kidsOf(part: Part, isList: boolean): StructureElement['kids'] {
  // A part may first be seen on a later page than the part after it in a second column. Texts are drawn in their order,
  // with the links inside them.
  const ordered = part.kids.every(isPart) ? part.kids.toSorted((a, b) => a.order - b.order) : part.kids;
  const kids = ordered.flatMap((kid): StructureElement['kids'] => {
    if (!isPart(kid)) return [kid];
    return kid.type === null ? kidsOf(kid, isList) : elementsOf(kid, kid.type);
  });
  return isList ? kids : withLists(kids);
}

/** Puts consecutive items into a list. */
function withLists(kids: StructureElement['kids']): StructureElement['kids'] {
  const listed: StructureElement['kids'] = [];
  for (const kid of kids) {
    const last = listed.at(-1);
    if (!isPart(kid) || kid.type !== 'LI') listed.push(kid);
    else if (last && isPart(last) && last.type === 'L') last.kids.push(kid);
    else listed.push({ ...newPart('L'), type: 'L', kids: [kid] });
  }
  return listed;
}

/** Skips no heading level (ISO 14289-1, 7.4.2): if the level above is missing, a heading takes its place. */
function countHeadings(root: StructureElement): void {
  let last = 0;
  const visit = (element: StructureElement) => {
    const level = Number(/^H(\d)$/.exec(element.type)?.[1] ?? 0);
    if (level > 0) {
      last = Math.min(level, last + 1);
      const heading = `H${last}`;
      if (isStructureType(heading)) element.type = heading;
    }
    for (const kid of element.kids) if (isPart(kid)) visit(kid);
  };
  visit(root);
}
