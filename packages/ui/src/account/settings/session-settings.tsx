import type { ApiClient } from '@vitae/api/client';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, Button, Skeleton, toast } from '../../components/index.ts';
import { relativeTime } from '../../library/relative-time.ts';
import { callApi } from '../../session/start-session.ts';
import { dayText } from '../day-text.ts';
import { failureText } from '../form/failure-text.ts';
import { useRemote } from '../use-remote.ts';
import { SettingsSection } from './settings-section.tsx';

type DeviceSession = Awaited<ReturnType<ApiClient['account']['sessions']['list']>>['sessions'][number];

const load = async (): Promise<DeviceSession[]> => (await callApi((api) => api.account.sessions.list())).sessions;

/** Where the account is signed in, and the way to end it. */
export function SessionSettings() {
  const { t } = useTranslation('account');
  const [remote, again] = useRemote(load);
  const [busy, setBusy] = useState(false);
  const sessions = remote.status === 'ready' ? remote.value : [];
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = async (ended: readonly DeviceSession[], said: string) => {
    setBusy(true);
    try {
      for (const { id } of ended) await callApi((api) => api.account.sessions.revoke({ id }));
      toast({ title: said, tone: 'good' });
    } catch (error) {
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
      again();
    }
  };
  return (
    <SettingsSection id="sessions" title={t('settings.sessions.title')} intro={t('settings.sessions.intro')}>
      {remote.status === 'loading' && <Skeleton className="h-24" />}
      {remote.status === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
          <p className="text-ink-soft">
            {t('settings.sessions.failed')}. {failureText(remote.error)}
          </p>
          <Button size="sm" onClick={again}>
            {t('settings.sessions.retry')}
          </Button>
        </div>
      )}
      {remote.status === 'ready' && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {sessions.map((one) => (
            <li key={one.id} className="flex items-center gap-3 px-4 py-3">
              <SessionWords session={one} />
              {one.isCurrent ? (
                <Badge tone="good">{t('settings.sessions.current')}</Badge>
              ) : (
                <Button size="sm" disabled={busy} aria-label={t('settings.sessions.endNamed', { device: one.device })} onClick={() => void end([one], t('settings.sessions.ended', { device: one.device }))}>
                  {t('settings.sessions.end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button className="mt-3" disabled={busy} onClick={() => void end(others, t('settings.sessions.endedOthers'))}>
          {t('settings.sessions.endOthers')}
        </Button>
      )}
    </SettingsSection>
  );
}

function SessionWords({ session: { device, lastSeenAt, createdAt } }: { session: DeviceSession }) {
  const { t, i18n } = useTranslation('account');
  const Icon = /android|iphone|ipad|ios/i.test(device) ? Smartphone : Laptop;
  return (
    <>
      <Icon size={20} aria-hidden className="text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-medium">{device}</p>
        <p className="text-13 text-ink-faint">
          <time dateTime={lastSeenAt}>{t('settings.sessions.lastSeen', { when: relativeTime(lastSeenAt, i18n.language) })}</time>
          {' · '}
          {t('settings.sessions.since', { date: dayText(createdAt, i18n.language) })}
        </p>
      </div>
    </>
  );
}
