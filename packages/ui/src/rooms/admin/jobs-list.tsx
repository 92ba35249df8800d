import type { JobState } from '@vitae/api/contract';
import { Eye, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { textsOf, useTexts } from '../../base/i18n/index.ts';
import { remoteClient } from '../../base/remote/remote-client.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button } from '../../parts/components/index.ts';
import { FactsDialog } from './facts.tsx';
import { forEachRow } from './for-each-row.ts';
import { AdminList, type ListPage } from './list/admin-list.tsx';
import { adminColumnsOf } from './list/admin-table.tsx';
import { RowButton } from './list/row-button.tsx';
import { maybeOneOf, oneOf, type ListAddress } from './list/use-list-address.ts';
import { Moment } from './moment.tsx';
import { ReasonDialog, type ReasonedStep } from './reason-dialog.tsx';

const { columns, accessor } = adminColumnsOf<JobState>();
const states = ['running', 'failed', 'done', 'never'] as const;
const tones = { running: 'accent', failed: 'danger', done: 'good', never: 'neutral' } as const;

const stateOf = ({ lastRun }: JobState): (typeof states)[number] =>
  lastRun === null ? 'never' : (lastRun.outcome ?? 'running');
const isIdle = (job: JobState) => stateOf(job) !== 'running';
const countsOf = ({ lastRun }: JobState) => {
  const { t, language } = textsOf('admin');
  const names: Readonly<Record<string, string>> = t('jobs.things');
  const number = new Intl.NumberFormat(language);
  return Object.entries(lastRun?.counts ?? {}).map(([what, count]) =>
    t('jobs.count', { number: number.format(count), what: names[what] ?? what }),
  );
};

const queryOf = ({ value }: ListAddress) => {
  const state = maybeOneOf(value('state'), states);
  return {
    search: value('search'),
    sort: oneOf(value('sort'), ['last', 'next', 'name'] as const),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(state && { state }),
  };
};

async function load(address: ListAddress): Promise<ListPage<JobState>> {
  const { jobs } = await callApi((api) => api.admin.jobs.list(queryOf(address)));
  return { rows: jobs, next: null, isCapped: false };
}

const refresh = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => name === 'admin jobs' || name === 'admin record',
  });

/** The background jobs: what each does, its last and its next run, and a way to run it now. */
export function JobsList() {
  const { t, language } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const [opened, setOpened] = useState<JobState | null>(null);
  const run = (jobs: readonly JobState[], onDone?: () => void) =>
    setStep({
      title: t('jobs.runTitle', { count: jobs.length }),
      hint: jobs.map(({ does }) => does).join(' · '),
      action: t('jobs.run'),
      act: (reason) =>
        forEachRow(jobs, ({ name }) => callApi((api) => api.admin.jobs.run({ name, reason })), t('jobs.ran')).finally(
          () => {
            onDone?.();
            refresh();
          },
        ),
    });
  const everyText = (seconds: number) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: seconds % 60 ? 'second' : 'minute',
      unitDisplay: 'long',
    }).format(seconds % 60 ? seconds : seconds / 60);
  const shown = useMemo(
    () =>
      columns([
        accessor('name', {
          header: t('jobs.name'),
          enableSorting: true,
          sortDescFirst: false,
          cell: ({ row: { original: job } }) => (
            <div className="min-w-40">
              <RowButton onClick={() => setOpened(job)}>{job.does}</RowButton>
              <p className="text-13 text-ink-faint">{job.name}</p>
            </div>
          ),
        }),
        accessor((job) => stateOf(job), {
          id: 'state',
          header: t('jobs.state'),
          enableSorting: false,
          cell: ({ getValue }) => <Badge tone={tones[getValue()]}>{t(`jobs.states.${getValue()}`)}</Badge>,
        }),
        accessor((job) => [...countsOf(job), job.lastRun?.error ?? ''].filter(Boolean).join(' · '), {
          id: 'counts',
          header: t('jobs.counts'),
          enableSorting: false,
          cell: ({ getValue }) => <span className="text-13 text-ink-soft">{getValue()}</span>,
        }),
        accessor(({ lastRun }) => lastRun?.finishedAt ?? lastRun?.startedAt ?? '', {
          id: 'last',
          header: t('jobs.last'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => (getValue() === '' ? t('jobs.never') : <Moment at={getValue()} />),
        }),
        accessor(({ nextRunAt }) => nextRunAt ?? '', {
          id: 'next',
          header: t('jobs.next'),
          enableSorting: true,
          sortDescFirst: false,
          cell: ({ getValue }) => (getValue() === '' ? t('jobs.whenDue') : <Moment at={getValue()} />),
        }),
      ]),
    [t],
  );
  return (
    <>
      <AdminList
        list="jobs"
        label={t('jobs.title')}
        searchHint={t('jobs.searchHint')}
        columns={shown}
        optional={{ state: t('jobs.state'), counts: t('jobs.counts'), last: t('jobs.last'), next: t('jobs.next') }}
        rowId={({ name }) => name}
        rowName={({ name }) => name}
        wideOnly={['counts', 'last', 'next']}
        firstSort="last"
        filters={[
          {
            name: 'state',
            label: t('jobs.state'),
            options: [
              { value: '', label: `${t('jobs.state')}: ${t('list.all')}` },
              ...states.map((state) => ({ value: state, label: t(`jobs.states.${state}`) })),
            ],
          },
        ]}
        load={load}
        isDownloadOpen
        download={(address) => callApi((api) => api.admin.jobs.export(queryOf(address)))}
        actions={{
          ofRow: (job) => [
            { label: t('jobs.details'), icon: Eye, onSelect: () => setOpened(job) },
            { label: t('jobs.run'), icon: Play, disabled: !isIdle(job), onSelect: () => run([job]) },
          ],
          ofSelected: (chosen, clear) => {
            const idle = chosen.filter(isIdle);
            return (
              <Button size="sm" icon={Play} disabled={idle.length === 0} onClick={() => run(idle, clear)}>
                {t('jobs.run')}
              </Button>
            );
          },
        }}
      />
      <FactsDialog
        title={opened?.does ?? t('jobs.title')}
        onClose={() => setOpened(null)}
        facts={
          opened && [
            [t('jobs.name'), <code key="name">{opened.name}</code>],
            [t('jobs.state'), t(`jobs.states.${stateOf(opened)}`)],
            [t('jobs.every'), everyText(opened.everySeconds)],
            ...(opened.lastRun === null
              ? []
              : ([
                  [t('jobs.started'), <Moment key="started" at={opened.lastRun.startedAt} />],
                  [t('jobs.counts'), countsOf(opened).join(' · ')],
                  ...(opened.lastRun.error === null ? [] : [[t('jobs.error'), opened.lastRun.error] as const]),
                ] as const)),
            [
              t('jobs.next'),
              opened.nextRunAt === null ? t('jobs.whenDue') : <Moment key="next" at={opened.nextRunAt} />,
            ],
          ]
        }
        footer={
          <Button
            icon={Play}
            disabled={opened === null || !isIdle(opened)}
            onClick={() => {
              if (opened) run([opened]);
              setOpened(null);
            }}
          >
            {t('jobs.run')}
          </Button>
        }
      />
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </>
  );
}
