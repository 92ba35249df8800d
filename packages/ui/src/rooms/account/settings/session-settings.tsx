import type { ApiClient } from '@vitae/api/client';
import { Laptop, Smartphone } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Badge, Button, Skeleton, toast } from '../../../parts/components/index.ts';
import { relativeTime } from '../../../base/relative-time.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { dayText } from '../../../base/day-text.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { useRemote, useRemoteChange } from '../../../base/remote/use-remote.ts';
import { columnsOf, DataTable } from '../../../parts/table/data-table.tsx';
import { SettingsSection } from './settings-section.tsx';

type DeviceSession = Awaited<ReturnType<ApiClient['account']['sessions']['list']>>['sessions'][number];

const { columns, accessor, display } = columnsOf<DeviceSession>();

/** The sessions of the account, and buttons to end them. */
export function SessionSettings() {
  const { t, language } = useTexts('account');
  const remote = useRemote({ key: ['sessions'], load: () => callApi((api) => api.account.sessions.list()) });
  const sessions = remote.data?.sessions ?? none;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const { mutate, isPending } = useRemoteChange(
    async (ended: readonly DeviceSession[]) => {
      for (const { id } of ended) await callApi((api) => api.account.sessions.revoke({ id }));
    },
    ['sessions'],
  );
  const end = useCallback(
    (ended: readonly DeviceSession[], message: string) =>
      mutate(ended, {
        onSuccess: () => toast({ title: message, tone: 'good' }),
        onError: (error) => toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' }),
      }),
    [mutate, t],
  );
  const shown = useMemo(
    () =>
      columns([
        accessor('device', {
          header: t('settings.sessions.device'),
          cell: ({ row }) => <DeviceName session={row.original} />,
        }),
        accessor('lastSeenAt', {
          header: t('settings.sessions.lastSeen'),
          sortDescFirst: true,
          cell: ({ getValue }) => <time dateTime={getValue()}>{relativeTime(getValue(), language)}</time>,
        }),
        accessor('createdAt', {
          header: t('settings.sessions.since'),
          sortDescFirst: true,
          cell: ({ getValue }) => <time dateTime={getValue()}>{dayText(getValue(), language)}</time>,
        }),
        display({
          id: 'actions',
          header: () => <span className="sr-only">{t('settings.sessions.actions')}</span>,
          cell: ({ row: { original: one } }) => (
            <div className="flex justify-end">
              {one.isCurrent ? (
                <Badge tone="good">{t('settings.sessions.current')}</Badge>
              ) : (
                <Button
                  size="sm"
                  disabled={isPending}
                  aria-label={t('settings.sessions.endNamed', { device: one.device })}
                  onClick={() => end([one], t('settings.sessions.ended', { device: one.device }))}
                >
                  {t('settings.sessions.end')}
                </Button>
              )}
            </div>
          ),
        }),
      ]),
    [t, language, isPending, end],
  );
  return (
    <SettingsSection id="sessions" isWide title={t('settings.sessions.title')} intro={t('settings.sessions.intro')}>
      {remote.isPending && <Skeleton className="h-24" />}
      {remote.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
          <p className="text-ink-soft">
            {t('settings.sessions.failed')}. {failureText(remote.error)}
          </p>
          <Button size="sm" onClick={() => void remote.refetch()}>
            {t('settings.sessions.retry')}
          </Button>
        </div>
      )}
      {remote.isSuccess && (
        <DataTable
          label={t('settings.sessions.title')}
          columns={shown}
          rows={sessions}
          rowId={({ id }) => id}
          wideOnly={['createdAt']}
          sorting={[{ id: 'lastSeenAt', desc: true }]}
        />
      )}
      {others.length > 1 && (
        <Button className="mt-3" disabled={isPending} onClick={() => end(others, t('settings.sessions.endedOthers'))}>
          {t('settings.sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  );
}

/** One array for every render without rows: the table would treat a new one as new rows. */
const none: DeviceSession[] = [];

function DeviceName({ session: { device } }: { session: DeviceSession }) {
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Laptop;
  return (
    <span className="flex min-w-36 items-center gap-3 font-medium">
      <Icon size={20} aria-hidden className="shrink-0 text-ink-faint" />
      {device}
    </span>
  );
}
