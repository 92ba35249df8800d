import { closingSuggestions, habitsOf, openingSuggestions, subjectSuggestions, type CoverLetter } from '@vitae/domain';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useBinding, type Binding } from '../../../controls/binding.ts';
import { useDocument } from '../hooks.ts';

/** The suggestions for a field, from the habits of the letter's language and country. */
const sources: Readonly<Record<Suggested, (letter: CoverLetter) => readonly string[]>> = {
  subject: subjectSuggestions,
  opening: openingSuggestions,
  closing: closingSuggestions,
  enclosures: (letter) => habitsOf(letter).enclosures,
};

type Suggested = 'subject' | 'opening' | 'closing' | 'enclosures';

/**
 * Texts to put into a field with a click. They are shown while the field is empty or contains one of them, so that what
 * the user wrote is not replaced. Enclosures are a list, to which each is added.
 */
export function Suggestions({ binding, of: field }: { binding: Binding<string>; of: Suggested }) {
  const { t } = useTexts('letter');
  const [value, set] = useBinding(binding);
  const texts = useDocument(useShallow((letter) => [...sources[field](letter)]));
  const shown = useMemo(() => {
    const lines = value.split('\n').map((line) => line.trim());
    if (field === 'enclosures') return texts.filter((text) => !lines.includes(text));
    return value.trim() === '' || texts.includes(value.trim()) ? texts.filter((text) => text !== value.trim()) : [];
  }, [field, texts, value]);
  if (shown.length === 0) return null;
  const use = (text: string) => set(field === 'enclosures' && value.trim() ? `${value.trimEnd()}\n${text}` : text);
  return (
    <ul aria-label={t('suggestions.label', { field: binding.label })} className="flex flex-wrap gap-1.5">
      {shown.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            dir="auto"
            aria-label={t('suggestions.use', { text })}
            className="flex min-h-7 max-w-full items-center gap-1 rounded-control border border-line bg-surface px-2 py-0.5 text-start text-13 text-ink-soft transition-colors hover:border-accent-line hover:bg-accent-soft hover:text-accent-ink pointer-coarse:min-h-11"
            onClick={() => use(text)}
          >
            <Plus size={12} aria-hidden className="shrink-0" />
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
