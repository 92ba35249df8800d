import type { AnyDocument } from '@vitae/domain';
import { useMemo } from 'react';
import { type Translator, useTexts } from '../../base/i18n/index.ts';
import type { Change, FieldName } from './change.ts';
import { changesBetween } from './changes.ts';
import { placeText } from './place-text.ts';

/** How many changes of one place are listed: a pasted list may have thousands of entries. */
const mostShown = 100;

/** The differences between two documents, in words. */
export function ChangeList({ before, after }: { before: AnyDocument; after: AnyDocument }) {
  const { t, language } = useTexts('account');
  const groups = useMemo(() => {
    const changes = changesBetween(before, after);
    return Map.groupBy(changes, ({ place }) => placeText(place, t, language));
  }, [before, after, t, language]);
  if (groups.size === 0) return <p className="text-14 text-ink-soft">{t('history.same')}</p>;
  return (
    <div className="flex flex-col gap-5">
      {[...groups].map(([place, changes]) => (
        <section key={place} aria-label={place}>
          <h4 className="text-13 font-semibold">{place}</h4>
          <ul className="mt-1.5 flex flex-col gap-2.5 border-s-2 border-line ps-3">
            {changes.slice(0, mostShown).map((change, index) => (
              <li key={index}>
                <ChangeWords change={change} />
              </li>
            ))}
            {changes.length > mostShown && (
              <li className="text-13 text-ink-soft">{t('history.more', { count: changes.length - mostShown })}</li>
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ChangeWords({ change: { entry, what, field, before, after } }: { change: Change }) {
  const { t } = useTexts('account');
  const name = [entry === '' ? t('history.untitled') : entry, field && fieldText(field, t)].filter(Boolean).join(' · ');
  const value = (text: string) => (text === 'true' ? t('history.yes') : text === 'false' ? t('history.no') : text);
  return (
    <>
      {name && (
        <p className="text-13 text-ink-soft">
          {name}
          {what === 'added' && ` · ${t('history.added')}`}
          {what === 'removed' && ` · ${t('history.removed')}`}
        </p>
      )}
      {what === 'moved' && <p className="text-14">{t('history.moved')}</p>}
      {before && (
        <del dir="auto" className="line-clamp-6 text-14 break-words whitespace-pre-line text-danger-ink decoration-1">
          {value(before)}
        </del>
      )}
      {after && (
        <ins dir="auto" className="line-clamp-6 text-14 break-words whitespace-pre-line text-good-ink no-underline">
          {value(after)}
        </ins>
      )}
    </>
  );
}

/** The name of a field. */
export const fieldText = (field: FieldName, t: Translator<'account'>): string =>
  'label' in field ? field.label : t(`history.fields.${field.known}`);
