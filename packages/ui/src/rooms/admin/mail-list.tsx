import type { QueuedMail } from '@vitae/api/contract';
import { useState } from 'react';
import { momentText } from '../../base/day-text.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemoteChange, useRemotePages } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Badge, Button, Segmented, toast } from '../../parts/components/index.ts';
import { MoreButton } from './more-button.tsx';
import { RemotePart } from './remote-part.tsx';

const states = ['failed', 'waiting', 'sent', 'all'] as const;
const tones = { failed: 'danger', waiting: 'notice', sent: 'good' } as const;

/** Mail of the server, or to one address: what waits, what failed, and a button to send it again. */
export function MailList({ recipient }: { recipient?: string }) {
  const { t } = useTexts('admin');
  const [state, setState] = useState<(typeof states)[number]>(recipient === undefined ? 'failed' : 'all');
  const remote = useRemotePages({
    key: ['admin mail', recipient ?? '', state],
    load: (before) =>
      callApi((api) =>
        api.admin.mail.list({
          ...(recipient !== undefined && { recipient }),
          ...(state !== 'all' && { state }),
          ...(typeof before === 'string' && { before }),
        }),
      ),
    next: ({ mails, more }) => (more ? (mails.at(-1)?.id ?? null) : null),
  });
  const { mutate, isPending } = useRemoteChange(
    (id: string) => callApi((api) => api.admin.mail.retry({ id })),
    ['admin mail'],
  );
  const retry = (id: string) =>
    mutate(id, {
      onSuccess: () => toast({ title: t('mail.retried'), tone: 'good' }),
      onError: (error) => toast({ title: t('mail.notRetried'), description: failureText(error), tone: 'danger' }),
    });
  return (
    <div className="flex flex-col gap-3">
      {recipient === undefined && (
        <Segmented
          label={t('mail.state')}
          className="self-start"
          value={state}
          onValueChange={setState}
          options={states.map((value) => ({ value, label: t(`mail.${value}`) }))}
        />
      )}
      <RemotePart remote={remote} failed={t('mail.loadFailed')} skeleton="h-24">
        {({ pages }) => {
          const mails = pages.flatMap((page) => page.mails);
          return mails.length === 0 ? (
            <p className="text-14 text-ink-soft">{t('mail.none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
              {mails.map((mail) => (
                <Mail
                  key={mail.id}
                  mail={mail}
                  showsRecipient={recipient === undefined}
                  isBusy={isPending}
                  onRetry={() => retry(mail.id)}
                />
              ))}
            </ul>
          );
        }}
      </RemotePart>
      <MoreButton remote={remote} />
    </div>
  );
}

interface MailProps {
  mail: QueuedMail;
  showsRecipient: boolean;
  isBusy: boolean;
  onRetry: () => void;
}

function Mail({ mail, showsRecipient, isBusy, onRetry }: MailProps) {
  const { t, language } = useTexts('admin');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-14">
      <Badge tone={tones[mail.state]}>{t(`mail.${mail.state}`)}</Badge>
      {showsRecipient && <span className="break-all">{mail.recipient}</span>}
      <span className="min-w-0 flex-1 truncate text-ink-soft">{mail.subject || t('mail.noSubject')}</span>
      {mail.attempts > 1 && (
        <span className="text-13 text-ink-faint">
          {t('mail.attempts')}: {mail.attempts}
        </span>
      )}
      <time dateTime={mail.at} className="text-13 whitespace-nowrap text-ink-faint">
        {momentText(mail.at, language)}
      </time>
      {mail.canRetry && (
        <Button size="sm" disabled={isBusy} onClick={onRetry}>
          {t('mail.retry')}
        </Button>
      )}
    </li>
  );
}
