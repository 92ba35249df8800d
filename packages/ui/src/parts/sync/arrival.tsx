import type { AnyKind } from '@vitae/domain';
import { StoreError } from '@vitae/store';
import { CloudOff, FileQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { beginAgain, discardUntouched } from '../../base/documents/document-actions.ts';
import { usePlatform } from '../../base/platform.ts';
import { ButtonLink, EmptyState } from '../components/index.ts';
import { ProgressBar } from '../components/progress.tsx';
import { useSession } from '../../base/session/session-state.ts';
import { session } from '../../base/session/start-session.ts';
import { useSyncState } from '../../base/sync/sync-state.ts';

export interface ArrivalProps {
  kind: AnyKind;
  slug: string;
  /** It is here, or a message other than that it is missing is shown. */
  onArrived: () => void;
}

/**
 * Shown if the document of an address is not on this device: it may be in the account, and still arrive. It is reported
 * missing only if the first pull did not bring it, or if the user is signed out.
 */
export function Arrival({ kind, slug, onArrived }: ArrivalProps) {
  const { t } = useTexts('sync');
  const look = useLook(kind, slug, onArrived);
  usePageTitle(t(look === 'missing' ? 'arrival.missing' : 'arrival.looking'));
  return (
    <div className="grid min-h-96 flex-1 place-items-center p-6">
      {look === 'looking' && (
        <div role="status" className="w-full max-w-72 text-center">
          <p className="mb-3 text-14 text-ink-soft">{t('arrival.looking')}</p>
          <ProgressBar label={t('arrival.looking')} />
        </div>
      )}
      {(look === 'offline' || look === 'failed' || look === 'missing') && (
        <div role="status">
          <EmptyState
            icon={look === 'missing' ? FileQuestion : CloudOff}
            title={t(`arrival.${look}`)}
            actions={<ButtonLink to={`${kind.root}/start`}>{t('arrival.list')}</ButtonLink>}
          >
            {t(`arrival.${look}Text`)}
          </EmptyState>
        </div>
      )}
    </div>
  );
}

/** The state of the search; nothing is shown until it is known whether there is an account to look in. */
type Look = 'asking' | 'looking' | 'offline' | 'failed' | 'missing';

function useLook(kind: AnyKind, slug: string, onArrived: () => void): Look {
  const { documents } = usePlatform();
  const status = useSession((state) => state.status);
  const isOffline = useSession((state) => state.isOffline);
  const activity = useSyncState((state) => state.activity);
  const [isSettled, setSettled] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Without an account, or if sync cannot run, nothing will arrive. Once sync is idle, everything has arrived.
  const isDone = isSettled && (status !== 'authenticated' || activity === 'resting' || activity === 'unable');

  useEffect(() => {
    let wanted = true;
    const settle = async () => {
      // Somebody went back from an empty document, and forward to it again.
      const again = await beginAgain(documents, kind, slug).catch(() => undefined);
      // The page was left meanwhile: nobody is there to use the new document.
      if (again && !wanted) return discardUntouched(documents, again).catch(() => undefined);
      if (again) return navigate(pathname.replace(slug, again.slug), { replace: true });
      // Without a server, the user cannot be signed in.
      await session()
        .then((own) => own.settled())
        .catch(() => undefined);
      return wanted && setSettled(true);
    };
    void settle();
    return () => {
      wanted = false;
    };
  }, [documents, kind, slug, pathname, navigate]);

  useEffect(() => {
    let wanted = true;
    const look = () => {
      documents.getBySlug(kind.key, slug).then(
        () => wanted && onArrived(),
        (error: unknown) => {
          if (!wanted) return;
          if (!(error instanceof StoreError) || error.code !== 'not-found') onArrived();
          else if (isDone) setMissing(true);
        },
      );
    };
    look();
    const unsubscribe = documents.subscribe(({ what }) => what === 'saved' && look());
    return () => {
      wanted = false;
      unsubscribe();
    };
  }, [documents, kind, slug, isDone, onArrived]);

  if (isMissing) return 'missing';
  if (!isSettled) return status === 'unauthenticated' ? 'asking' : 'looking';
  if (activity === 'off' && isOffline) return 'offline';
  return activity === 'offline' || activity === 'failed' ? activity : 'looking';
}
