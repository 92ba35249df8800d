import { longest } from '@vitae/api';
import type { Passkey, User } from '@vitae/api/contract';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import * as z from 'zod/mini';
import { dayText } from '../../../base/day-text.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { currentPasswordRule, filledRule } from '../../../base/forms/field-rules.ts';
import { givenPassword } from '../../../base/forms/passwords.ts';
import { useForm } from '../../../base/forms/use-form.ts';
import { usePlatform } from '../../../base/platform.ts';
import { relativeTime } from '../../../base/relative-time.ts';
import { useRemote, useRemoteChange } from '../../../base/remote/use-remote.ts';
import { hasPasskeys, makePasskey, PasskeyError } from '../../../base/session/passkeys.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button, Dialog, Field, LineInput, Skeleton, toast } from '../../../parts/components/index.ts';
import { CurrentPasswordField } from '../../../parts/forms/current-password-field.tsx';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { SettingsSection } from './settings-section.tsx';

type Stage = { is: 'shown' } | { is: 'adding' } | { is: 'naming' | 'removing'; passkey: Passkey };

/** Signing in with a fingerprint, a face or a device PIN instead of password and code. */
export function PasskeySettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const { account } = usePlatform();
  const [stage, setStage] = useState<Stage>({ is: 'shown' });
  const close = () => setStage({ is: 'shown' });
  const remote = useRemote({ key: ['passkeys'], load: () => callApi((api) => api.account.passkeys.list()) });
  const passkeys = remote.data?.passkeys ?? [];
  return (
    <SettingsSection
      id="passkeys"
      title={t('settings.passkeys.title')}
      intro={t('settings.passkeys.intro')}
      {...(passkeys.length > 0 && { badge: { tone: 'good', label: t('settings.passkeys.on') } })}
    >
      <div className="flex flex-col gap-4">
        {remote.isPending && <Skeleton className="h-12" />}
        {remote.isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-14">
            <p className="text-ink-soft">
              {t('settings.passkeys.notLoaded')}. {failureText(remote.error)}
            </p>
            <Button size="sm" onClick={() => void remote.refetch()}>
              {t('settings.sessions.retry')}
            </Button>
          </div>
        )}
        {passkeys.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onName={() => setStage({ is: 'naming', passkey })}
                onRemove={() => setStage({ is: 'removing', passkey })}
              />
            ))}
          </ul>
        )}
        {stage.is === 'adding' ? (
          <AddForm hasPassword={user.hasPassword} onClose={close} />
        ) : account || !hasPasskeys() ? (
          <p className="text-14 text-ink-soft">
            {t(account ? 'settings.passkeys.elsewhere' : 'settings.passkeys.notHere')}
          </p>
        ) : (
          <Button icon={Plus} className="self-start" onClick={() => setStage({ is: 'adding' })}>
            {t('settings.passkeys.add')}
          </Button>
        )}
      </div>
      <Dialog
        open={stage.is === 'naming'}
        onOpenChange={(open) => open || close()}
        title={t('settings.passkeys.rename')}
        description={t('settings.passkeys.renameText')}
      >
        {stage.is === 'naming' && <NameForm passkey={stage.passkey} onClose={close} />}
      </Dialog>
      <Dialog
        open={stage.is === 'removing'}
        onOpenChange={(open) => open || close()}
        title={stage.is === 'removing' ? t('settings.passkeys.removeAsk', { name: stage.passkey.name }) : ''}
        description={t('settings.passkeys.removeText')}
      >
        {stage.is === 'removing' && (
          <RemoveForm passkey={stage.passkey} hasPassword={user.hasPassword} onClose={close} />
        )}
      </Dialog>
    </SettingsSection>
  );
}

function PasskeyRow({
  passkey: { name, createdAt, lastUsedAt },
  onName,
  onRemove,
}: {
  passkey: Passkey;
  onName: () => void;
  onRemove: () => void;
}) {
  const { t, language } = useTexts('account');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2.5">
      <KeyRound size={20} aria-hidden className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-14 font-medium break-words">{name}</p>
        <p className="text-13 text-ink-faint">
          {t('settings.passkeys.added', { date: dayText(createdAt, language) })}
          {' · '}
          {lastUsedAt === null
            ? t('settings.passkeys.unused')
            : t('settings.passkeys.used', { when: relativeTime(lastUsedAt, language) })}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" variant="ghost" aria-label={t('settings.passkeys.renameNamed', { name })} onClick={onName}>
          {t('settings.passkeys.rename')}
        </Button>
        <Button size="sm" variant="ghost" aria-label={t('settings.passkeys.removeNamed', { name })} onClick={onRemove}>
          {t('settings.passkeys.remove')}
        </Button>
      </div>
    </li>
  );
}

function AddForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTexts('account');
  const { mutateAsync } = useRemoteChange(
    async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
      const { challengeId, options } = await callApi((api) =>
        api.account.passkeys.start(givenPassword(currentPassword)),
      );
      const credential = await makePasskey(options).catch((error: unknown) => {
        throw error instanceof PasskeyError ? new Error(t(`settings.passkeys.trouble.${error.trouble}`)) : error;
      });
      await callApi((api) => api.account.passkeys.add({ challengeId, credential, ...(name && { name }) }));
    },
    ['passkeys'],
  );
  const form = useForm({
    initial: { currentPassword: '', name: '' },
    schema: z.object({
      currentPassword: currentPasswordRule(t('form.required'), hasPassword),
      name: z.pipe(
        z.string(),
        z.transform((typed) => typed.trim()),
      ),
    }),
    submit: async (given) => {
      await mutateAsync(given);
      toast({ title: t('settings.passkeys.wasAdded'), tone: 'good' });
      onClose();
    },
  });
  return (
    <FormFrame form={form}>
      {hasPassword && <CurrentPasswordField form={form} />}
      <Field label={t('settings.passkeys.name')} hint={t('settings.passkeys.nameHint')}>
        <LineInput {...form.control('name')} autoComplete="off" maxLength={longest.passkeyName} />
      </Field>
      <p className="text-13 text-ink-soft">{t('settings.passkeys.how')}</p>
      <FormActions submit={t('settings.passkeys.begin')} busy={form.busy} failure={form.failure} onCancel={onClose} />
    </FormFrame>
  );
}

function NameForm({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTexts('account');
  const { mutateAsync } = useRemoteChange(
    (next: string) => callApi((api) => api.account.passkeys.rename({ id, name: next })),
    ['passkeys'],
  );
  const form = useForm({
    initial: { name },
    schema: z.object({ name: filledRule(t('form.required')) }),
    submit: async (given) => {
      await mutateAsync(given.name);
      onClose();
    },
  });
  return (
    <FormFrame form={form}>
      <Field label={t('settings.passkeys.name')} {...(form.errors.name && { error: form.errors.name })}>
        <LineInput {...form.control('name')} autoComplete="off" maxLength={longest.passkeyName} />
      </Field>
      <FormActions
        submit={t('settings.passkeys.saveName')}
        busy={form.busy}
        failure={form.failure}
        onCancel={onClose}
      />
    </FormFrame>
  );
}

function RemoveForm({
  passkey: { id, name },
  hasPassword,
  onClose,
}: {
  passkey: Passkey;
  hasPassword: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts('account');
  const { mutateAsync } = useRemoteChange(
    (currentPassword: string) =>
      callApi((api) => api.account.passkeys.remove({ id, ...givenPassword(currentPassword) })),
    ['passkeys'],
  );
  const form = useForm({
    initial: { currentPassword: '' },
    schema: z.object({ currentPassword: currentPasswordRule(t('form.required'), hasPassword) }),
    submit: async ({ currentPassword }) => {
      await mutateAsync(currentPassword);
      toast({ title: t('settings.passkeys.wasRemoved', { name }), tone: 'good' });
      onClose();
    },
  });
  return (
    <FormFrame form={form}>
      {hasPassword && <CurrentPasswordField form={form} />}
      <FormActions
        submit={t('settings.passkeys.removeIt')}
        busy={form.busy}
        failure={form.failure}
        danger
        onCancel={onClose}
      />
    </FormFrame>
  );
}
