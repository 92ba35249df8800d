import { useTexts } from '../../../../../base/i18n/index.ts';
import { asTags, asText } from '../bindings.ts';
import { withTags } from '../../../controls/tag-list.ts';
import type { SectionFormProps } from '../forms/section-form.tsx';
import { itemAt, withItem } from '../document-edits.ts';
import { useChange, useDocument } from '../hooks.ts';
import { hasPhrase, withBullet } from './insert-phrase.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

export interface ItemSuggestionsProps extends Pick<SectionFormProps['section'], 'path' | 'fields'> {
  itemId: string;
  /** The field that takes what is inserted. */
  name: string;
}

/** Phrases for one entry, by its title. */
export function ItemSuggestions({ path, fields, itemId, name }: ItemSuggestionsProps) {
  const { t } = useTexts('editor');
  const change = useChange();
  const titleName = Object.entries(fields).find(([, { slot }]) => slot === 'title')?.[0] ?? '';
  const value = useDocument((resume) => itemAt(resume, path, itemId)?.[name]);
  const title = useDocument((resume) => asText(itemAt(resume, path, itemId)?.[titleName]));
  const ofTags = fields[name]?.kind === 'tags';
  const insert = (phrase: string) =>
    change(t('undo.phrase'), (resume) => {
      const now = itemAt(resume, path, itemId)?.[name];
      return withItem(resume, path, itemId, {
        [name]: ofTags ? withTags(asTags(now), [phrase]) : withBullet(asText(now), phrase),
      });
    });
  const isInserted = (phrase: string) =>
    ofTags ? asTags(value).some((tag) => tag.toLowerCase() === phrase.toLowerCase()) : hasPhrase(asText(value), phrase);
  return (
    <div className="mt-3">
      <SuggestionPanel
        title={ofTags ? '' : title}
        kind={ofTags ? 'skill' : 'bullet'}
        isInserted={isInserted}
        onInsert={insert}
      />
    </div>
  );
}
