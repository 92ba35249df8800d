import { Editor } from '@tiptap/core';
import { nodeToRichText } from './rich-text-node.ts';

/**
 * Inserts a text at the caret of a rich-text field, which keeps its caret while the focus is elsewhere, and returns
 * the new rich text: the caller writes it to the document. `null` if there is no editor at this element.
 */
export function insertAtCaret(field: Element, text: string): string | null {
  const editor: unknown = 'editor' in field ? field.editor : null;
  if (!(editor instanceof Editor)) return null;
  const { doc, selection, tr } = editor.state;
  const { to, $to } = selection;
  const before = doc.textBetween($to.start(), to);
  const after = doc.textBetween(to, $to.end());
  // The caller's change is a step of undo of its own; the editor's report would make it part of the typing.
  editor.view.dispatch(tr.insertText(spaced(before, text, after), to).setMeta('preventUpdate', true));
  return nodeToRichText(editor.state.doc);
}

/** The text with spaces where it meets words. */
function spaced(before: string, text: string, after: string): string {
  const lead = before === '' || /\s$/u.test(before) ? '' : ' ';
  const trail = after === '' || /^[\s.,;:!?)]/u.test(after) ? '' : ' ';
  return `${lead}${text}${trail}`;
}
