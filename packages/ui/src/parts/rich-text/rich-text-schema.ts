import { getSchema, Mark, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';

/** Link targets that a document may have. */
export const isLinkTarget = (href: string): boolean => /^(https?:\/\/|mailto:|tel:)[^\s)]+$/i.test(href);

/** A link; the pasted page's own attributes are left behind. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => (isLinkTarget(element.getAttribute('href') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener nofollow' }, 0],
});

/** Underlined text, with the usual shortcut Ctrl+U. */
const Underline = Mark.create({
  name: 'underline',
  parseHTML: () => [{ tag: 'u' }, { tag: 'ins' }],
  renderHTML: () => ['u', 0],
  addKeyboardShortcuts() {
    return { 'Mod-u': () => this.editor.commands.toggleMark(this.name) };
  },
});

/** A list of one level: what the Markdown subset can express. */
const FlatListItem = ListItem.extend({ content: 'paragraph' });
/** Lists count from 1: a line that starts with another number is not a list. */
const NumberedList = OrderedList.extend({ addAttributes: () => ({}) });

/** Everything a rich text may hold, and nothing more. Undo is that of the document editor. */
export const richTextExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Link,
  BulletList,
  NumberedList,
  FlatListItem,
  ListKeymap,
];

export const richTextSchema = getSchema(richTextExtensions);
