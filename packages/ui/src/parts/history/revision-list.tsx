import { useEffect, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { classNames } from '../components/index.ts';
import { relativeTime } from '../../base/relative-time.ts';
import { momentText } from '../../base/day-text.ts';
import { RowChanges } from './row-changes.tsx';
import { previousVersion } from './previous-version.ts';
import type { Revision } from './use-revisions.ts';

export interface RevisionListProps {
  /** Id of the document. */
  id: string;
  /** Newest first. */
  revisions: readonly Revision[];
  /** Whether older ones are not loaded yet. */
  more: boolean;
  chosen: number | null;
  onChoose: (rev: number) => void;
  /** The version whose row takes the focus when the list appears, because the user returns from it. */
  backFrom: number | null;
}

/** The versions by time, each with its name, the device that it came from, and what changed in it. */
export function RevisionList({ id, revisions, more, chosen, onChoose, backFrom }: RevisionListProps) {
  const { t, language } = useTexts('account');
  const ownDevice = useOwnDevice();
  return (
    <ol aria-label={t('history.list')} className="flex flex-col gap-px">
      {revisions.map(({ rev, label, createdAt, deviceId, device }) => (
        <li key={rev}>
          <button
            type="button"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focused element has just been removed
            autoFocus={rev === backFrom}
            aria-current={rev === chosen ? 'true' : undefined}
            onClick={() => onChoose(rev)}
            className={classNames(
              'block w-full rounded-control px-3 py-2 text-start -outline-offset-2',
              rev === chosen ? 'bg-accent-soft' : 'hover:bg-surface-hover',
            )}
          >
            <span className={classNames('block truncate text-14 font-medium', rev === chosen && 'text-accent-ink')}>
              {label || <time dateTime={createdAt}>{momentText(createdAt, language)}</time>}
            </span>
            <span className="block text-12 text-ink-faint">
              {relativeTime(createdAt, language)}
              {' · '}
              {ownDevice !== undefined &&
                (deviceId === ownDevice ? t('history.thisDevice') : device || t('history.otherDevice'))}
            </span>
            <RowChanges id={id} rev={rev} previous={previousVersion(revisions, { rev }, more)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The id under which this device writes versions; `null` if it has none, and `undefined` until that is known. */
function useOwnDevice(): string | null | undefined {
  const { documents } = usePlatform();
  const [device, setDevice] = useState<string | null | undefined>();
  useEffect(() => {
    documents.getMeta('device').then(
      (found) => setDevice(typeof found === 'string' ? found : null),
      (error: unknown) => console.error(error),
    );
  }, [documents]);
  return device;
}
