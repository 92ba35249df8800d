import type { Resume } from '@vitae/domain';
import { CloudOff, CloudUpload, History, UserRound } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../app/use-media-query.ts';
import { Button, ButtonLink, Callout, classNames, Dialog, EmptyState, Skeleton } from '../../components/index.ts';
import { useSession } from '../../session/session-state.ts';
import { session } from '../../session/start-session.ts';
import { failureText, isUnanswered } from '../form/failure-text.ts';
import { RevisionList } from './revision-list.tsx';
import { useRevisions } from './use-revisions.ts';
import { VersionView } from './version-view.tsx';

export interface HistoryPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The document as it is now. */
  resume: Resume;
  /** Makes an earlier version the document's newest edit. */
  onRestore: (version: Resume, when: string) => void;
}

/** The versions of a resume: what each looked like, what changed in it, and the way back to it. */
export function HistoryPanel({ open, onOpenChange, resume, onRestore }: HistoryPanelProps) {
  const { t } = useTranslation('account');
  const status = useSession(({ status: known }) => known);
  useEffect(() => {
    // The builder asks nobody to sign in, so it may not be known yet who is there.
    if (open) void session().then((own) => own.settled(), ignore);
  }, [open]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('history.title')} description={t('history.of', { title: resume.title })} placement="right" size="lg">
      {status === 'loading' && <ListSkeleton />}
      {status === 'authenticated' && <Versions resume={resume} onRestore={onRestore} />}
      {status === 'unauthenticated' && (
        <Quiet
          icon={UserRound}
          title={t('history.signedOutTitle')}
          actions={
            <ButtonLink to="/login" variant="primary">
              {t('history.signIn')}
            </ButtonLink>
          }
        >
          {t('history.signedOut')}
        </Quiet>
      )}
    </Dialog>
  );
}

function Versions({ resume, onRestore }: Pick<HistoryPanelProps, 'resume' | 'onRestore'>) {
  const { t } = useTranslation('account');
  const { list, again, older, label } = useRevisions(resume.id);
  const isWide = useMediaQuery('(min-width: 48rem)');
  const [chosen, setChosen] = useState<number | null>(null);
  const [backFrom, setBackFrom] = useState<number | null>(null);
  const goBack = () => {
    setBackFrom(chosen);
    setChosen(null);
  };
  if (list.status === 'loading') return <ListSkeleton />;
  if (list.status === 'none' || (list.status === 'ready' && list.revisions.length === 0)) {
    return (
      <Quiet icon={CloudUpload} title={t('history.notSyncedTitle')}>
        {t('history.notSynced')}
      </Quiet>
    );
  }
  if (list.status === 'failed') {
    const retry = <Button onClick={again}>{t('history.retry')}</Button>;
    if (isUnanswered(list.error)) {
      return (
        <Quiet icon={CloudOff} title={t('history.offlineTitle')} actions={retry}>
          {t('history.offline')}
        </Quiet>
      );
    }
    return (
      <Callout tone="danger" role="alert" title={t('history.failed')} actions={retry}>
        {failureText(list.error)}
      </Callout>
    );
  }
  const shown = chosen ?? (isWide ? (list.revisions[0]?.rev ?? null) : null);
  const revision = list.revisions.find(({ rev }) => rev === shown);
  return (
    <div className="flex h-full min-h-0 gap-6">
      {(isWide || !revision) && (
        <div className={classNames('min-h-0 overflow-y-auto', isWide ? 'w-60 shrink-0 border-r border-line pr-4' : 'flex-1')}>
          <RevisionList revisions={list.revisions} chosen={shown} onChoose={setChosen} backFrom={backFrom} />
          {list.more && (
            <Button size="sm" variant="ghost" className="mt-2 w-full" disabled={list.isLoadingOlder} onClick={older}>
              {t('history.older')}
            </Button>
          )}
        </div>
      )}
      {revision && (
        <VersionView
          key={revision.rev}
          revision={revision}
          isNewest={revision.rev === list.revisions[0]?.rev}
          resume={resume}
          onLabel={(words) => label(revision.rev, words)}
          onRestore={onRestore}
          {...(!isWide && { onBack: goBack })}
        />
      )}
    </div>
  );
}

function ListSkeleton() {
  const { t } = useTranslation('account');
  return (
    <div role="status" aria-label={t('history.loading')} className="flex flex-col gap-2">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-14 max-w-64" />
      ))}
    </div>
  );
}

/** Where there is no server, nobody is signed in either. */
function ignore(): void {}

function Quiet({ icon = History, title, children, actions }: { icon?: typeof History; title: string; children: ReactNode; actions?: ReactNode }) {
  return (
    <EmptyState icon={icon} title={title} actions={actions} className="mt-4">
      {children}
    </EmptyState>
  );
}
