import type { AnyKind } from '@vitae/domain';
import { StoreError } from '@vitae/store';
import { FileWarning } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { errorText } from '../../../base/error-text.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, ButtonLink, Callout, toast } from '../../../parts/components/index.ts';
import { rawFile } from '../../../base/documents/document-actions.ts';

export interface OpenFailureProps {
  kind: AnyKind;
  slug: string;
  error: unknown;
  onRetry: () => void;
}

/** Shown if the document does not open: what happened, and how to save its data. */
export function OpenFailure({ kind, slug, error, onRetry }: OpenFailureProps) {
  const { t } = useTexts('editor');
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
            <ButtonLink to={`${kind.root}/start`} variant="ghost">
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
