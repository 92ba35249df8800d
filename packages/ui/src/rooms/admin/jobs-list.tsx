import type { JobState } from '@vitae/api/contract';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../base/day-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { remoteClient } from '../../base/remote/remote-client.ts';
import { useRemote } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button, toast } from '../../parts/components/index.ts';
import { ReasonDialog, type ReasonedStep } from './reason-dialog.tsx';
import { RemotePart } from './remote-part.tsx';

/** The background jobs: what each does, its last and its next run. */
export function JobsList() {
  const { t } = useTexts('admin');
  const remote = useRemote({ key: ['admin jobs'], load: () => callApi((api) => api.admin.jobs.list()) });
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const run = ({ name, does }: JobState) =>
    setStep({
      title: t('jobs.runTitle'),
      hint: does,
      action: t('jobs.run'),
      act: async (reason) => {
        await callApi((api) => api.admin.jobs.run({ name, reason })).finally(refresh);
        toast({ title: t('jobs.ran'), tone: 'good' });
      },
    });
  return (
    <>
      <RemotePart remote={remote} failed={t('jobs.loadFailed')}>
        {({ jobs }) => (
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {jobs.map((job) => (
              <Job key={job.name} job={job} onRun={() => run(job)} />
            ))}
          </ul>
        )}
      </RemotePart>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}

const refresh = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => name === 'admin jobs' || name === 'admin record',
  });

function Job({ job, onRun }: { job: JobState; onRun: () => void }) {
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
      <Button size="sm" icon={Play} disabled={isRunning} onClick={onRun}>
        {t('jobs.run')}
      </Button>
    </li>
  );
}
