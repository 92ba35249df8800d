import { type Translator, useTexts } from '../../base/i18n/index.ts';
import type { AnyDocument } from '@vitae/domain';
import { useMemo, useState } from 'react';
import { Callout, Segmented, Skeleton } from '../components/index.ts';
import { sectionName } from '../../base/editor/address.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import type { Change, FieldName, Place } from './change.ts';
import { changesBetween } from './changes.ts';
import { fetchVersion } from './use-revisions.ts';

type Against = 'before' | 'now';

/** The changes of a version, or its differences from now, in words. */
export function VersionChanges({ version, rev, doc }: { version: AnyDocument; rev: number; doc: AnyDocument }) {
  const { t } = useTexts('account');
  const [against, setAgainst] = useState<Against>('before');
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('history.changes')}
        value={against}
        onValueChange={setAgainst}
        className="self-start"
        options={[
          { value: 'before', label: t('history.sinceBefore') },
          { value: 'now', label: t('history.againstNow') },
        ]}
      />
      {against === 'before' ? <SinceBefore version={version} rev={rev} /> : <ChangeList before={version} after={doc} />}
    </div>
  );
}

function SinceBefore({ version, rev }: { version: AnyDocument; rev: number }) {
  const { t } = useTexts('account');
  const { id } = version;
  const previous = useRemote({
    key: ['version', id, rev - 1],
    load: () => (rev > 1 ? fetchVersion(id, rev - 1) : Promise.resolve(null)),
    isFixed: true,
  });
  if (previous.isPending) return <Skeleton className="h-24" />;
  if (previous.isError) {
    return (
      <Callout tone="danger" role="alert" title={t('history.failedOne')}>
        {failureText(previous.error)}
      </Callout>
    );
  }
  return previous.data ? (
    <ChangeList before={previous.data} after={version} />
  ) : (
    <p className="text-14 text-ink-soft">{t('history.first')}</p>
  );
}

function ChangeList({ before, after }: { before: AnyDocument; after: AnyDocument }) {
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
          <ul className="mt-1.5 flex flex-col gap-2.5 border-l-2 border-line pl-3">
            {changes.map((change, index) => (
              <li key={index}>
                <ChangeWords change={change} />
              </li>
            ))}
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
        <del className="line-clamp-6 text-14 break-words whitespace-pre-line text-danger-ink decoration-1">
          {value(before)}
        </del>
      )}
      {after && (
        <ins className="line-clamp-6 text-14 break-words whitespace-pre-line text-good-ink no-underline">
          {value(after)}
        </ins>
      )}
    </>
  );
}

function placeText(place: Place, t: Translator<'account'>, language: string): string {
  if (place.is === 'section') return sectionName(place.key, place.key, language);
  // `openingWords` gives "opening words".
  if (place.is === 'field') return place.name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return place.is === 'custom' ? place.heading || t('history.places.custom') : t(`history.places.${place.is}`);
}

const fieldText = (field: FieldName, t: Translator<'account'>): string =>
  'label' in field ? field.label : t(`history.fields.${field.known}`);
