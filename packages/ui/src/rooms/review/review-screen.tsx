import { ArrowDown, ArrowRight, CircleCheck, Redo2, Undo2 } from 'lucide-react';
import { kindOf, type DocumentKind } from '@vitae/domain';
import type { ImportedDocument } from '@vitae/importer';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { builderPath } from '../../base/documents/paths.ts';
import { useNavigate } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { useMediaQuery } from '../../base/use-media-query.ts';
import { Badge, Button, IconButton, Tabs, toast } from '../../parts/components/index.ts';
import { FlowHeader } from './flow-header.tsx';
import { OtherKindOffer } from './other-kind-offer.tsx';
import { ReviewingContext } from './line-panel.tsx';
import { OriginalPane } from './original-pane.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewKind } from './review-kind.ts';
import { ReviewPhoto } from './review-photo.tsx';
import { storeRead } from '../../base/documents/store-read.ts';
import { useReview, type Review } from './use-review.ts';

export interface ReviewScreenProps {
  kind: ReviewKind;
  file: File;
  result: ImportedDocument;
  onOtherFile: () => void;
  /** Reads the same file as a document of another kind. */
  onReadAs: (kind: DocumentKind) => void;
}

/** The values read from a file, next to the file, to correct before they become a document. */
export function ReviewScreen({ kind, file, result, onOtherFile, onReadAs }: ReviewScreenProps) {
  const { t } = useTexts('review');
  const { documents: store } = usePlatform();
  const navigate = useNavigate();
  const review = useReview(kind, result);
  const wide = useMediaQuery('(min-width: 64rem)');
  const [activePath, setActivePath] = useState<string | null>(null);
  const [tab, setTab] = useState<'fields' | 'original'>('fields');
  const [opening, setOpening] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  usePageTitle(t('review.title'));
  useLeaveWarning(review.touched && !opening);
  useUndoKeys(review);

  const { toCheck } = review;
  const focusField = useCallback((path: string) => {
    setTab('fields');
    // On a phone the form may have to be shown again first.
    setTimeout(() => {
      const row = form.current?.querySelector(`[data-field="${CSS.escape(path)}"]`);
      row?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      row?.scrollIntoView({ block: 'center' });
    });
  }, []);
  const focusNext = () => {
    const next = toCheck[(activePath === null ? -1 : toCheck.indexOf(activePath)) + 1] ?? toCheck[0];
    if (next) focusField(next);
  };
  const focusLeftover = () => {
    setTab('fields');
    setTimeout(() => form.current?.querySelector<HTMLElement>('#leftover-heading')?.focus());
  };
  const { regions, leftover, groups } = review;
  const shown = useMemo(() => {
    const fields = groups.flatMap(({ items }) => items.flatMap((item) => item.fields));
    const labels = new Map(fields.map(({ path, label }): [string, string] => [path, label]));
    return { regions, leftover, toCheck, activePath, labels };
  }, [groups, regions, leftover, toCheck, activePath]);
  // A key appears in its field before the lines of a long file are drawn again.
  const shownLater = useDeferredValue(shown);

  const open = async () => {
    setOpening(true);
    try {
      const { slug } = await storeRead(store, { ...result, document: review.document });
      await navigate(builderPath(kind.key, slug));
    } catch (error) {
      setOpening(false);
      toast({ title: t('review.openFailed'), description: errorText(error), tone: 'danger' });
    }
  };

  const reviewing = useMemo(() => ({ review, onPick: focusField }), [review, focusField]);
  const fieldsPane = (
    <div ref={form} className="relative h-full overflow-y-auto">
      {result.seems && (
        <div className="mx-auto max-w-2xl px-5 pt-5 sm:px-7">
          <OtherKindOffer seems={result.seems} hasCorrections={review.touched} onReadAs={onReadAs} />
        </div>
      )}
      <ReviewForm
        review={review}
        photo={<ReviewPhoto kind={kind} result={result} review={review} />}
        notes={result.notes}
        onFocusField={setActivePath}
      />
    </div>
  );
  const originalPane = (
    <OriginalPane
      name={file.name}
      pdf={result.format === 'pdf' ? file : null}
      pages={result.pages}
      shown={shownLater}
      prefersLines={!wide}
    />
  );

  return (
    <ReviewingContext value={reviewing}>
      <FlowHeader kind={kindOf(kind.key)} title={t('review.title')} detail={file.name}>
        <Button variant="ghost" className="max-sm:hidden" onClick={onOtherFile}>
          {t('review.otherFile')}
        </Button>
        <Button variant="primary" trailingIcon={ArrowRight} disabled={opening} onClick={() => void open()}>
          {opening ? t('review.opening') : t('review.open')}
        </Button>
      </FlowHeader>
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        <ReviewStatus review={review} onNext={focusNext} onLeftover={focusLeftover} />
        {wide ? (
          <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
            {originalPane}
            <div className="min-h-0 border-s border-line bg-surface">{fieldsPane}</div>
          </div>
        ) : (
          <Tabs
            label={t('review.title')}
            value={tab}
            onValueChange={setTab}
            className="flex-1 bg-surface"
            panelClassName="overflow-hidden"
            tabs={[
              { key: 'fields', label: t('review.fields'), content: fieldsPane },
              { key: 'original', label: t('review.original'), content: originalPane },
            ]}
          />
        )}
      </main>
    </ReviewingContext>
  );
}

/** The fields still to check, and a button to the next one. */
function ReviewStatus({ review, onNext, onLeftover }: { review: Review; onNext: () => void; onLeftover: () => void }) {
  const { t } = useTexts('review');
  const { toCheck, leftover, touched, undoLabel, redoLabel, said } = review;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1.5">
      <p role="status">
        {toCheck.length > 0 ? (
          <Badge tone="notice">{t('review.toCheck', { count: toCheck.length })}</Badge>
        ) : (
          (touched || leftover.length === 0) && (
            <Badge tone="good">
              <CircleCheck size={16} aria-hidden />
              {touched ? t('review.nothingToCheck') : t('review.nothingDoubtful')}
            </Badge>
          )
        )}
      </p>
      {toCheck.length > 0 && (
        <Button size="sm" icon={ArrowDown} onClick={onNext}>
          {t('review.next')}
        </Button>
      )}
      <p
        role="status"
        className="min-w-0 flex-1 truncate text-13 text-ink-soft max-sm:order-last max-sm:basis-full max-sm:empty:hidden"
      >
        {said && (said.isUndone ? t('assign.undone', { what: said.label }) : said.label)}
      </p>
      {leftover.length > 0 && (
        <Button size="sm" variant="ghost" onClick={onLeftover}>
          {t('review.leftoverCount', { count: leftover.length })}
        </Button>
      )}
      <span className="ms-auto flex">
        <IconButton
          size="sm"
          icon={Undo2}
          label={t('review.undo')}
          data-tooltip={undoLabel === null ? t('review.undo') : t('assign.undoOf', { what: undoLabel })}
          disabled={undoLabel === null}
          onClick={review.undo}
        />
        <IconButton
          size="sm"
          icon={Redo2}
          className="redo"
          label={t('assign.redo')}
          data-tooltip={redoLabel === null ? t('assign.redo') : t('assign.redoOf', { what: redoLabel })}
          disabled={redoLabel === null}
          onClick={review.redo}
        />
      </span>
    </div>
  );
}

/** Undo and redo by keyboard take back edits of any field, before the browser undoes only those of the one with the focus. */
function useUndoKeys({ undo, redo }: Review): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      const act = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null;
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [undo, redo]);
}

/** Closing the tab would lose corrections that are not in a document yet. */
function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [active]);
}
