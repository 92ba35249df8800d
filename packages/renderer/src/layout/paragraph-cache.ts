import { TextInstance } from '@react-pdf/primitives';

/** A text node as the layout engine sees it when it requests lines: styles resolved and inherited. */
export interface ParagraphNode {
  type: string;
  style?: Readonly<Record<string, unknown>>;
  props?: Readonly<Record<string, unknown>>;
  children?: readonly ParagraphNode[] | null;
  value?: string;
  exclusions?: readonly unknown[];
}

export interface ParagraphCache<Lines> {
  /** The lines for a node in a given width, from the cache or made by `make`. */
  lines(node: ParagraphNode, width: number, height: number, make: () => Lines): Lines;
}

/** Every style that affects the content of a line or the positions of its glyphs. */
const STYLES = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'lineHeight',
  'color',
  'letterSpacing',
  'textAlign',
  'textTransform',
  'textDecoration',
  'textDecorationColor',
  'textDecorationStyle',
  'opacity',
  'direction',
  'verticalAlign',
  'textIndent',
  'backgroundColor',
  'maxLines',
  'textOverflow',
  'fontFeatureSettings',
] as const;

/**
 * Caches the `limit` most recently used paragraphs: between two keys, nearly every paragraph of a page stays the same.
 */
export function createParagraphCache<Lines>(limit = 1500): ParagraphCache<Lines> {
  const known = new Map<string, Lines>();
  return {
    lines(node, width, height, make) {
      if (node.exclusions?.length) return make();
      const key = `${width}|${height}${nodeKey(node)}`;
      const found = known.get(key);
      if (found !== undefined) {
        known.delete(key);
        known.set(key, found);
        return found;
      }
      const lines = make();
      known.set(key, lines);
      const [oldest] = known.keys();
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
      return lines;
    },
  };
}

function nodeKey(node: ParagraphNode): string {
  if (node.type === TextInstance) return `"${node.value ?? ''}"`;
  let key = `<${node.type}`;
  const { style = {}, props = {} } = node;
  for (const name of STYLES) {
    const value = style[name];
    key +=
      typeof value === 'string' || typeof value === 'number'
        ? `|${value}`
        : value === undefined
          ? '|'
          : `|${JSON.stringify(value)}`;
  }
  const target = props['src'] ?? props['href'];
  key += `|${typeof target === 'string' ? target : ''}|${JSON.stringify(props['lineEnds'])}|${props['tag'] === 'H1' ? 'name' : ''}>`;
  for (const child of node.children ?? []) key += nodeKey(child);
  return `${key}/`;
}
