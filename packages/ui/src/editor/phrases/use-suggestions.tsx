import type { Field } from '@vitae/domain';
import { Lightbulb } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { asTags, asText } from '../controls/binding.ts';
import { withTags } from '../controls/tag-list.ts';
import type { SectionFormProps } from '../forms/section-form.tsx';
import type { ItemFieldsProps } from '../items/item-fields.tsx';
import { itemAt, withItem } from '../state/document-edits.ts';
import { useChange, useDocument } from '../state/index.ts';
import { hasPhrase, withBullet } from './insert-phrase.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

/** What a section can suggest: bullets where entries are titled by one role, words where it lists keywords; `null` for nothing. */
function suggestedField({ fields, kind }: SectionFormProps['section']): string | null {
  const named = Object.entries(fields);
  const nameOf = (test: (field: Field) => boolean) => named.find(([, field]) => test(field))?.[0] ?? null;
  const titles = named.filter(([, { slot }]) => slot === 'title').length;
  if (kind === 'timeline' && titles === 1) return nameOf(({ kind: control }) => control === 'richText');
  // A group of keywords with a level is one of skills.
  return kind === 'tags' && named.some(([, { slot }]) => slot === 'level') ? nameOf(({ kind: control }) => control === 'tags') : null;
}

export interface Suggestions {
  /** A button beside the label of the field that suggestions are for. */
  asideOf: (itemId: string) => ItemFieldsProps['asideOf'];
  /** The open suggestions of an entry. */
  extrasOf: (itemId: string) => ReactNode;
}

/** Suggestions for the entries of a section; one entry shows them at a time. */
export function useSuggestions(section: SectionFormProps['section']): Suggestions {
  const { t } = useTranslation('editor');
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
    (itemId: string) => name !== null && openFor === itemId && <ItemSuggestions path={path} fields={fields} itemId={itemId} name={name} />,
    [name, openFor, path, fields],
  );
  return { asideOf, extrasOf };
}

function ItemSuggestions({ path, fields, itemId, name }: Pick<SectionFormProps['section'], 'path' | 'fields'> & { itemId: string; name: string }) {
  const { t } = useTranslation('editor');
  const change = useChange();
  const titleName = Object.entries(fields).find(([, { slot }]) => slot === 'title')?.[0] ?? '';
  const value = useDocument((resume) => itemAt(resume, path, itemId)?.[name]);
  const title = useDocument((resume) => asText(itemAt(resume, path, itemId)?.[titleName]));
  const ofTags = fields[name]?.kind === 'tags';
  const insert = (phrase: string) =>
    change(t('undo.phrase'), (resume) => {
      const now = itemAt(resume, path, itemId)?.[name];
      return withItem(resume, path, itemId, { [name]: ofTags ? withTags(asTags(now), [phrase]) : withBullet(asText(now), phrase) });
    });
  const isInserted = (phrase: string) => (ofTags ? asTags(value).some((tag) => tag.toLowerCase() === phrase.toLowerCase()) : hasPhrase(asText(value), phrase));
  return (
    <div className="mt-3">
      <SuggestionPanel title={ofTags ? '' : title} kind={ofTags ? 'skill' : 'bullet'} isInserted={isInserted} onInsert={insert} />
    </div>
  );
}
