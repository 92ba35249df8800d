import { coverLetterKind, type CoverLetter } from '@vitae/domain';
import { useCallback } from 'react';
import { useEditor } from '../../../../../base/editor/index.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { toast } from '../../../../../parts/components/index.ts';
import { useChange } from '../hooks.ts';

/**
 * Changes what follows a name, as one step of undo, and says which places of the letter's text it changed. Does nothing
 * where nothing follows.
 */
export function useFollowing(): (label: string, update: (letter: CoverLetter) => CoverLetter) => void {
  const { t } = useTexts('letter');
  const editor = useEditor();
  const change = useChange();
  return useCallback(
    (label, update) => {
      const letter = coverLetterKind.of(editor.state.getState().document);
      const followed = update(letter);
      if (followed === letter) return;
      const places = [
        ...(['subject', 'opening'] as const)
          .filter((place) => followed[place] !== letter[place])
          .map((place) => t(`fields.${place}`)),
        ...followed.paragraphs.flatMap(({ text }, index) =>
          text === letter.paragraphs[index]?.text ? [] : [t('paragraphs.numbered', { number: index + 1 })],
        ),
      ];
      change(label, update);
      if (places.length === 0) return;
      toast({
        title: t('names.followed', { places: places.join(', ') }),
        action: { label: t('paragraphs.undo'), onSelect: () => editor.undo() },
      });
    },
    [editor, change, t],
  );
}
