import { shownTitle, type AnyDocument } from '@vitae/domain';
import { CloudOff, CloudUpload, History, UserRound } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useMediaQuery } from '../../base/use-media-query.ts';
import {
  Button,
  ButtonLink,
  Callout,
  classNames,
  DateInput,
  Dialog,
  EmptyState,
  Field,
  Skeleton,
} from '../components/index.ts';
import { useSession } from '../../base/session/session-state.ts';
import { session } from '../../base/session/start-session.ts';
import { failureText, isUnanswered } from '../../base/forms/failure-text.ts';
import { RevisionList } from './revision-list.tsx';
import { previousVersion } from './previous-version.ts';
import { useRevisions, type Revision } from './use-revisions.ts';
import { BarChart } from '../charts/index.ts';
import { dayOf, versionsByDay } from './versions-by-day.ts';
import { VersionView } from './version-view.tsx';

export interface HistoryPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The document as it is now. */
  doc: AnyDocument;
  /** Makes an earlier version the document's newest edit. */
  onRestore: (version: AnyDocument, when: string) => void;
}

/** The versions of a resume: their pages, their changes, and restoring them. */
export function HistoryPanel({ open, onOpenChange, doc, onRestore }: HistoryPanelProps) {
  const { t } = useTexts('account');
  const status = useSession(({ status: known }) => known);
  useEffect(() => {
    // The builder does not require signing in, so the signed-in user may not be known yet.
    if (open) void session().then((own) => own.settled(), ignore);
  }, [open]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('history.title')}
      description={t('history.of', { title: shownTitle(doc) })}
      placement="side"
      size="lg"
    >
      {status === 'loading' && <ListSkeleton />}
      {status === 'authenticated' && <Versions doc={doc} onRestore={onRestore} />}
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

function Versions({ doc, onRestore }: Pick<HistoryPanelProps, 'doc' | 'onRestore'>) {
  const { t } = useTexts('account');
  const { list, again, older, label } = useRevisions(doc.id);
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
  /** Chooses the newest version of a day or, if it has none, of the day before it that has one. */
  const goToDay = async (day: string) => {
    let known = list.revisions;
    const isThere = () => known.some(({ createdAt }) => dayOf(createdAt) <= day);
    for (let before = -1; !isThere() && known.length > before;) {
      before = known.length;
      known = await older();
    }
    setChosen((known.find(({ createdAt }) => dayOf(createdAt) <= day) ?? known.at(-1))?.rev ?? null);
  };
  const shown = chosen ?? (isWide ? (list.revisions[0]?.rev ?? null) : null);
  const revision = list.revisions.find(({ rev }) => rev === shown);
  return (
    <div className="flex h-full min-h-0 gap-6">
      {(isWide || !revision) && (
        <div
          className={classNames(
            'min-h-0 overflow-y-auto',
            isWide ? 'w-60 shrink-0 border-e border-line pe-4' : 'flex-1',
          )}
        >
          <DayChoice revisions={list.revisions} onDay={(day) => void goToDay(day)} />
          <RevisionList
            id={doc.id}
            revisions={list.revisions}
            more={list.more}
            chosen={shown}
            onChoose={setChosen}
            backFrom={backFrom}
          />
          {list.more && (
            <Button
              size="sm"
              variant="ghost"
              className="mt-2 w-full"
              disabled={list.isLoadingOlder}
              onClick={() => void older()}
            >
              {t('history.older')}
            </Button>
          )}
        </div>
      )}
      {revision && (
        <VersionView
          key={revision.rev}
          revision={revision}
          previous={previousVersion(list.revisions, revision, list.more)}
          onOlder={() => void older()}
          isNewest={revision.rev === list.revisions[0]?.rev}
          doc={doc}
          onLabel={(words) => label(revision.rev, words)}
          onRestore={onRestore}
          {...(!isWide && { onBack: goBack })}
        />
      )}
    </div>
  );
}

/** The days of the versions: how many each has, and links to them. */
function DayChoice({ revisions, onDay }: { revisions: readonly Revision[]; onDay: (day: string) => void }) {
  const { t, language } = useTexts('account');
  const [day, setDay] = useState('');
  const [today] = useState(() => new Date());
  const bars = useMemo(
    () =>
      versionsByDay(
        revisions.map(({ createdAt }) => createdAt),
        today,
        language,
      ),
    [revisions, today, language],
  );
  const choose = (chosen: string) => {
    setDay(chosen);
    if (chosen !== '') onDay(chosen);
  };
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Suspense fallback={<Skeleton className="h-24" />}>
        <BarChart
          title={t('history.byDay')}
          unit={t('history.versions')}
          axis={t('history.day')}
          bars={bars}
          onChoose={choose}
        />
      </Suspense>
      <Field label={t('history.goToDay')}>
        <DateInput value={day} onValueChange={choose} max={dayOf(today)} />
      </Field>
    </div>
  );
}

function ListSkeleton() {
  const { t } = useTexts('account');
  return (
    <div role="status" aria-label={t('history.loading')} className="flex flex-col gap-2">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-14 max-w-64" />
      ))}
    </div>
  );
}

/** Without a server, the user cannot be signed in. */
function ignore(): void {}

function Quiet({
  icon = History,
  title,
  children,
  actions,
}: {
  icon?: typeof History;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <EmptyState icon={icon} title={title} actions={actions} className="mt-4">
      {children}
    </EmptyState>
  );
}
