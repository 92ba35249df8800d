import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { formatRichText, type RichBlock } from '@vitae/domain';
import { linesOfHtml } from './pasted-html.ts';
import { blocksOfLines, linesOfText } from './pasted-lines.ts';
import { richTextToJson } from './rich-text-node.ts';

/** The clipboard's content as blocks of rich text; empty if it has no text. */
export function pastedBlocks(html: string, text: string): RichBlock[] {
  const blocks = html ? blocksOfLines(linesOfHtml(html)) : [];
  return blocks.length > 0 ? blocks : blocksOfLines(linesOfText(text));
}

/**
 * Replaces the selection with what another program copied; `false` leaves it to the editor. It runs before the editor's
 * own reading of the clipboard, which would ask the browser for styles.
 */
export function pasteInto(view: EditorView, event: ClipboardEvent): boolean {
  const { clipboardData } = event;
  const html = clipboardData?.getData('text/html') ?? '';
  // Copied from one of our editors: nothing to convert.
  if (!clipboardData || html.includes('data-pm-slice')) return false;
  const blocks = pastedBlocks(html, clipboardData.getData('text/plain'));
  if (blocks.length === 0) return false;
  event.preventDefault();
  view.dispatch(view.state.tr.replaceSelection(sliceOf(view, blocks)).scrollIntoView().setMeta('paste', true));
  return true;
}

/** Open at its ends where the text joins its surroundings. */
function sliceOf(view: EditorView, blocks: readonly RichBlock[]): Slice {
  const { content } = view.state.schema.nodeFromJSON(richTextToJson(formatRichText(blocks)));
  const { $from } = view.state.selection;
  const [{ kind: listed } = { kind: 'paragraph' }] = blocks;
  const areBullets = listed !== 'paragraph' && blocks.every(({ kind }) => kind === listed);
  const isInList = $from.depth > 1;
  // A list pasted into a list continues it; elsewhere it is a list of its own.
  const [first, last] = [blocks[0]?.kind, blocks.at(-1)?.kind];
  if (areBullets && isInList) return new Slice(content, 3, 3);
  return new Slice(Fragment.from(content), first === 'paragraph' ? 1 : 0, last === 'paragraph' ? 1 : 0);
}
