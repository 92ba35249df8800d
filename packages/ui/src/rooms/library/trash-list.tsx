import { ArrowLeft, RotateCcw, Trash2 } from 'lucide-react';
import { trashDays as days } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { Button, ButtonLink, Dialog, EmptyState, toast } from '../../parts/components/index.ts';
import { relativeTime } from '../../base/relative-time.ts';

/** Deleted documents, to restore or to delete permanently. */
export function TrashList({ documents, backTo }: { documents: DocumentSummary[]; backTo: string }) {
  const { t, language } = useTexts('library');
  const { documents: store } = usePlatform();
  const [purging, setPurging] = useState<DocumentSummary | null>(null);
  usePageTitle(t('trash.title'));

  const attempt = (act: () => Promise<void>) => {
    act().catch((error: unknown) => toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' }));
  };
  const restore = async ({ id, title }: DocumentSummary) => {
    await store.restore(id);
    toast({ title: t('trash.restored', { title }), tone: 'good' });
  };

  return (
    <>
      <ButtonLink to={backTo} variant="ghost" size="sm" icon={ArrowLeft} className="-ms-2.5">
        {t('trash.back')}
      </ButtonLink>
      <h1 className="mt-3 text-32">{t('trash.title')}</h1>
      {documents.length === 0 ? (
        <EmptyState icon={Trash2} title={t('trash.emptyTitle')} className="mt-8">
          {t('trash.empty', { days })}
        </EmptyState>
      ) : (
        <>
          <p className="mt-1 text-14 text-ink-soft">{t('trash.intro', { days })}</p>
          <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-surface">
            {documents.map((document) => (
              <li key={document.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                <div className="min-w-0 flex-1 basis-60">
                  <p className="truncate font-medium">{document.title}</p>
                  <p className="text-13 text-ink-faint">
                    {t('trash.deleted', {
                      when: relativeTime(document.trashedAt ?? document.updatedAt, language),
                    })}
                  </p>
                </div>
                <Button size="sm" icon={RotateCcw} onClick={() => attempt(() => restore(document))}>
                  {t('trash.restore')}
                </Button>
                <Button size="sm" variant="ghost" className="text-danger-ink" onClick={() => setPurging(document)}>
                  {t('trash.purge')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={purging !== null}
        onOpenChange={(open) => !open && setPurging(null)}
        title={t('trash.purgeTitle', { title: purging?.title ?? '' })}
        description={t(purging?.sync ? 'trash.purgeEverywhere' : 'trash.purgeDescription')}
        size="sm"
        footer={
          <>
            <Button onClick={() => setPurging(null)}>{t('trash.cancel')}</Button>
            <Button
              variant="danger"
              onClick={() => {
                if (purging) attempt(() => store.purge(purging.id));
                setPurging(null);
              }}
            >
              {t('trash.purge')}
            </Button>
          </>
        }
      />
    </>
  );
}
