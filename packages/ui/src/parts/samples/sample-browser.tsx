import type { SampleHead } from '@vitae/api/samples';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Field } from '../components/field.tsx';
import { TextInput } from '../components/text-input.tsx';
import { createSampleSearch } from './search-samples.ts';

const anchorOf = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-5';

/** Samples by category, or those that a search finds as it is typed. */
export function SampleBrowser({
  heads,
  card,
}: {
  heads: readonly SampleHead[];
  card: (head: SampleHead) => ReactNode;
}) {
  const { t } = useTexts('samples');
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const search = useMemo(() => createSampleSearch(heads), [heads]);
  const found = useMemo(() => (query ? search(query) : null), [search, query]);
  const form = useRef<HTMLFormElement>(null);
  // What was typed before the interface was there.
  useEffect(() => setTyped(form.current?.querySelector('input')?.value ?? ''), []);
  const categories = [...Map.groupBy(heads, ({ category }) => category)];
  return (
    <>
      <form ref={form} role="search" className="relative mt-6 max-w-xl" onSubmit={(event) => event.preventDefault()}>
        <Search size={20} aria-hidden className="pointer-events-none absolute top-3 start-3 z-1 text-ink-faint" />
        <Field label={t('search')} labelHidden>
          <TextInput
            type="search"
            name="q"
            value={typed}
            maxLength={100}
            autoComplete="off"
            placeholder={t('searchHint')}
            className="h-11 ps-10 text-16"
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
      <p role="status" className={found ? 'mt-4 text-14 text-ink-soft' : 'sr-only'}>
        {found && (found.length > 0 ? t('found', { count: found.length }) : t('foundNone', { query }))}
      </p>
      {found ? (
        <ul className={`mt-6 ${grid}`}>
          {found.map((head) => (
            <li key={head.slug}>{card(head)}</li>
          ))}
        </ul>
      ) : (
        <>
          <nav aria-label={t('categories')} className="mt-5">
            <ul className="flex flex-wrap gap-2">
              {categories.map(([category, own]) => (
                <li key={category}>
                  <a
                    href={`#${anchorOf(category)}`}
                    className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-14 text-ink-soft hover:border-accent-line hover:text-ink"
                  >
                    {category}
                    <span className="text-13 text-ink-faint tabular-nums">{own.length}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {categories.map(([category, own]) => (
            <section key={category} aria-labelledby={anchorOf(category)} className="mt-12">
              <h2 id={anchorOf(category)} className="scroll-mt-20 text-20">
                {category}
              </h2>
              <ul className={`mt-4 ${grid}`}>
                {own.map((head) => (
                  <li key={head.slug}>{card(head)}</li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </>
  );
}
