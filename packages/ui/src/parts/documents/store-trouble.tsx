import { DatabaseZap, FileWarning } from 'lucide-react';
import type { RawDocument } from '@vitae/store';
import { useTexts } from '../../base/i18n/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePlatform } from '../../base/platform.ts';
import { Button, Callout, toast } from '../components/index.ts';
import { rawFile } from '../../base/documents/document-actions.ts';

/** Shown if the store does not open: the reason, a retry, and a way to save what is in it. */
export function StoreFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts('library');
  return (
    <Callout
      role="alert"
      tone="danger"
      icon={DatabaseZap}
      title={t('failure.title')}
      className="mx-auto mt-8 max-w-xl"
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
          <DownloadAll />
        </>
      }
    >
      {errorText(error)}
    </Callout>
  );
}

/** Saves everything that the store holds as one file, unchanged. */
export function DownloadAll() {
  const { t } = useTexts('library');
  const { documents: store, files } = usePlatform();
  const download = async () => {
    try {
      await files.save(rawFile('documents', await store.exportRaw()));
    } catch (failure) {
      toast({ title: t('card.failed'), description: errorText(failure), tone: 'danger' });
    }
  };
  return <Button onClick={() => void download()}>{t('failure.download')}</Button>;
}

/** Documents that were set aside because they cannot be read. */
export function DamagedDocuments({ documents }: { documents: RawDocument[] }) {
  const { t } = useTexts('library');
  const { documents: store, files } = usePlatform();
  const attempt = (act: () => Promise<unknown>) => () => {
    act().catch((error: unknown) => toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' }));
  };
  const discard = async () => {
    for (const { id } of documents) await store.discardDamaged(id);
    toast({ title: t('damaged.discarded') });
  };
  return (
    <Callout
      tone="notice"
      icon={FileWarning}
      title={t('damaged.title', { count: documents.length })}
      className="mt-6"
      actions={
        <>
          <Button
            size="sm"
            variant="primary"
            onClick={attempt(() => files.save(rawFile('damaged-documents', documents)))}
          >
            {t('damaged.download')}
          </Button>
          <Button size="sm" onClick={attempt(discard)}>
            {t('damaged.discard')}
          </Button>
        </>
      }
    >
      {t('damaged.description')}
    </Callout>
  );
}
