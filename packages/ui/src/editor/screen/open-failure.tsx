import { StoreError } from '@vitae/store';
import { FileWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/error-text.ts';
import { usePlatform } from '../../app/platform.ts';
import { Button, ButtonLink, Callout, toast } from '../../components/index.ts';
import { rawFile } from '../../library/document-actions.ts';

/** The document does not open: what happened, and how to save what is there. */
export function OpenFailure({ slug, error, onRetry }: { slug: string; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('editor');
  const { documents, files } = usePlatform();
  const download = async () => {
    try {
      const all = await documents.exportRaw();
      const own = all.filter(({ raw }) => hasSlug(raw, slug));
      await files.save(rawFile(slug, own.length === 1 ? own[0]?.raw : all));
    } catch (failure) {
      toast({ title: t('open.downloadFailed'), description: errorText(failure), tone: 'danger' });
    }
  };
  const canRetry = !(error instanceof StoreError) || !['damaged', 'newer-document'].includes(error.code);
  return (
    <main id="main" className="grid flex-1 place-items-center p-6">
      <Callout
        role="alert"
        tone="danger"
        icon={FileWarning}
        title={t('open.failed')}
        className="max-w-xl"
        actions={
          <>
            {canRetry && (
              <Button variant="primary" onClick={onRetry}>
                {t('open.retry')}
              </Button>
            )}
            <Button onClick={() => void download()}>{t('downloadJson')}</Button>
            <ButtonLink to="/resume/start" variant="ghost">
              {t('open.back')}
            </ButtonLink>
          </>
        }
      >
        {errorText(error)}
      </Callout>
    </main>
  );
}

function hasSlug(raw: unknown, slug: string): boolean {
  return typeof raw === 'object' && raw !== null && 'slug' in raw && raw.slug === slug;
}
