import type { UserDetails } from '@vitae/api/contract';
import { Ban, Download, Ellipsis, LogOut, Shield, Trash2, Undo2, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { dayText, momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { relativeTime } from '../../../base/relative-time.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { Link, useParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button, IconButton, Menu, toast, type MenuEntry } from '../../../parts/components/index.ts';
import { DetailFrame } from '../detail-frame.tsx';
import { Facts, Panel } from '../facts.tsx';
import { MailTo } from '../mail-list.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { UserBadges } from './user-badges.tsx';
import { bytesText, deletionText, userSteps } from './user-steps.ts';
import { WalletPanel } from './wallet-panel.tsx';

/** An account: what it is, what can be done about it, and what was done. */
export function UserPage() {
  const { t } = useTexts('admin');
  const { id = '' } = useParams();
  const remote = useRemote({ key: ['admin user', id], load: () => callApi((api) => api.admin.users.get({ id })) });
  return (
    <DetailFrame back="/admin/users" backText={t('user.back')} remote={remote} failed={t('user.failed')}>
      {(user) => <User user={user} />}
    </DetailFrame>
  );
}

function User({ user }: { user: UserDetails }) {
  const { t, language } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const refresh = () =>
    void remoteClient().invalidateQueries({
      predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (users?|record|mail)$/.test(name),
    });
  const steps = userSteps([user], refresh);
  const download = useDownload(user, refresh);
  const isSuspended = user.status === 'suspended';
  const more: MenuEntry[] = [
    { label: t('user.download'), icon: Download, onSelect: () => setStep(download) },
    ...(user.isMe
      ? []
      : [
          user.role === 'admin'
            ? { label: t('user.makeUser'), icon: Shield, danger: true, onSelect: () => setStep(steps.makeUser) }
            : { label: t('user.makeAdmin'), icon: Shield, onSelect: () => setStep(steps.makeAdmin) },
          'separator' as const,
          user.deletedAt === null
            ? { label: t('user.remove'), icon: Trash2, danger: true, onSelect: () => setStep(steps.remove) }
            : { label: t('user.keep'), icon: Undo2, onSelect: () => setStep(steps.keep) },
        ]),
  ];
  const counted = ({ count, isMore }: UserDetails['documents']) =>
    isMore ? t('user.more', { count }) : new Intl.NumberFormat(language).format(count);
  const waysIn = [
    user.hasPassword && t('user.password'),
    user.hasGoogle && t('user.google'),
    user.passkeys > 0 && t('user.passkeys', { count: user.passkeys }),
    user.hasTotp && t('user.totp'),
  ].filter((way) => way !== false);
  const nameOf = (type: 'language' | 'region', code: string) => {
    try {
      return new Intl.DisplayNames(language, { type }).of(code) ?? code;
    } catch {
      // Nobody has said it, or it is no code any more.
      return code;
    }
  };
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-24 wrap-anywhere">{user.name || user.email}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-14 text-ink-soft">
            <span className="wrap-anywhere">{user.email}</span>
            <UserBadges user={user} />
            {user.isMe && <Badge tone="good">{t('user.you')}</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button icon={LogOut} onClick={() => setStep(steps.signOut)}>
            {t('user.signOut')}
          </Button>
          {!user.isMe && (
            <Button
              icon={isSuspended ? UserCheck : Ban}
              variant={isSuspended ? 'primary' : 'secondary'}
              onClick={() => setStep(isSuspended ? steps.reinstate : steps.suspend)}
            >
              {t(isSuspended ? 'user.reinstate' : 'user.suspend')}
            </Button>
          )}
          <Menu label={t('user.actions')} align="end" items={more}>
            {(props) => <IconButton {...props} variant="secondary" icon={Ellipsis} label={t('user.actions')} />}
          </Menu>
        </div>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('user.facts')}>
          <Facts
            facts={[
              [t('user.id'), <code key="id">{user.id}</code>],
              [t('user.created'), momentText(user.createdAt, language)],
              ...(user.deletedAt === null ? [] : [[t('users.state'), deletionText(user.deletedAt, language)] as const]),
              [t('users.country'), nameOf('region', user.country)],
              [t('user.locale'), nameOf('language', user.locale)],
              [t('user.waysIn'), new Intl.ListFormat(language, { type: 'unit' }).format(waysIn) || t('user.none')],
              [t('user.storage'), bytesText(user.storedBytes, language)],
              [
                t('user.documents'),
                <Link
                  key="documents"
                  to={`/admin/resumes?search=${encodeURIComponent(user.email)}`}
                  className="text-accent-ink hover:underline"
                >
                  {counted(user.documents)}
                </Link>,
              ],
              [t('user.evaluations'), counted(user.evaluations)],
            ]}
          />
        </Panel>
        <Panel title={t('user.sessions')}>
          {user.sessions.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('user.noSessions')}</p>
          ) : (
            <table className="w-full text-14">
              <thead>
                <tr className="text-start text-12 text-ink-faint">
                  <th className="py-1 font-medium">{t('user.device')}</th>
                  <th className="py-1 font-medium">{t('user.lastSeen')}</th>
                  <th className="py-1 font-medium max-sm:hidden">{t('user.since')}</th>
                </tr>
              </thead>
              <tbody>
                {user.sessions.map((session) => (
                  <tr key={session.id} className="border-t border-line">
                    <td className="py-2 pe-3">{session.device}</td>
                    <td className="py-2 pe-3">{relativeTime(session.lastSeenAt, language)}</td>
                    <td className="py-2 max-sm:hidden">{dayText(session.createdAt, language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Panel>
      </div>
      <WalletPanel user={user} onChanged={refresh} />
      <Panel title={t('user.mail')}>
        <MailTo recipient={user.email} />
      </Panel>
      <section className="flex flex-col gap-3">
        <h2 className="text-16">{t('user.record')}</h2>
        <RecordList subjects={[`user ${user.id}`]} />
      </section>
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </div>
  );
}

/** Everything the account holds, as its person would download it. */
function useDownload({ id }: UserDetails, onDone: () => void): ReasonedStep {
  const { t } = useTexts('admin');
  const { files } = usePlatform();
  return {
    title: t('user.downloadTitle'),
    hint: t('user.downloadHint'),
    action: t('user.download'),
    act: async (reason) => {
      const zip = await callApi((api) => api.admin.users.download({ id, reason }));
      const file = { name: zip.name || 'export.zip', type: zip.type, content: zip };
      if ((await files.save(file)) !== false) toast({ title: t('user.downloaded', { name: file.name }), tone: 'good' });
      onDone();
    },
  };
}
