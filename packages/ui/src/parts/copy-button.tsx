import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../base/i18n/index.ts';
import { Button, toast } from './components/index.ts';
import { failureText } from '../base/forms/failure-text.ts';

/** Milliseconds that the button shows "Copied". */
const shownFor = 2_000;

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label, className }: { text: string; label: string; className?: string }) {
  const { t } = useTexts('account');
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      (error: unknown) => toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' }),
    );
  };
  return (
    <>
      <Button size="sm" icon={copied ? Check : Copy} onClick={copy} {...(className && { className })}>
        {copied ? t('settings.totp.copied') : label}
      </Button>
      <span role="status" className="sr-only">
        {copied && t('settings.totp.copied')}
      </span>
    </>
  );
}
