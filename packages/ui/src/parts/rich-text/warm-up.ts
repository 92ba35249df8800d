import { Editor } from '@tiptap/core';
import { marksOf } from './marks.ts';
import { nodeToRichText, richTextToJson } from './rich-text-node.ts';
import { richTextExtensions } from './rich-text-schema.ts';

/** One of everything that a key may have to convert. */
const sample = 'One **bold** *word*\n\n- and an entry';

/**
 * Types a character into an editor that nobody sees, so that the code between a key and its rich text is compiled
 * before the first key of the user. In slices, while the page is idle. Resolves with the rich text that came out of it.
 */
export async function warmUp(): Promise<string> {
  let text = '';
  await idle();
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: richTextExtensions,
    content: richTextToJson(sample),
    injectCSS: false,
    onUpdate: ({ editor: { state } }) => {
      text = nodeToRichText(state.doc);
    },
    onTransaction: ({ editor: changed }) => marksOf(changed),
  });
  await idle();
  const words = document.createTreeWalker(editor.view.dom, NodeFilter.SHOW_TEXT);
  let last: Node | null = null;
  while (words.nextNode()) last = words.currentNode;
  // The editor learns of it as it learns of what is typed: the browser tells it that its content has changed.
  if (last) last.nodeValue += '.';
  await idle();
  editor.destroy();
  return text;
}

/** Resolves when the page has nothing to do. */
const idle = () => new Promise<unknown>((resolve) => requestIdleCallback(resolve));
