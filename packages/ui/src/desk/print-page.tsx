import type { Resume } from '@vitae/domain';
import { Download, PenLine, Printer } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { errorText } from '../app/error-text.ts';
import { loadAreas } from '../app/i18n/index.ts';
import { usePageTitle } from '../app/page-title.ts';
import { usePlatform } from '../app/platform.ts';
import { lazyPart } from '../app/screen.ts';
import { Button, ButtonLink, toast } from '../components/index.ts';
import { fileNameOf, pdfFile } from './download.ts';
import { PageSheet } from './page-sheet.tsx';
import { useInnerWidth } from './use-inner-width.ts';
import { usePreview } from './use-preview.ts';
import { scaleOf } from './zoom.ts';

const Arrival = lazyPart(async () => {
  const [{ Arrival: Component }] = await Promise.all([import('../sync/arrival.tsx'), loadAreas(['sync'])]);
  return Component;
});

/** `/resume/viewer/print/{slug}`: just the pages. `?print` opens the print dialog, and so do the button and Ctrl or ⌘ P. */
export function PrintPage() {
  const { slug = '' } = useParams();
  const { documents } = usePlatform();
  const [loaded, setLoaded] = useState<Resume | { error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    let wanted = true;
    documents.getBySlug('resume', slug).then(
      ({ doc }) => wanted && setLoaded(doc),
      (error: unknown) => wanted && setLoaded({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [documents, slug, attempt]);
  if (!loaded) return null;
  if ('error' in loaded) {
    if (!isNotFound(loaded.error)) throw loaded.error;
    return (
      <Suspense>
        <Arrival key={slug} slug={slug} onArrived={again} />
      </Suspense>
    );
  }
  return <Pages resume={loaded} />;
}

const isNotFound = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'not-found';

function Pages({ resume }: { resume: Resume }) {
  const { t } = useTranslation('desk');
  const platform = usePlatform();
  const [parameters] = useSearchParams();
  const area = useRef<HTMLDivElement>(null);
  const state = usePreview(resume);
  const { preview, frame } = state;
  const width = useInnerWidth(area);
  const scale = scaleOf('fit', width, frame?.pages[0]?.width ?? 612);
  const ready = preview !== null && frame !== null;
  usePageTitle(t('print.title', { title: resume.title }));

  useEffect(() => {
    if (width > 0) preview?.setScale(scale * devicePixelRatio);
  }, [preview, scale, width]);

  const withPdf = useCallback(
    async (use: (file: Awaited<ReturnType<typeof pdfFile>>) => Promise<void> | undefined, failure: string) => {
      if (!preview) return;
      try {
        await use(await pdfFile(preview, resume, fileNameOf(resume.basics.fullName || resume.title)));
      } catch (error) {
        toast({ title: failure, description: errorText(error), tone: 'danger' });
      }
    },
    [preview, resume],
  );
  const print = useCallback(() => void withPdf((file) => platform.print?.(file.content), t('finalize.printFailed')), [withPdf, platform, t]);

  const asked = useRef(parameters.has('print'));
  useEffect(() => {
    if (!ready || !asked.current) return;
    asked.current = false;
    print();
  }, [ready, print]);
  useEffect(() => {
    // The browser would print the picture on the screen; what is wanted is the file.
    const onKeyDown = (event: KeyboardEvent) => {
      if (!platform.print || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      print();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [platform, print]);

  return (
    <div className="mx-auto max-w-5xl p-4 sm:p-8">
      <h1 className="sr-only">{resume.title}</h1>
      <div className="mb-4 flex flex-wrap items-center justify-end gap-2 print:hidden">
        <ButtonLink to={`/resume/builder/${resume.slug}`} variant="ghost" icon={PenLine} className="mr-auto">
          {t('print.back')}
        </ButtonLink>
        <Button icon={Download} disabled={!ready} onClick={() => void withPdf((file) => platform.files.save(file), t('finalize.downloadFailed'))}>
          {t('print.download')}
        </Button>
        {platform.print && (
          <Button variant="primary" icon={Printer} disabled={!ready} onClick={print}>
            {t('print.print')}
          </Button>
        )}
      </div>
      <div ref={area} className="flex flex-col gap-6">
        {preview &&
          width > 0 &&
          frame?.pages.map((page) => <PageSheet key={page.index} preview={preview} page={page} pageCount={frame.pages.length} scale={scale} />)}
      </div>
      {state.error && (
        <p role="alert" className="rounded-card bg-danger-soft p-4 text-danger-ink">
          {t('failed', { message: state.error.message })}
        </p>
      )}
    </div>
  );
}
