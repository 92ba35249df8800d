import type { ShareLink } from '@vitae/api/contract';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dayText } from '../../base/day-text.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useRemoteChange } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, Callout, LineInput, toast } from '../components/index.ts';
import { CopyButton } from '../copy-button.tsx';
import { ShareFields, useShareEntries } from './share-fields.tsx';
import { endOfDay } from './share-values.ts';

/** A link: its address, what it shows, how often it was opened, and changing or ending it. */
export function ShareCard({ link }: { link: ShareLink }) {
  const { t, language } = useTexts('sync');
  const [stage, setStage] = useState<'shown' | 'changing' | 'ending'>('shown');
  const [now] = useState(() => new Date());
  const { url, views, rev, hasPassword, expiresAt } = link;
  const isOver = expiresAt !== null && new Date(expiresAt) <= now;
  const facts = [
    t(rev === null ? 'share.isFollowing' : 'share.isStaying'),
    ...(hasPassword ? [t('share.hasPassword')] : []),
    ...(expiresAt === null
      ? []
      : [t(isOver ? 'share.endedOn' : 'share.endsOn', { day: dayText(expiresAt, language) })]),
    t('share.views', { count: views }),
  ];
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-48 flex-1">
          <LineInput
            readOnly
            aria-label={t('share.address')}
            value={url}
            dir="ltr"
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <CopyButton text={url} label={t('share.copy')} />
      </div>
      <p className="text-13 text-ink-soft">{facts.join(' · ')}</p>
      {stage === 'shown' && (
        <div className="flex flex-wrap items-center gap-2">
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1.5 rounded-control text-13 font-medium text-accent-ink underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            <ExternalLink size={16} aria-hidden />
            {t('share.open')}
          </a>
          <span className="flex-1" />
          <Button size="sm" variant="ghost" onClick={() => setStage('changing')}>
            {t('share.change')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setStage('ending')}>
            {t('share.endLink')}
          </Button>
        </div>
      )}
      {stage === 'changing' && <ChangeForm link={link} onClose={() => setStage('shown')} />}
      {stage === 'ending' && <EndQuestion link={link} onClose={() => setStage('shown')} />}
    </li>
  );
}

interface StageProps {
  link: ShareLink;
  onClose: () => void;
}

function ChangeForm({ link: { id, document, rev, hasPassword, expiresAt }, onClose }: StageProps) {
  const { t } = useTexts('sync');
  const dayBefore = expiresAt === null ? '' : new Date(expiresAt).toLocaleDateString('sv');
  const { isSound, ...fields } = useShareEntries({ follows: rev === null, day: dayBefore });
  const { follows, password, day } = fields.entries;
  const change = useRemoteChange(
    (input: { password?: string | null }) =>
      callApi((api) =>
        api.shares.update({
          id,
          ...input,
          ...(follows === (rev === null) ? {} : { follows }),
          ...(day === dayBefore ? {} : { expiresAt: day === '' ? null : endOfDay(day) }),
        }),
      ),
    ['shares', document],
  );
  const save = (input: { password?: string | null }) => change.mutate(input, { onSuccess: onClose });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound()) save(password === '' ? {} : { password });
      }}
    >
      <ShareFields {...fields} />
      {hasPassword && (
        <Button size="sm" className="self-start" disabled={change.isPending} onClick={() => save({ password: null })}>
          {t('share.removePassword')}
        </Button>
      )}
      {change.isError && (
        <Callout tone="danger" role="alert">
          {failureText(change.error)}
        </Callout>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" disabled={change.isPending}>
          {t('share.save')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('share.cancel')}
        </Button>
      </div>
    </form>
  );
}

function EndQuestion({ link: { id, document }, onClose }: StageProps) {
  const { t } = useTexts('sync');
  const first = useRef<HTMLButtonElement>(null);
  // The question takes the place of the button that was pressed.
  useEffect(() => first.current?.focus(), []);
  const end = useRemoteChange(() => callApi((api) => api.shares.revoke({ id })), ['shares', document]);
  return (
    <div role="alertdialog" aria-label={t('share.endAsk')} className="flex flex-col gap-3">
      <p className="text-14">
        <strong className="block font-semibold">{t('share.endAsk')}</strong>
        {t('share.endText')}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="danger"
          ref={first}
          disabled={end.isPending}
          onClick={() =>
            end.mutate(undefined, {
              onSuccess: () => toast({ title: t('share.ended'), tone: 'good' }),
              onError: (error) =>
                toast({ title: t('share.notEnded'), description: failureText(error), tone: 'danger' }),
            })
          }
        >
          {t('share.endLink')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('share.keep')}
        </Button>
      </div>
    </div>
  );
}
