import type { AnyDocument } from '@vitae/domain';
import { BadgeCheck, Gauge, Minus, Plus, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { mendParameter } from '../../../base/evaluation/paths.ts';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { useLocation } from '../../../base/router/index.ts';
import { Badge, Button, Callout, classNames, IconButton, Popover, toast } from '../../../parts/components/index.ts';
import { late } from '../../../parts/components/late.tsx';
import { boxesOfField, type PlacedBox } from './boxes.ts';
import { dayOf } from './final-state.tsx';
import { useStepNavigation } from '../kinds/kinds.ts';
import { PageNotes, pageNotesOf } from './page-notes.tsx';
import { PageSheet } from './page-sheet.tsx';
import type { ShownLastPage } from '../../../base/early-last-page.ts';
import { LastPageSheet } from '../screen/last-page-sheet.tsx';
import { useKeptLastPage } from './use-kept-last-page.ts';
import { usePagesDrawn } from './use-pages-drawn.ts';
import { useInnerWidth } from '../../../base/use-inner-width.ts';
import { isFontError, isTimeout, isTooLong, type PreviewState } from '../../../base/use-preview.ts';
import { scaleOf, stepZoom, zoomOf, type Zoom } from './zoom.ts';

const EvaluationAside = late(async () => {
  const [{ EvaluationAside: Part }] = await Promise.all([
    import('../live-report/evaluation-aside.tsx'),
    loadAreas(['report']),
  ]);
  return Part;
});
const FindingMarks = late(async () => {
  const [{ FindingMarks: Part }] = await Promise.all([
    import('../live-report/finding-marks.tsx'),
    loadAreas(['report']),
  ]);
  return Part;
});
const GhostSheet = late(async () => (await import('../ghost/ghost-sheet.tsx')).GhostSheet);

export interface PagePreviewProps {
  doc: AnyDocument;
  /** From `usePreview(resume)`: the owner also needs it for the download. */
  state: PreviewState;
  /** The last painted first page; shown until the pages are drawn. */
  lastPage?: ShownLastPage | null;
  /** The field being edited; its place on the page is outlined and kept in view. */
  focusedPath: string | null;
  onOpenField: (path: string) => void;
}

/** The pages next to the form: exactly the pages of the file. */
export function PagePreview({
  doc,
  state: { preview, frame, error, awaitsFonts, tryAgain },
  lastPage = null,
  focusedPath,
  onOpenField,
}: PagePreviewProps) {
  const { t, language } = useTexts('preview');
  const { fieldName, isUnwritten: isBare } = useStepNavigation();
  const scroller = useRef<HTMLDivElement>(null);
  const pages = frame?.pages ?? [];
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [isEvaluating, setEvaluating] = useState(new URLSearchParams(useLocation().search).has(mendParameter));
  const width = useInnerWidth(scroller);
  const scale = scaleOf(zoom, width, pages[0]?.width ?? 612);
  // Nobody has written anything that the pages show; usually, no field has a place on them then.
  const isUnwritten = pages.length > 0 && (isBare?.(doc) ?? pages.every(({ boxes }) => boxes.length === 0));
  const focused = focusedPath ? boxesOfField(pages, focusedPath) : [];

  useEffect(() => {
    if (width > 0) preview?.setScale(scale * devicePixelRatio);
  }, [preview, scale, width]);
  useVisibleStrips(scroller, preview, scale, pages.length);
  useFocusedInSight(scroller, focusedPath, focused, scale);
  useKeptLastPage(doc, { preview, frame }, scale, lastPage?.of);

  const evaluates = useRef<HTMLButtonElement>(null);
  const closeEvaluation = () => {
    setEvaluating(false);
    evaluates.current?.focus();
  };
  const evaluationMissing = () => {
    setEvaluating(false);
    toast({ title: t('evaluateMissing'), tone: 'danger' });
  };
  const isSlow = useLasting(awaitsFonts);
  const isDrawn = usePagesDrawn({ preview, frame }, true);
  const notes = pageNotesOf(doc, frame, (path) => fieldName(doc, path, t));
  const lastWords = lastPage?.of === doc.updatedAt ? t('lastPage.same') : t('lastPage.behind');
  const percent = Math.round(zoomOf(scale) * 100);
  return (
    <section aria-label={t('label')} className="page-backdrop flex h-full min-h-0 flex-col">
      <div className="@container flex min-h-0 flex-1">
        <div
          ref={scroller}
          className={classNames(
            'min-h-0 min-w-0 flex-1 overflow-auto overscroll-contain p-4 md:p-6',
            // In a narrow pane the evaluation takes the place of the pages.
            isEvaluating && 'hidden @2xl:block',
          )}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only what takes the focus
          tabIndex={0}
          role="group"
          aria-label={t('pages')}
        >
          {preview && pages.length > 0 && width > 0 ? (
            <div className="flex flex-col gap-4 md:gap-6">
              {pages.map((page) => (
                <PageSheet
                  key={page.index}
                  preview={preview}
                  page={page}
                  pageCount={pages.length}
                  scale={scale}
                  focused={focused}
                  moved={frame?.change?.lines.filter((line) => line.page === page.index)}
                  onOpenField={onOpenField}
                >
                  {isUnwritten && page.index === 0 && <GhostSheet preview={preview} doc={doc} scale={scale} />}
                  {isEvaluating && <FindingMarks page={page.index} scale={scale} />}
                </PageSheet>
              ))}
              {isUnwritten && <p className="text-center text-13 text-ink-soft">{t('ghost')}</p>}
            </div>
          ) : (
            <>{lastPage ? <LastPageSheet page={lastPage} /> : !error && <PageSkeleton />}</>
          )}
          {error && (
            <Callout
              role="alert"
              tone="danger"
              icon={TriangleAlert}
              className="sticky bottom-0 mx-auto mt-4 max-w-prose shadow-floating"
              actions={
                (isFontError(error) || isTimeout(error)) && (
                  <Button size="sm" onClick={tryAgain}>
                    {t('tryAgain')}
                  </Button>
                )
              }
            >
              {isFontError(error)
                ? t('fontFailed')
                : isTooLong(error)
                  ? t('tooLong')
                  : isTimeout(error)
                    ? error.message
                    : t('failed', { message: error.message })}
            </Callout>
          )}
        </div>
        {isEvaluating && <EvaluationAside onClose={closeEvaluation} onMissing={evaluationMissing} />}
      </div>
      <div className="flex shrink-0 items-center gap-1 border-t border-line bg-surface px-3 py-1.5">
        <p className="me-auto text-13 text-ink-soft tabular-nums" role="status">
          {isSlow
            ? t('loadingFonts')
            : isDrawn
              ? t('pageCount', { count: pages.length })
              : lastPage && !error && lastWords}
        </p>
        {doc.final && (
          <Badge tone="good" className="me-2">
            <BadgeCheck size={16} aria-hidden />
            {t('final.badge', { since: dayOf(doc.final.at, language) })}
          </Badge>
        )}
        <Button
          ref={evaluates}
          variant="ghost"
          size="sm"
          icon={Gauge}
          aria-pressed={isEvaluating}
          className="aria-pressed:bg-surface-hover"
          onClick={() => setEvaluating(!isEvaluating)}
        >
          {t('evaluate')}
        </Button>
        {notes.length > 0 && (
          <Popover
            label={t('notes.title')}
            align="end"
            side="top"
            trigger={(trigger) => (
              <Button {...trigger} variant="ghost" size="sm" icon={TriangleAlert} className="text-notice-ink">
                {t('notes.count', { count: notes.length })}
              </Button>
            )}
          >
            {(close): ReactNode => <PageNotes notes={notes} onOpenField={(path) => close(() => onOpenField(path))} />}
          </Popover>
        )}
        {width > 0 && (
          <>
            <IconButton
              label={t('zoom.out')}
              icon={Minus}
              size="sm"
              onClick={() => setZoom(stepZoom(zoomOf(scale), -1))}
            />
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('zoom.fitNow', { percent })}
              data-tooltip={t('zoom.fit')}
              className="w-14 tabular-nums"
              onClick={() => setZoom('fit')}
            >
              {t('zoom.percent', { percent })}
            </Button>
            <IconButton
              label={t('zoom.in')}
              icon={Plus}
              size="sm"
              onClick={() => setZoom(stepZoom(zoomOf(scale), 1))}
            />
          </>
        )}
      </div>
    </section>
  );
}

/**
 * Fonts mostly load from this device or its cache: only a load that takes longer than this, in milliseconds, shows a
 * message.
 */
const shownAfter = 400;

/** Whether something has been true for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), shownAfter);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return lasts;
}

/** Lines on paper, which is white in both themes. */
function PageSkeleton() {
  return (
    <div
      aria-hidden
      className="paper-sheet mx-auto flex aspect-[1/1.3] w-full max-w-180 animate-skeleton flex-col gap-4 p-[8%] *:rounded-control *:bg-on-paper/6"
    >
      <div className="h-[5%] w-1/2" />
      <div className="h-[2%] w-1/3" />
      <div className="mt-[4%] h-[18%] w-full" />
      <div className="h-[30%] w-full" />
    </div>
  );
}

/** Reports to the worker which parts of the pages are visible, so that it paints them first. */
function useVisibleStrips(
  scroller: RefObject<HTMLElement | null>,
  preview: PreviewState['preview'],
  scale: number,
  pageCount: number,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || !preview) return undefined;
    const report = () => {
      const backdrop = element.getBoundingClientRect();
      const strips = [...element.querySelectorAll<HTMLElement>('[data-page]')].flatMap((sheet) => {
        const edge = sheet.getBoundingClientRect();
        const top = Math.max(backdrop.top, edge.top) - edge.top;
        const bottom = Math.min(backdrop.bottom, edge.bottom) - edge.top;
        return bottom > top
          ? [{ pageIndex: Number(sheet.dataset['page']) - 1, top: top / scale, bottom: bottom / scale }]
          : [];
      });
      preview.setVisible(strips);
    };
    report();
    element.addEventListener('scroll', report, { passive: true });
    return () => element.removeEventListener('scroll', report);
  }, [scroller, preview, scale, pageCount]);
}

/** Scrolls the field being edited into view when the focus moves to another one; typing alone never scrolls. */
function useFocusedInSight(
  scroller: RefObject<HTMLElement | null>,
  focusedPath: string | null,
  focused: readonly PlacedBox[],
  scale: number,
): void {
  const shown = useRef<string | null>(null);
  const first = focused[0];
  useEffect(() => {
    const element = scroller.current;
    const sheet = first && element?.querySelector(`[data-page="${first.pageIndex + 1}"]`);
    if (!element || !sheet || shown.current === focusedPath) return;
    shown.current = focusedPath;
    const backdrop = element.getBoundingClientRect();
    const top = sheet.getBoundingClientRect().top + first.box.y * scale;
    const bottom = top + first.box.height * scale;
    if (top < backdrop.top || bottom > backdrop.bottom)
      element.scrollBy({ top: top - backdrop.top - backdrop.height / 3, behavior: 'smooth' });
  }, [scroller, focusedPath, first, scale]);
}
