import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { errorText } from '../../base/error-text.ts';
import { Button } from '../../parts/components/index.ts';
import { codeTries } from './entering.ts';
import type { CodeState } from './use-code-request.ts';

/** How long a code is valid, how often it may be tried, and a button to request a new one. */
export function CodeNotes({ state, onResend }: { state: CodeState; onResend: () => Promise<void> }) {
  const { t } = useTexts('onboard');
  const [status, setStatus] = useState('');
  const [busy, setBusy] = useState(false);
  const { kind, minutesLeft, triesLeft, secondsToResend } = state;
  const isMailed = kind !== 'totp';
  const send = async () => {
    setBusy(true);
    try {
      await onResend();
      setStatus(t('otp.resent'));
    } catch (error) {
      setStatus(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const spent = () => (isMailed ? t('otp.noTries') : t('otp.noTriesTotp'));
  const sentences = [
    isMailed && triesLeft > 0 && (minutesLeft > 0 ? t('otp.valid', { count: minutesLeft }) : t('otp.expired')),
    triesLeft < codeTries && (triesLeft > 0 ? t('otp.tries', { count: triesLeft }) : spent()),
    isMailed && t('otp.notThere'),
  ];
  return (
    <div className="flex flex-col items-start gap-2 text-13 text-ink-faint">
      <p>{sentences.filter(Boolean).join(' ')}</p>
      {isMailed && (
        <Button
          variant="ghost"
          size="sm"
          className="-ms-2.5 tabular-nums"
          disabled={busy || secondsToResend > 0}
          onClick={() => void send()}
        >
          {secondsToResend > 0 ? t('otp.resendIn', { count: secondsToResend }) : t('otp.resend')}
        </Button>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {status}
      </p>
    </div>
  );
}
