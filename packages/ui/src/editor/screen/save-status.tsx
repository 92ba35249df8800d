import { CircleAlert, Check, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/error-text.ts';
import { loadAreas } from '../../app/i18n/index.ts';
import { usePlatform } from '../../app/platform.ts';
import { Button, Callout, toast } from '../../components/index.ts';
import { late } from '../../components/late.tsx';
import { rawFile } from '../../library/document-actions.ts';
import { useSession } from '../../session/session-state.ts';
import { useEditor, useEditorState } from '../state/index.ts';

const SyncStatus = late(async () => {
  const [{ SyncStatus: Component }] = await Promise.all([import('../../sync/sync-status.tsx'), loadAreas(['sync'])]);
  return Component;
});

/** Saving takes a few milliseconds: only what takes longer than this is worth a word. */
const worthAWord = 400;

/** Whether the document is safe, in a word. */
export function SaveStatus() {
  const { t } = useTranslation('editor');
  const status = useEditorState(({ save }) => save.status);
  const isSignedIn = useSession(({ user }) => user !== null);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (status !== 'saving') return undefined;
    const timer = setTimeout(() => setIsSlow(true), worthAWord);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [status]);
  const shown = status === 'saving' && !isSlow ? 'saved' : status;
  const Icon = { saved: Check, saving: LoaderCircle, failed: CircleAlert }[shown];
  return (
    <span role="status" className={shown === 'failed' ? 'flex items-center gap-1 text-13 font-medium text-danger-ink' : 'flex items-center gap-1 text-13 text-ink-faint'}>
      {shown === 'saved' && isSignedIn ? (
        <SyncStatus />
      ) : (
        <>
          <Icon size={16} aria-hidden />
          <span className={shown === 'failed' ? undefined : 'max-sm:sr-only'}>{t(`save.${shown}`)}</span>
        </>
      )}
    </span>
  );
}

/** Saves the document as it is, as a file. */
function DownloadCopy({ variant }: { variant?: 'primary' }) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const { files } = usePlatform();
  const download = async () => {
    const { document } = editor.state.getState();
    try {
      await files.save(rawFile(`${document.slug}.vitae`, document));
    } catch (failure) {
      toast({ title: t('open.downloadFailed'), description: errorText(failure), tone: 'danger' });
    }
  };
  return (
    <Button size="sm" variant={variant} onClick={() => void download()}>
      {t('downloadJson')}
    </Button>
  );
}

/** Nothing is kept here beyond this tab: what that means, and the way to keep the text. */
export function TemporaryNote() {
  const { t } = useTranslation('editor');
  return (
    <Callout tone="notice" className="shrink-0 rounded-none" actions={<DownloadCopy />}>
      {t('temporary')}
    </Callout>
  );
}

/** Saving fails: what that means, and the way to keep the text. */
export function SaveTrouble() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const error = useEditorState(({ save }) => (save.status === 'failed' ? save.error : null));
  if (!error) return null;
  return (
    <Callout
      role="alert"
      tone="danger"
      icon={CircleAlert}
      title={t('save.trouble')}
      className="shrink-0 rounded-none"
      actions={
        <>
          <DownloadCopy variant="primary" />
          <Button size="sm" onClick={() => void editor.flush().catch(() => undefined)}>
            {t('save.retry')}
          </Button>
        </>
      }
    >
      {error.message}
    </Callout>
  );
}
