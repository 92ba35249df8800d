import { type Translator, useTexts } from '../../base/i18n/index.ts';
import type { AnyDocument } from '@vitae/domain';
import { useEffect, useMemo, useState } from 'react';
import { Callout, Segmented, Skeleton } from '../components/index.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import type { Change, FieldName } from './change.ts';
import { changesBetween } from './changes.ts';
import { placeText } from './place-text.ts';
import { useVersion } from './use-version.ts';

type Against = 'before' | 'now';

export interface VersionChangesProps {
  version: AnyDocument;
  /** The number of the version before; `null` for none, `undefined` while the list does not reach that far. */
  previous: number | null | undefined;
  /** Fetches older versions into the list. */
  onOlder: () => void;
  /** The document as it is now. */
  doc: AnyDocument;
}

/** The changes of a version, or its differences from now, in words. */
export function VersionChanges({ version, previous, onOlder, doc }: VersionChangesProps) {
  const { t } = useTexts('account');
  const [against, setAgainst] = useState<Against>('before');
  useEffect(() => {
    if (previous === undefined) onOlder();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each version, whatever the function
  }, [previous]);
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
      {against === 'now' ? (
        <ChangeList before={version} after={doc} />
      ) : previous === undefined ? (
        <Skeleton className="h-24" />
      ) : previous === null ? (
        <FirstVersion />
      ) : (
        <SinceBefore version={version} previous={previous} />
      )}
    </div>
  );
}

function SinceBefore({ version, previous }: { version: AnyDocument; previous: number }) {
  const { t } = useTexts('account');
  const before = useVersion(version.id, previous);
  if (before.isPending) return <Skeleton className="h-24" />;
  if (before.isError) {
    return (
      <Callout tone="danger" role="alert" title={t('history.failedOne')}>
        {failureText(before.error)}
      </Callout>
    );
  }
  return before.data ? <ChangeList before={before.data} after={version} /> : <FirstVersion />;
}

function FirstVersion() {
  const { t } = useTexts('account');
  return <p className="text-14 text-ink-soft">{t('history.first')}</p>;
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

const fieldText = (field: FieldName, t: Translator<'account'>): string =>
  'label' in field ? field.label : t(`history.fields.${field.known}`);
