import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform, type HeldAccount, type HeldState } from '../../../base/platform.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { useHeldState } from '../../../base/session/use-held-state.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { SettingsSection } from './settings-section.tsx';

/** How the sign-in is stored if the system has no keychain for it; absent if it has one. */
export function KeepingSettings() {
  const { account } = usePlatform();
  const held = useHeldState(account);
  if (!account || !held || held.keeping === 'protected') return null;
  return <Unprotected account={account} keeping={held.keeping} />;
}

function Unprotected({
  account,
  keeping,
}: {
  account: HeldAccount;
  keeping: Exclude<HeldState['keeping'], 'protected'>;
}) {
  const { t } = useTexts('account');
  const [busy, setBusy] = useState(false);
  const choose = async (agreed: boolean) => {
    setBusy(true);
    try {
      await account.allowUnprotected(agreed);
    } catch (error) {
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const isPlain = keeping === 'plain';
  return (
    <SettingsSection
      id="keeping"
      title={t('settings.keeping.title')}
      intro={t(`settings.keeping.${keeping}`)}
      {...(isPlain && { badge: { tone: 'notice', label: t('settings.keeping.badge') } })}
    >
      <p className="mb-3 text-14">{t(isPlain ? 'settings.keeping.plainText' : 'settings.keeping.memoryText')}</p>
      <Button disabled={busy} onClick={() => void choose(!isPlain)}>
        {t(isPlain ? 'settings.keeping.forget' : 'settings.keeping.keep')}
      </Button>
    </SettingsSection>
  );
}
