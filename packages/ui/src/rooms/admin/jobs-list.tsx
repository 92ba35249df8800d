import type { JobState } from '@vitae/api/contract';
import { Play } from 'lucide-react';
import { momentText } from '../../base/day-text.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemote, useRemoteChange } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button, toast } from '../../parts/components/index.ts';
import { RemotePart } from './remote-part.tsx';

/** The background jobs: what each does, its last and its next run. */
export function JobsList() {
  const { t } = useTexts('admin');
  const remote = useRemote({ key: ['admin jobs'], load: () => callApi((api) => api.admin.jobs.list()) });
  const { mutate, isPending } = useRemoteChange(
    (name: string) => callApi((api) => api.admin.jobs.run({ name })),
    ['admin jobs'],
  );
  const run = (name: string) =>
    mutate(name, {
      onSuccess: () => toast({ title: t('jobs.ran'), tone: 'good' }),
      onError: (error) => toast({ title: t('jobs.notRun'), description: failureText(error), tone: 'danger' }),
    });
  return (
    <RemotePart remote={remote} failed={t('jobs.loadFailed')}>
      {({ jobs }) => (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {jobs.map((job) => (
            <Job key={job.name} job={job} isBusy={isPending} onRun={() => run(job.name)} />
          ))}
        </ul>
      )}
    </RemotePart>
  );
}

function Job({ job, isBusy, onRun }: { job: JobState; isBusy: boolean; onRun: () => void }) {
  const { t, language } = useTexts('admin');
  const { lastRun, nextRunAt } = job;
  const isRunning = lastRun !== null && lastRun.outcome === null;
  const counts = Object.entries(lastRun?.counts ?? {}).map(([what, count]) => `${count} ${what}`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {job.does}
          {lastRun?.outcome === 'failed' && <Badge tone="danger">{t('jobs.failed')}</Badge>}
          {isRunning && <Badge tone="accent">{t('jobs.running')}</Badge>}
        </p>
        <p className="text-13 text-ink-faint">
          {[job.name, ...counts, ...(lastRun?.error ? [lastRun.error] : [])].join(' · ')}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-3 text-13">
        <dt className="text-ink-faint">{t('jobs.last')}</dt>
        <dd>{lastRun ? momentText(lastRun.finishedAt ?? lastRun.startedAt, language) : t('jobs.never')}</dd>
        <dt className="text-ink-faint">{t('jobs.next')}</dt>
        <dd>{nextRunAt === null ? t('jobs.whenDue') : momentText(nextRunAt, language)}</dd>
      </dl>
      <Button size="sm" icon={Play} disabled={isBusy || isRunning} onClick={onRun}>
        {t('jobs.run')}
      </Button>
    </li>
  );
}
