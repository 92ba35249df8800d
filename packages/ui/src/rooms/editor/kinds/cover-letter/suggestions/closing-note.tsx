import { closingAgrees, closingSuggestions } from '@vitae/domain';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useChange, useDocument } from '../hooks.ts';

/** Warns that the closing does not fit the opening, and suggests one that does. */
export function ClosingNote() {
  const { t } = useTexts('letter');
  const change = useChange();
  const { disagrees, closing, opening, better } = useDocument(
    useShallow((letter) => ({
      disagrees: closingAgrees(letter) === false,
      closing: letter.closing.trim(),
      opening: letter.opening.trim(),
      better: closingSuggestions(letter)[0],
    })),
  );
  if (!disagrees) return null;
  return (
    <p role="status" className="text-13 text-notice-ink">
      {t('suggestions.disagrees', { closing, opening })}{' '}
      {better && (
        <button
          type="button"
          className="font-medium text-accent-ink hover:underline"
          onClick={() => change(t('undo.closing'), (letter) => ({ ...letter, closing: better }))}
        >
          {t('suggestions.instead', { text: better })}
        </button>
      )}
    </p>
  );
}
