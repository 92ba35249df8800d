import type { Editor } from '@tiptap/core';

/** What is set at the caret. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  list: boolean;
  numbers: boolean;
  /** Target of the link at the caret; `null` if there is none. */
  link: string | null;
  empty: boolean;
}

/** What is set at the caret of an editor. */
export function marksOf(editor: Editor): Marks {
  const href: unknown = editor.getAttributes('link')['href'];
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    underline: editor.isActive('underline'),
    list: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    link: typeof href === 'string' ? href : null,
    empty: editor.state.doc.textContent === '',
  };
}
