import { coverLetterKind, galleryPath, resumeKind, startPath, uploadPath, type AnyKind } from '@vitae/domain';
import { isSampleKind } from '@vitae/samples';
import { FileUp, LayoutTemplate, ScrollText, SquarePen, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePlatform } from '../../base/platform.ts';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { preloadPath } from '../../base/routing/preload-path.ts';
import { PreloadLink } from '../../base/routing/preload-link.tsx';
import { classNames, toast } from '../../parts/components/index.ts';
import { beginningPath } from '../../base/documents/paths.ts';
import { createEmpty, discardAllUntouched } from '../../base/documents/document-actions.ts';

const tile =
  'group flex flex-1 items-start gap-3 rounded-card border p-4 text-start transition-[border-color,box-shadow,translate] hover:-translate-y-0.5 hover:border-accent-line hover:shadow-raised';
const plain = 'border-line bg-surface';
const first = 'border-accent-line bg-accent-soft';

/** Whether there are samples of a kind to start from. */
export const hasSamples = ({ key }: AnyKind): boolean => isSampleKind(key);

/** The ways to start a document of a kind. */
export function StartOptions({ kind }: { kind: AnyKind }) {
  const { t } = useTexts('library');
  const texts = textsOfKind(kind.key);
  const { documents: store } = usePlatform();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // Each visit has a location of its own, also one back from a page that never replaced this one.
  const visit = useLocation();
  useEffect(() => {
    setBusy(false);
    void discardAllUntouched(store).catch(() => undefined);
  }, [store, visit]);

  const startEmpty = async () => {
    // Until another page is here: a second press would start a second document.
    setBusy(true);
    try {
      await navigate(beginningPath(await createEmpty(store, kind.key, t(`kinds.${texts}.newTitle`))));
    } catch (error) {
      setBusy(false);
      toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' });
    }
  };
  const near = () => preloadPath(beginningPath({ kind: kind.key, slug: 'new' }));

  return (
    <div
      className={classNames(
        'grid gap-3',
        kind.key === coverLetterKind.key ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
      )}
    >
      <button
        type="button"
        className={classNames(tile, first)}
        disabled={busy}
        onPointerEnter={near}
        onFocus={near}
        onClick={() => void startEmpty()}
      >
        <Words icon={SquarePen} title={t('start.scratch')} hint={t(`kinds.${texts}.scratchHint`)} />
      </button>
      <PreloadLink to={uploadPath(kind)} className={classNames(tile, plain)}>
        <Words icon={FileUp} title={t('start.file')} hint={t(`kinds.${texts}.fileHint`)} />
      </PreloadLink>
      {hasSamples(kind) && (
        <PreloadLink to={`${startPath(kind)}?from=sample`} className={classNames(tile, plain)}>
          <Words icon={ScrollText} title={t('start.sample')} hint={t(`kinds.${texts}.sampleHint`)} />
        </PreloadLink>
      )}
      {kind.key !== resumeKind.key && (
        <PreloadLink to={galleryPath(kind)} className={classNames(tile, plain)}>
          <Words icon={LayoutTemplate} title={t('start.template')} hint={t('start.templateHint')} />
        </PreloadLink>
      )}
    </div>
  );
}

function Words({ icon: Icon, title, hint }: { icon: LucideIcon; title: string; hint: string }) {
  return (
    <>
      <Icon size={20} aria-hidden className="mt-0.5 text-accent-ink" />
      <span className="min-w-0">
        <span className="block text-16 font-semibold">{title}</span>
        <span className="mt-0.5 block text-13 text-ink-soft">{hint}</span>
      </span>
    </>
  );
}
