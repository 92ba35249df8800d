import { useTexts } from '../../base/i18n/index.ts';
import type { AnyDocument } from '@vitae/domain';
import { useEffect, useState } from 'react';
import { Callout, Segmented, Skeleton } from '../components/index.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { ChangeList } from './change-list.tsx';
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
