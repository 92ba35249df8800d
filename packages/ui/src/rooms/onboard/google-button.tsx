import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePlatform } from '../../base/platform.ts';
import { Button, toast } from '../../parts/components/index.ts';
import { safePath } from '../../base/session/safe-path.ts';
import { startSocial } from '../../base/session/social.ts';
import { session } from '../../base/session/start-session.ts';
import { useNext } from './entering.ts';

/** Sign-in with Google; absent if the site does not support it. */
export function GoogleButton() {
  const { t } = useTexts('onboard');
  const { settings } = usePlatform();
  const next = useNext();
  const [busy, setBusy] = useState(false);
  if (!settings.googleSignIn) return null;
  const go = async () => {
    setBusy(true);
    try {
      location.assign(await startSocial('google', { session: await session(), callbackUrl: safePath(next) }));
    } catch (error) {
      setBusy(false);
      toast({ title: errorText(error), tone: 'danger' });
    }
  };
  return (
    <Button size="lg" className="w-full" aria-disabled={busy} onClick={() => void (busy || go())}>
      <GoogleMark />
      {busy ? t('goingToGoogle') : t('google')}
    </Button>
  );
}

/** Google's own mark, as its guidelines for sign-in buttons require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width={20} height={20} aria-hidden>
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.2 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
      />
      <path fill="#FBBC05" d="M10.5 28.6A14.5 14.5 0 0 1 9.8 24c0-1.6.3-3.1.8-4.6l-8-6.2a24 24 0 0 0 0 21.6l7.9-6.2z" />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.4-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}
