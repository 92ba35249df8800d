import type { AnyDocument } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { GitBranch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { builderPath } from '../../base/documents/paths.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';

/** What a document is a variant of; the title is `null` if the original is not on this device. */
type Origin = Pick<AnyDocument, 'kind' | 'slug'> & { title: string | null };

/** Marks a document of the list as a variant, with a link to its original. Nothing for any other document. */
export function VariantMark({ document }: { document: DocumentSummary }) {
  const { t } = useTexts('library');
  const origin = useOrigin(document);
  if (!origin) return null;
  const look = 'mt-1.5 flex w-fit max-w-full items-center gap-1 rounded-control bg-surface-sunken px-2 py-0.5 text-12';
  const icon = <GitBranch size={12} aria-hidden className="shrink-0" />;
  return origin.title === null ? (
    <p className={`${look} text-ink-soft`}>
      {icon}
      {t('card.variant')}
    </p>
  ) : (
    <PreloadLink
      to={builderPath(origin.kind, origin.slug)}
      className={`relative z-10 ${look} font-medium text-ink-soft hover:text-accent-ink hover:underline pointer-coarse:min-h-11`}
    >
      {icon}
      <span className="truncate">{t('card.variantOf', { title: origin.title })}</span>
    </PreloadLink>
  );
}

function useOrigin({ kind, originalId }: DocumentSummary): Origin | null {
  const { documents: store } = usePlatform();
  const [origin, setOrigin] = useState<Origin | null>(null);
  useEffect(() => {
    let wanted = true;
    const show = (found: Origin | null) => wanted && setOrigin(found);
    if (originalId === null) show(null);
    else
      store.list().then(
        (list) =>
          show(
            list.find(({ id, trashedAt }) => id === originalId && trashedAt === null) ?? {
              kind,
              slug: '',
              title: null,
            },
          ),
        () => show(null),
      );
    return () => {
      wanted = false;
    };
  }, [store, kind, originalId]);
  return origin;
}
