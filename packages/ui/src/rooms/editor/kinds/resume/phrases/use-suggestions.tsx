import type { Field } from '@vitae/domain';
import { Lightbulb } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { loadAreas, useTexts } from '../../../../../base/i18n/index.ts';
import { late } from '../../../../../parts/components/late.tsx';
import type { SectionFormProps } from '../forms/section-form.tsx';
import type { ItemFieldsProps } from '../items/item-fields.tsx';
import type { ItemSuggestionsProps } from './item-suggestions.tsx';

const ItemSuggestions = late<ItemSuggestionsProps>(async () => {
  const [{ ItemSuggestions: Component }] = await Promise.all([import('./item-suggestions.tsx'), loadAreas(['steps'])]);
  return Component;
});

/**
 * What a section can suggest: bullets if entries have a role as their title, words if it lists keywords; `null` for
 * nothing.
 */
function suggestedField({ fields, kind }: SectionFormProps['section']): string | null {
  const named = Object.entries(fields);
  const nameOf = (test: (field: Field) => boolean) => named.find(([, field]) => test(field))?.[0] ?? null;
  const titles = named.filter(([, { slot }]) => slot === 'title').length;
  if (kind === 'timeline' && titles === 1) return nameOf(({ kind: control }) => control === 'richText');
  // A group of keywords with a level contains skills.
  return kind === 'tags' && named.some(([, { slot }]) => slot === 'level')
    ? nameOf(({ kind: control }) => control === 'tags')
    : null;
}

export interface Suggestions {
  /** A button next to the label of the field that suggestions are for. */
  asideOf: (itemId: string) => ItemFieldsProps['asideOf'];
  /** The open suggestions of an entry. */
  extrasOf: (itemId: string) => ReactNode;
}

/** Suggestions for the entries of a section; only one entry shows them. */
export function useSuggestions(section: SectionFormProps['section']): Suggestions {
  const { t } = useTexts('editor');
  const [openFor, setOpenFor] = useState<string | null>(null);
  const name = suggestedField(section);
  const { path, fields } = section;
  const asideOf = useCallback(
    (itemId: string) => (fieldName: string) =>
      fieldName === name && (
        <button
          type="button"
          aria-expanded={openFor === itemId}
          onClick={() => setOpenFor(openFor === itemId ? null : itemId)}
          className="flex items-center gap-1 rounded-control text-13 font-medium text-accent-ink hover:underline"
        >
          <Lightbulb size={16} aria-hidden />
          {t('phrases.show')}
        </button>
      ),
    [name, openFor, t],
  );
  const extrasOf = useCallback(
    (itemId: string) =>
      name !== null &&
      openFor === itemId && <ItemSuggestions path={path} fields={fields} itemId={itemId} name={name} />,
    [name, openFor, path, fields],
  );
  return { asideOf, extrasOf };
}
