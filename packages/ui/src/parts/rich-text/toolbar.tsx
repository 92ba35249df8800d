import type { Editor } from '@tiptap/core';
import { Bold, Italic, Link, List, ListOrdered, Underline } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import type { Marks } from './marks.ts';
import { ToolButton } from './tool-button.tsx';

export interface ToolbarProps {
  /** `null` until the editor is there. */
  editor: Editor | null;
  marks: Marks;
  /** Whether the field for the target of a link is open. */
  linking: boolean;
  onLinking: (linking: boolean) => void;
}

/** The buttons for marks and lists; a typed key renders none of them. */
export const Toolbar = memo(function Toolbar({ editor, marks, linking, onLinking }: ToolbarProps) {
  const { t } = useTexts('steps');
  return (
    <div
      role="toolbar"
      aria-label={t('richText.toolbar')}
      className="flex items-center gap-0.5 border-b border-line p-1"
    >
      <ToolButton
        label={t('richText.bold')}
        shortcut="Ctrl B"
        icon={Bold}
        pressed={marks.bold}
        onPress={() => editor?.chain().focus().toggleBold().run()}
      />
      <ToolButton
        label={t('richText.italic')}
        shortcut="Ctrl I"
        icon={Italic}
        pressed={marks.italic}
        onPress={() => editor?.chain().focus().toggleItalic().run()}
      />
      <ToolButton
        label={t('richText.underline')}
        shortcut="Ctrl U"
        icon={Underline}
        pressed={marks.underline}
        onPress={() => editor?.chain().focus().toggleMark('underline').run()}
      />
      <ToolButton
        label={t('richText.link')}
        icon={Link}
        pressed={marks.link !== null || linking}
        onPress={() => onLinking(!linking)}
      />
      <ToolButton
        label={t('richText.list')}
        icon={List}
        pressed={marks.list}
        onPress={() => editor?.chain().focus().toggleBulletList().run()}
      />
      <ToolButton
        label={t('richText.numbers')}
        icon={ListOrdered}
        pressed={marks.numbers}
        onPress={() => editor?.chain().focus().toggleOrderedList().run()}
      />
    </div>
  );
});
