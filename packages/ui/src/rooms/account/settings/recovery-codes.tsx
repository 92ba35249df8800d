import { Download } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';

/** The recovery codes, shown only once. */
export function RecoveryCodes({
  codes,
  email,
  onDone,
}: {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}) {
  const { t } = useTexts('account');
  const { files, settings } = usePlatform();
  const list = codes.join('\n');
  const download = () => {
    const text = `${t('settings.totp.fileHeading', { email, appName: settings.appName })}\n\n${list}\n`;
    files
      .save({
        name: t('settings.totp.fileName'),
        type: 'text/plain',
        content: new Blob([text], { type: 'text/plain' }),
      })
      .catch((error: unknown) => toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' }));
  };
  return (
    <div className="flex flex-col gap-4 rounded-card border border-notice-line p-4">
      <div>
        <h3 className="text-14">{t('settings.totp.codesTitle')}</h3>
        <p className="mt-0.5 text-13 text-ink-soft">{t('settings.totp.codesText')}</p>
      </div>
      <ol className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-14">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={list} label={t('settings.totp.copyCodes')} />
        <Button size="sm" icon={Download} onClick={download}>
          {t('settings.totp.downloadCodes')}
        </Button>
        <Button size="sm" variant="primary" onClick={onDone}>
          {t('settings.totp.done')}
        </Button>
      </div>
    </div>
  );
}
