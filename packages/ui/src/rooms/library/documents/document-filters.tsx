import { Search } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Chip, Select } from '../../../parts/components/index.ts';
import { documentSorts, type DocumentQuery, type DocumentSort } from './document-query.ts';

export interface DocumentFiltersProps {
  query: DocumentQuery;
  /** Every available tag. */
  tags: readonly string[];
  onChange: (changed: Partial<DocumentQuery>) => void;
}

/** Search, order and tags over a list of documents. */
export function DocumentFilters({ query, tags, onChange }: DocumentFiltersProps) {
  const { t } = useTexts('account');
  const sortOf = (value: string): DocumentSort => documentSorts.find((sort) => sort === value) ?? 'changed';
  return (
    <div className="mt-5 flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <label className="control flex min-w-0 flex-1 basis-60 items-center gap-2 sm:max-w-sm">
          <Search size={16} aria-hidden className="text-ink-faint" />
          <input
            type="search"
            aria-label={t('documents.search')}
            placeholder={t('documents.searchPlaceholder')}
            autoComplete="off"
            className="min-w-0 flex-1 bg-transparent outline-none"
            value={query.text}
            onChange={({ currentTarget: { value } }) => onChange({ text: value })}
          />
        </label>
        <Select
          aria-label={t('documents.sort')}
          className="min-w-38 sm:min-w-40"
          value={query.sort}
          options={documentSorts.map((value) => ({ value, label: t(`documents.sorts.${value}`) }))}
          onChange={({ currentTarget: { value } }) => onChange({ sort: sortOf(value) })}
        />
      </div>
      {tags.length > 0 && (
        <div
          role="group"
          aria-label={t('documents.tags')}
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <Chip pressed={query.tag === ''} onClick={() => onChange({ tag: '' })}>
            {t('documents.allTags')}
          </Chip>
          {tags.map((tag) => (
            <Chip key={tag} pressed={query.tag === tag} onClick={() => onChange({ tag: query.tag === tag ? '' : tag })}>
              {tag}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
