import { coverLetterKind, escapeRichText } from '@vitae/domain';
import { useCallback } from 'react';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { toast } from '../../../../../parts/components/index.ts';
import { useChange } from '../hooks.ts';
import { withParagraph, withParagraphText, type ParagraphPlace } from './paragraphs.ts';

/** Where a text goes: to the caret of the paragraph that was edited last, or into a paragraph of its own. */
type InsertionPlace = 'caret' | ParagraphPlace;

/**
 * Puts a text into the body of the letter, as one step of undo, and says where it is. Without a paragraph that was
 * edited, it becomes a paragraph.
 */
export function useInsertion(): (label: string, text: string, place: InsertionPlace) => Promise<void> {
  const { t } = useTexts('letter');
  const editor = useEditor();
  const change = useChange();
  return useCallback(
    async (label, text, place) => {
      const { document: before, focusedPath } = editor.state.getState();
      const inserted = place === 'caret' ? await atCaret(focusedPath, text) : null;
      change(label, (letter) =>
        inserted && letter.paragraphs.some(({ id }) => id === inserted.id)
          ? withParagraphText(letter, inserted.id, inserted.markdown)
          : withParagraph(letter, escapeRichText(text), place === 'caret' ? 'middle' : place),
      );
      const was = new Map(coverLetterKind.of(before).paragraphs.map((paragraph) => [paragraph.id, paragraph.text]));
      const now = coverLetterKind.of(editor.state.getState().document).paragraphs;
      const number = now.findIndex((paragraph) => was.get(paragraph.id) !== paragraph.text) + 1;
      toast({
        title: t('paragraphs.inserted', { number }),
        action: { label: t('paragraphs.undo'), onSelect: () => editor.undo() },
      });
    },
    [editor, change, t],
  );
}

/** The paragraph that was edited last, with a text at its caret; `null` if there is none. */
async function atCaret(path: string | null, text: string): Promise<{ id: string; markdown: string } | null> {
  const id = /^paragraphs\.([^.]+)\.text$/u.exec(path ?? '')?.[1];
  if (path === null || id === undefined) return null;
  const field = document.querySelector(`[data-path="${CSS.escape(path)}"] [role=textbox]`);
  if (!field) return null;
  const { insertAtCaret } = await import('../../../../../parts/rich-text/rich-text-editor.tsx');
  const markdown = insertAtCaret(field, text);
  return markdown ? { id, markdown } : null;
}
