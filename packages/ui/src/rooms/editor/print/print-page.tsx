import { shownTitle, type AnyDocument, type AnyKind } from '@vitae/domain';
import { Download, PenLine, Printer } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from '../../../base/router/index.ts';
import { runCommand, useCommands, usePrintKey } from '../../../base/commands.ts';
import { errorText } from '../../../base/error-text.ts';
import { builderPath, kindOfAddress } from '../../../base/documents/paths.ts';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { notFound } from '../../../base/routing/not-found.ts';
import { usePageTitle } from '../../../base/routing/page-title.ts';
import { usePlatform } from '../../../base/platform.ts';
import { lazyPart } from '../../../base/routing/screen.ts';
import { Button, ButtonLink, toast } from '../../../parts/components/index.ts';
import { documentFileStem, pdfFile } from '../export/download.ts';
import { PageSheet } from '../preview/page-sheet.tsx';
import { useInnerWidth } from '../../../base/use-inner-width.ts';
import { isTimeout, usePreview } from '../../../base/use-preview.ts';
import { usePrinting } from './use-printing.tsx';
import { scaleOf } from '../preview/zoom.ts';

const Arrival = lazyPart(async () => {
  const [{ Arrival: Component }] = await Promise.all([import('../../../parts/sync/arrival.tsx'), loadAreas(['sync'])]);
  return Component;
});

/**
 * `/{kind}/viewer/print/{slug}`: just the pages. `?print` opens the print dialog, and so do the button and Ctrl or ⌘ P.
 */
export function PrintPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const kind = kindOfAddress(pathname);
  if (!kind) return notFound(pathname);
  return <PrintedDocument kind={kind} slug={slug} />;
}

function PrintedDocument({ kind, slug }: { kind: AnyKind; slug: string }) {
  const { documents } = usePlatform();
  const [loaded, setLoaded] = useState<AnyDocument | { error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let wanted = true;
    documents.getBySlug(kind.key, slug).then(
      ({ doc }) => wanted && setLoaded(doc),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [documents, kind, slug, attempt]);
  if (!loaded) return null;
  if ('error' in loaded) {
    if (!isNotFound(loaded.error)) throw loaded.error;
    return (
      <Suspense>
        <Arrival key={slug} kind={kind} slug={slug} onArrived={again} />
      </Suspense>
    );
  }
  return <Pages doc={loaded} />;
}

const isNotFound = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'not-found';

function Pages({ doc }: { doc: AnyDocument }) {
  const { t } = useTexts('preview');
  const { files } = usePlatform();
  const [parameters] = useSearchParams();
  const area = useRef<HTMLDivElement>(null);
  const state = usePreview(doc);
  const { preview, frame } = state;
  const width = useInnerWidth(area);
  const scale = scaleOf('fit', width, frame?.pages[0]?.width ?? 612);
  const ready = preview !== null && frame !== null;
  const name = documentFileStem(doc);
  usePageTitle(t('print.title', { title: shownTitle(doc) }));

  useEffect(() => {
    if (width > 0) preview?.setScale(scale * devicePixelRatio);
  }, [preview, scale, width]);

  const save = async () => {
    if (!preview) return;
    try {
      await files.save(await pdfFile(preview, doc, name));
    } catch (error) {
      toast({ title: t('finalize.downloadFailed'), description: errorText(error), tone: 'danger' });
    }
  };
  const { print: start, dialog } = usePrinting(doc, state, name);
  const print =
    start &&
    (() =>
      void start().catch((error: unknown) =>
        toast({ title: t('finalize.printFailed'), description: errorText(error), tone: 'danger' }),
      ));

  useCommands({ 'save-pdf': () => void save(), ...(print && { print }) });
  usePrintKey();
  const asked = useRef(parameters.has('print'));
  useEffect(() => {
    if (!ready || !asked.current) return;
    asked.current = false;
    runCommand('print');
  }, [ready]);

  return (
    <div className="mx-auto max-w-5xl p-4 sm:p-8">
      <h1 className="sr-only">{shownTitle(doc)}</h1>
      <div className="mb-4 flex flex-wrap items-center justify-end gap-2 print:hidden">
        <ButtonLink to={builderPath(doc.kind, doc.slug)} variant="ghost" icon={PenLine} className="me-auto">
          {t('print.back')}
        </ButtonLink>
        <Button icon={Download} disabled={!ready} onClick={() => void save()}>
          {t('print.download')}
        </Button>
        {print && (
          <Button variant="primary" icon={Printer} disabled={!ready} onClick={print}>
            {t('print.print')}
          </Button>
        )}
      </div>
      <div ref={area} className="flex flex-col gap-6">
        {preview &&
          width > 0 &&
          frame?.pages.map((page) => (
            <PageSheet key={page.index} preview={preview} page={page} pageCount={frame.pages.length} scale={scale} />
          ))}
      </div>
      {dialog}
      {state.error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4 text-danger-ink">
          <p>{isTimeout(state.error) ? state.error.message : t('failed', { message: state.error.message })}</p>
          <Button size="sm" onClick={state.tryAgain}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
