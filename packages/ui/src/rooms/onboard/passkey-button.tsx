import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { hasPasskeys, PasskeyError, signInWithPasskey } from '../../base/session/passkeys.ts';
import { Button, toast } from '../../parts/components/index.ts';
import { useEntering, useNext } from './entering.ts';

/** Sign-in with a passkey; absent if the browser does not support it. */
export function PasskeyButton() {
  const { t } = useTexts('onboard');
  const next = useNext();
  const enter = useEntering();
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const go = async () => {
    setBusy(true);
    try {
      enter(await signInWithPasskey(), { email: '', next });
    } catch (error) {
      setBusy(false);
      const title = error instanceof PasskeyError ? t(`passkey.trouble.${error.trouble}`) : failureText(error);
      toast({ title, tone: 'danger' });
    }
  };
  return (
    <Button size="lg" className="w-full" icon={KeyRound} aria-disabled={busy} onClick={() => void (busy || go())}>
      {t(busy ? 'passkey.busy' : 'passkey.begin')}
    </Button>
  );
}
