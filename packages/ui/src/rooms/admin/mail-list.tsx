import type { QueuedMail } from '@vitae/api/contract';
import { Copy, Send } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { remoteClient } from '../../base/remote/remote-client.ts';
import { useRemotePages } from '../../base/remote/use-remote.ts';
import { Link } from '../../base/router/index.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button } from '../../parts/components/index.ts';
import { copyText } from './copy-text.ts';
import { forEachRow } from './for-each-row.ts';
import { AdminList, type ListPage } from './list/admin-list.tsx';
import { adminColumnsOf } from './list/admin-table.tsx';
import { oneOf, type ListAddress } from './list/use-list-address.ts';
import { Moment } from './moment.tsx';
import { MoreButton } from './more-button.tsx';
import { ReasonDialog, type ReasonedStep } from './reason-dialog.tsx';
import { RemotePart } from './remote-part.tsx';

const { columns, accessor } = adminColumnsOf<QueuedMail>();
const states = ['failed', 'waiting', 'sent', 'all'] as const;
const tones = { failed: 'danger', waiting: 'notice', sent: 'good' } as const;

/** Sending mail again, for a reason. */
function useRetry() {
  const { t } = useTexts('admin');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const refresh = () =>
    void remoteClient().invalidateQueries({
      predicate: ({ queryKey: [, name] }) => name === 'admin mail' || name === 'admin record',
    });
  const retry = (mails: readonly QueuedMail[], onDone?: () => void) =>
    setStep({
      title: t('mail.retryTitle', { count: mails.length }),
      hint: [t('mail.retryHint'), mails.some(({ again }) => again === 'code') && t('mail.codeHint')]
        .filter(Boolean)
        .join(' '),
      action: t('mail.retry'),
      act: (reason) =>
        forEachRow(
          mails,
          ({ id }) => callApi((api) => api.admin.mail.retry({ id, reason })),
          t('mail.retried'),
        ).finally(() => {
          onDone?.();
          refresh();
        }),
    });
  return { retry, dialog: <ReasonDialog step={step} onClose={() => setStep(null)} /> };
}

const queryOf = ({ value }: ListAddress) => {
  const state = oneOf(value('state'), states);
  return {
    search: value('search'),
    order: oneOf(value('order'), ['desc', 'asc'] as const),
    ...(state !== 'all' && { state }),
  };
};

async function load(address: ListAddress, from: { after?: string }): Promise<ListPage<QueuedMail>> {
  const { mails, more, isCapped } = await callApi((api) => api.admin.mail.list({ ...queryOf(address), ...from }));
  return { rows: mails, next: more ? (mails.at(-1)?.id ?? null) : null, isCapped };
}

/** Mail of the server: what failed, waits or was sent, and a way to send it again. */
export function MailList() {
  const { t } = useTexts('admin');
  const { retry, dialog } = useRetry();
  const shown = useMemo(
    () =>
      columns([
        accessor('recipient', {
          header: t('mail.recipient'),
          enableSorting: false,
          cell: ({ getValue }) => (
            <Link
              to={`/admin/users?search=${encodeURIComponent(getValue())}`}
              data-row-link
              className="font-medium wrap-anywhere hover:underline"
            >
              {getValue()}
            </Link>
          ),
        }),
        accessor('state', {
          header: t('mail.state'),
          enableSorting: false,
          cell: ({ getValue }) => <Badge tone={tones[getValue()]}>{t(`mail.${getValue()}`)}</Badge>,
        }),
        accessor('subject', {
          header: t('mail.subject'),
          enableSorting: false,
          cell: ({ getValue, row: { original: mail } }) => getValue() || <NoSubject mail={mail} />,
        }),
        accessor('again', {
          header: t('mail.again'),
          enableSorting: false,
          cell: ({ getValue }) => <span className="text-13 text-ink-soft">{t(`mail.agains.${getValue()}`)}</span>,
        }),
        accessor('attempts', { header: t('mail.attempts'), enableSorting: false }),
        accessor('at', {
          header: t('mail.at'),
          enableSorting: false,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
        accessor('createdAt', {
          id: 'created',
          header: t('mail.created'),
          enableSorting: true,
          sortDescFirst: true,
          cell: ({ getValue }) => <Moment at={getValue()} />,
        }),
      ]),
    [t],
  );
  return (
    <>
      <AdminList
        list="mail"
        label={t('mail.title')}
        columns={shown}
        searchHint={t('mail.searchHint')}
        optional={{
          state: t('mail.state'),
          subject: t('mail.subject'),
          again: t('mail.again'),
          attempts: t('mail.attempts'),
          at: t('mail.at'),
          created: t('mail.created'),
        }}
        rowId={({ id }) => id}
        rowName={({ recipient, subject }) => [recipient, subject].filter(Boolean).join(', ')}
        numbers={['attempts']}
        wideOnly={['subject', 'again', 'attempts', 'at', 'created']}
        firstSort="created"
        filters={[
          {
            name: 'state',
            label: t('mail.state'),
            options: states.map((state) => ({ value: state === 'failed' ? '' : state, label: t(`mail.${state}`) })),
          },
        ]}
        load={load}
        download={(address, reason) => callApi((api) => api.admin.mail.export({ ...queryOf(address), reason }))}
        actions={{
          ofRow: (mail) => [
            ...(mail.canRetry ? [{ label: t('mail.retry'), icon: Send, onSelect: () => retry([mail]) }] : []),
            {
              label: t('mail.copyRecipient'),
              icon: Copy,
              onSelect: () => copyText(mail.recipient),
            },
          ],
          ofSelected: (chosen, clear) => {
            const again = chosen.filter(({ canRetry }) => canRetry);
            return (
              <Button size="sm" icon={Send} disabled={again.length === 0} onClick={() => retry(again, clear)}>
                {t('mail.retry')}
              </Button>
            );
          },
        }}
      />
      {dialog}
    </>
  );
}

/** What stands for a subject that is not shown. */
function NoSubject({ mail }: { mail: QueuedMail }) {
  const { t } = useTexts('admin');
  return <span className="text-ink-faint">{t(mail.kind === 'code' ? 'mail.code' : 'mail.noSubject')}</span>;
}

/** The mail to one address. */
export function MailTo({ recipient }: { recipient: string }) {
  const { t } = useTexts('admin');
  const { retry, dialog } = useRetry();
  const remote = useRemotePages({
    key: ['admin mail', recipient],
    load: (after) => callApi((api) => api.admin.mail.list({ recipient, ...(typeof after === 'string' && { after }) })),
    next: ({ mails, more }) => (more ? (mails.at(-1)?.id ?? null) : null),
  });
  return (
    <div className="flex flex-col gap-3">
      <RemotePart remote={remote} failed={t('mail.loadFailed')} skeleton="h-24">
        {({ pages }) => {
          const mails = pages.flatMap((page) => page.mails);
          return mails.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('mail.none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
              {mails.map((mail) => (
                <Mail key={mail.id} mail={mail} onRetry={() => retry([mail])} />
              ))}
            </ul>
          );
        }}
      </RemotePart>
      <MoreButton remote={remote} />
      {dialog}
    </div>
  );
}

function Mail({ mail, onRetry }: { mail: QueuedMail; onRetry: () => void }) {
  const { t } = useTexts('admin');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-14">
      <Badge tone={tones[mail.state]}>{t(`mail.${mail.state}`)}</Badge>
      <span className="min-w-0 flex-1 truncate text-ink-soft">{mail.subject || <NoSubject mail={mail} />}</span>
      {mail.attempts > 1 && (
        <span className="text-13 text-ink-faint">
          {t('mail.attempts')}: {mail.attempts}
        </span>
      )}
      <Moment at={mail.at} className="text-13 text-ink-faint" />
      <span className="text-13 text-ink-faint">
        {t('mail.again')}: {t(`mail.agains.${mail.again}`)}
      </span>
      {mail.canRetry && (
        <Button size="sm" onClick={onRetry}>
          {t('mail.retry')}
        </Button>
      )}
    </li>
  );
}
