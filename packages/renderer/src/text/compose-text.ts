import { Link, Svg, Text, TextInstance } from '@react-pdf/primitives';
import { isBold, type FontBook } from '../fonts/font-book.ts';
import type { NodeStyle, TreeNode } from '../tree/node.ts';
import type { MissingGlyph } from '../types.ts';
import { normalizeText } from './normalize-text.ts';
import { splitRuns, type TextRequest } from './split-runs.ts';

/** What a node passes down to its text. */
interface Inherited extends TextRequest {
  path: string;
}

/**
 * Prepares all text of a tree for layout, in place: normalises it and assigns every stretch exactly one family that
 * covers it. Run it again after `book.loadWanted()` has loaded something. Returns the characters that no font can draw.
 */
export function composeText(root: TreeNode, book: FontBook): MissingGlyph[] {
  const missing: MissingGlyph[] = [];
  const { language } = root.props;
  composeChildren(
    root,
    { family: 'inter', bold: false, italic: false, language: typeof language === 'string' ? language : '', path: '' },
    book,
    missing,
  );
  return distinct(missing);
}

/** Each character once per field; template text that repeats a field's adds nothing. */
function distinct(missing: readonly MissingGlyph[]): MissingGlyph[] {
  const inFields = new Set(missing.filter(({ path }) => path).map(({ char }) => char));
  const seen = new Set<string>();
  return missing.filter(({ char, path }) => {
    const key = `${char} ${path}`;
    if (seen.has(key) || (!path && inFields.has(char))) return false;
    seen.add(key);
    return true;
  });
}

function composeChildren(node: TreeNode, above: Inherited, book: FontBook, missing: MissingGlyph[]): void {
  const inherited = inherit(node, above);
  if (node.render) composeRender(node, node.render, inherited, book, missing);
  if (node.type === Svg) return;
  if (node.type === Text || node.type === Link) {
    node.children = node.children.flatMap((child) => {
      if (child.type !== TextInstance) {
        composeChildren(child, inherited, book, missing);
        return [child];
      }
      return runNodes(child, node, inherited, book, missing);
    });
  } else {
    for (const child of node.children) composeChildren(child, inherited, book, missing);
  }
}

/** Text that is created per page is composed when it is created. */
function composeRender(
  node: TreeNode,
  render: (page: unknown) => TreeNode[],
  inherited: Inherited,
  book: FontBook,
  missing: MissingGlyph[],
): void {
  const compose = (page: unknown, report: MissingGlyph[]): TreeNode[] => {
    const holder: TreeNode = { type: node.type, style: node.style, props: {}, box: {}, children: render(page) };
    composeChildren(holder, inherited, book, report);
    return holder.children;
  };
  // Once before pagination, so that its fonts are loaded.
  compose({ pageNumber: 2, totalPages: 2 }, missing);
  node.props = { ...node.props, render: (page: unknown) => compose(page, []) };
}

function runNodes(
  instance: TreeNode,
  parent: TreeNode,
  inherited: Inherited,
  book: FontBook,
  missing: MissingGlyph[],
): TreeNode[] {
  const text = normalizeText(instance.value ?? '');
  const onMissing = (char: string) => missing.push({ char, path: inherited.path });
  const isUpright = inherited.italic && standsUpright(text, inherited.language);
  const runs = splitRuns(text, isUpright ? { ...inherited, italic: false } : inherited, book, onMissing);
  const [first] = runs;
  // Lines have the baseline of the text's own face, even if none of its letters is drawn.
  if (runs.some(({ family }) => family !== inherited.family)) book.face(inherited);
  if (!isUpright && runs.length <= 1 && first && first.family === inherited.family)
    return [{ ...instance, value: first.text }];
  // The first text of a paragraph says how far its line is indented, and is not inherited.
  const textIndent: unknown = [parent.style].flat().find((style) => style.textIndent !== undefined)?.textIndent;
  const nodes = runs.map((run, index): TreeNode => ({
    type: Text,
    props: {},
    style: {
      fontFamily: run.family,
      ...(isUpright && { fontStyle: 'normal' }),
      ...(index === 0 && typeof textIndent === 'number' && { textIndent }),
    },
    box: {},
    children: [{ ...instance, value: run.text }],
  }));
  // Adjacent texts in a link would be laid out as blocks.
  return parent.type === Link ? [{ type: Text, props: {}, style: {}, box: {}, children: nodes }] : nodes;
}

/** Letters of scripts that have no italic. */
const NO_ITALIC = new RegExp(
  `[${['Arabic', 'Hebrew', 'Devanagari', 'Han', 'Hiragana', 'Katakana', 'Hangul']
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('')}]`,
  'u',
);
const NO_ITALIC_LANGUAGE = /^(ar|fa|ur|he|yi|hi|mr|ne|zh|ja|ko)\b/i;

/**
 * Whether text that should be italic is drawn upright: text with letters that have no italic, next to which slanted
 * digits and signs would look out of place, and digits alone in the languages of such letters.
 */
const standsUpright = (text: string, language: string) =>
  NO_ITALIC.test(text) || (NO_ITALIC_LANGUAGE.test(language) && !/\p{L}/u.test(text));

function inherit(node: TreeNode, above: Inherited): Inherited {
  const styles: NodeStyle[] = Array.isArray(node.style) ? node.style.flat() : [node.style];
  const { anchor } = node.props;
  const inherited = typeof anchor === 'string' ? { ...above, path: anchor } : { ...above };
  for (const style of styles) {
    if (typeof style.fontFamily === 'string') inherited.family = style.fontFamily;
    if (style.fontWeight !== undefined) inherited.bold = isBold(style.fontWeight);
    if (style.fontStyle !== undefined) inherited.italic = style.fontStyle !== 'normal';
  }
  return inherited;
}
