import type { DocumentKind } from '@vitae/domain';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { useSession } from '../../base/session/session-state.ts';
import { callApi, session } from '../../base/session/start-session.ts';
import { Button, ButtonLink, Dialog, EmptyState, Skeleton } from '../components/index.ts';
import { NewShareForm } from './new-share-form.tsx';
import { ShareCard } from './share-card.tsx';

export interface ShareDialogProps {
  /** The document to share. */
  document: { id: string; kind: DocumentKind; title: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The links under which others can read a document: making, copying, changing and ending them. */
export function ShareDialog({ document, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTexts('sync');
  const status = useSession(({ status: known }) => known);
  useEffect(() => {
    // The builder does not require signing in, so the signed-in user may not be known yet.
    if (open)
      void session().then(
        (own) => own.settled(),
        () => undefined,
      );
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('share.title')}
      description={t('share.description')}
      placement="side"
      size="md"
    >
      {status === 'loading' && <Skeleton className="h-40" />}
      {status === 'authenticated' && <Links document={document.id} />}
      {status === 'unauthenticated' && (
        <EmptyState
          icon={UserRound}
          title={t('share.signedOutTitle')}
          actions={
            <>
              <ButtonLink to="/login" variant="primary">
                {t('share.signIn')}
              </ButtonLink>
              <ButtonLink to="/register">{t('share.register')}</ButtonLink>
            </>
          }
        >
          {t('share.signedOutText')}
        </EmptyState>
      )}
    </Dialog>
  );
}

function Links({ document }: { document: string }) {
  const { t } = useTexts('sync');
  const remote = useRemote({
    key: ['shares', document],
    load: () => callApi((api) => api.shares.list({ document })),
  });
  if (remote.isPending) return <Skeleton className="h-40" />;
  if (remote.isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
        <p className="text-ink-soft">{failureText(remote.error)}</p>
        <Button size="sm" onClick={() => void remote.refetch()}>
          {t('share.retry')}
        </Button>
      </div>
    );
  const { links } = remote.data;
  return (
    <div className="flex flex-col gap-6">
      {links.length > 0 && (
        <ul className="flex flex-col gap-3">
          {links.map((link) => (
            <ShareCard key={link.id} link={link} />
          ))}
        </ul>
      )}
      <NewShareForm document={document} isFirst={links.length === 0} />
    </div>
  );
}
