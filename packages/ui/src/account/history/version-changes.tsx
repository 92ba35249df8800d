import type { TFunction } from 'i18next';
import type { Resume } from '@vitae/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout, Segmented, Skeleton } from '../../components/index.ts';
import { sectionName } from '../../editor/steps/address.ts';
import { failureText } from '../form/failure-text.ts';
import { useRemote } from '../use-remote.ts';
import { changesBetween, type Change, type FieldName, type Place } from './changes.ts';
import { fetchVersion } from './use-revisions.ts';

type Against = 'before' | 'now';

/** What changed in a version, or what differs from now, in words. */
export function VersionChanges({ version, rev, resume }: { version: Resume; rev: number; resume: Resume }) {
  const { t } = useTranslation('account');
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
      {against === 'before' ? <SinceBefore version={version} rev={rev} /> : <ChangeList before={version} after={resume} />}
    </div>
  );
}

function SinceBefore({ version, rev }: { version: Resume; rev: number }) {
  const { t } = useTranslation('account');
  const { id } = version;
  const load = useCallback(() => (rev > 1 ? fetchVersion(id, rev - 1) : Promise.resolve(null)), [id, rev]);
  const [previous] = useRemote(load);
  if (previous.status === 'loading') return <Skeleton className="h-24" />;
  if (previous.status === 'failed') {
    return (
      <Callout tone="danger" role="alert" title={t('history.failedOne')}>
        {failureText(previous.error)}
      </Callout>
    );
  }
  return previous.value ? <ChangeList before={previous.value} after={version} /> : <p className="text-14 text-ink-soft">{t('history.first')}</p>;
}

function ChangeList({ before, after }: { before: Resume; after: Resume }) {
  const { t, i18n } = useTranslation('account');
  const groups = useMemo(() => {
    const changes = changesBetween(before, after);
    return Map.groupBy(changes, ({ place }) => placeText(place, t, i18n.language));
  }, [before, after, t, i18n.language]);
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
  const { t } = useTranslation('account');
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
      {before && <del className="line-clamp-6 text-14 break-words whitespace-pre-line text-danger-ink decoration-1">{value(before)}</del>}
      {after && <ins className="line-clamp-6 text-14 break-words whitespace-pre-line text-good-ink no-underline">{value(after)}</ins>}
    </>
  );
}

function placeText(place: Place, t: TFunction<'account'>, language: string): string {
  if (place.is === 'section') return sectionName(place.key, place.key, language);
  return place.is === 'custom' ? place.heading || t('history.places.custom') : t(`history.places.${place.is}`);
}

const fieldText = (field: FieldName, t: TFunction<'account'>): string => ('label' in field ? field.label : t(`history.fields.${field.known}`));
