import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, ProgressBar, toast } from '../../../parts/components/index.ts';
import { rawFile } from '../../../base/documents/document-actions.ts';
import { useSession } from '../../../base/session/session-state.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { useUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** Everything in one file: of the account, or of this device if there is none. */
export function ExportSettings() {
  const { t } = useTexts('account');
  const { account, documents, files } = usePlatform();
  const user = useUser();
  const isOffline = useSession((state) => state.isOffline);
  /** Data on the server needs a connection; data on this device is always available. */
  const isAccount = user !== null && !isOffline;
  const [busy, setBusy] = useState(false);
  const collect = async () => {
    if (!isAccount) return rawFile('documents', await documents.exportRaw());
    const zip = await callApi((api) => api.account.export());
    return { name: zip.name || 'export.zip', type: zip.type, content: zip };
  };
  /** The name of the saved file, null if the user cancelled. */
  const save = async (): Promise<string | null> => {
    if (isAccount && account) return account.saveExport();
    const file = await collect();
    return (await files.save(file)) === false ? null : file.name;
  };
  const download = async () => {
    setBusy(true);
    try {
      const name = await save();
      if (name !== null) toast({ title: t('settings.export.done', { name }), tone: 'good' });
    } catch (error) {
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection
      id="export"
      title={t('settings.export.title')}
      intro={t(isAccount ? 'settings.export.intro' : 'settings.export.introLocal')}
    >
      <Button icon={Download} disabled={busy} onClick={() => void download()}>
        {t(isAccount ? 'settings.export.action' : 'settings.export.actionLocal')}
      </Button>
      {busy && <ProgressBar label={t('settings.export.busy')} className="mt-3" />}
    </SettingsSection>
  );
}
