import { shownTitle, type AnyKind } from '@vitae/domain';
import { StoreError } from '@vitae/store';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../base/error-text.ts';
import { evaluateDocument } from '../../base/evaluation/evaluate-document.ts';
import {
  keepReport,
  listReports,
  postingFor,
  readReport,
  type ReportBody,
  type ReportHead,
} from '../../base/evaluation/kept-reports.ts';
import { readInput } from '../../base/evaluation/kept-inputs.ts';
import { keepPictures, mostPictures, readPictures } from '../../base/evaluation/kept-pictures.ts';
import { evaluationStartPath } from '../../base/evaluation/paths.ts';
import { useAccountReports } from '../../base/evaluation/use-account-reports.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform, type Platform } from '../../base/platform.ts';
import { useParams, useSearchParams } from '../../base/router/index.ts';
import { notFound } from '../../base/routing/not-found.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { Button, ButtonLink, Callout, ProgressBar } from '../../parts/components/index.ts';
import { startPreview } from '../../parts/documents/page-pictures.ts';
import { picturesOfDocument } from '../../parts/documents/pictures-of-document.ts';
import { ReportScreen } from './report-screen.tsx';

type Shown =
  | { status: 'running' }
  | { status: 'cancelled' }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown }
  | {
      status: 'ready';
      head: ReportHead;
      body: ReportBody;
      pictures: (string | null)[];
      history: ReportHead[];
      ignored: Readonly<Record<string, string>>;
      posting: string;
      canCompare: boolean;
    };

/** `/{kind}/evaluation/{slug}`: the report of a document, made anew if it has changed, or of a file. */
export function EvaluationPage() {
  const { t } = useTexts('report');
  const kind = usePageKind();
  const { slug = '' } = useParams();
  const [search] = useSearchParams();
  const wanted = search.get('report');
  const platform = usePlatform();
  const [shown, setShown] = useState<Shown>({ status: 'running' });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<AbortController>(null);

  // Another address begins anew; what changed in a report that is shown is awaited behind it.
  useEffect(() => setShown({ status: 'running' }), [kind, slug, wanted]);
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    setShown((before) => (before.status === 'ready' ? before : { status: 'running' }));
    open(platform, kind, slug, wanted, controller.signal).then(
      (result) => !controller.signal.aborted && setShown(result),
      (error: unknown) => !controller.signal.aborted && setShown({ status: 'failed', error }),
    );
    return () => controller.abort();
  }, [platform, kind, slug, wanted, attempt]);

  const account = useAccountReports(shown.status === 'ready' ? shown.head.id : null);

  const again = () => setAttempt((count) => count + 1);
  const cancel = () => {
    running.current?.abort();
    setShown({ status: 'cancelled' });
  };
  if (shown.status === 'missing') return notFound(slug);
  if (shown.status === 'running')
    return (
      <div className="mx-auto flex max-w-md flex-col items-start gap-3 py-16">
        <p role="status" className="text-16 font-semibold">
          {t('running')}
        </p>
        <ProgressBar label={t('running')} className="w-full" />
        <Button onClick={cancel}>{t('cancel')}</Button>
      </div>
    );
  if (shown.status === 'cancelled')
    return (
      <div className="mx-auto flex max-w-md flex-col items-start gap-3 py-16">
        <p role="status" className="text-16 font-semibold">
          {t('cancelled')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={again}>
            {t('resume')}
          </Button>
          <ButtonLink to={evaluationStartPath(kind)}>{t('all')}</ButtonLink>
        </div>
      </div>
    );
  if (shown.status === 'failed')
    return (
      <Callout
        role="alert"
        tone="danger"
        title={t('failed')}
        actions={
          <Button size="sm" onClick={again}>
            {t('again')}
          </Button>
        }
      >
        {errorText(shown.error)}
      </Callout>
    );
  return (
    <ReportScreen
      key={shown.head.id}
      {...shown}
      isInAccount={account !== null && !account.onlyHere.has(shown.head.id)}
      onChanged={again}
    />
  );
}

/** Finds what the address means: an older report, a document, or a file that was evaluated here. */
async function open(
  { documents, createImportWorker }: Platform,
  kind: AnyKind,
  slug: string,
  wanted: string | null,
  signal: AbortSignal,
): Promise<Shown> {
  const current = await documents.getBySlug(kind.key, slug).catch((error: unknown) => {
    if (error instanceof StoreError && error.code === 'not-found') return null;
    throw error;
  });
  if (current && wanted === null) {
    const { doc } = current;
    const posting = await postingFor(documents, doc.id);
    const preview = await startPreview(documents);
    // Ends the drawing, which knows no signal.
    signal.addEventListener('abort', () => preview.dispose(), { once: true });
    try {
      signal.throwIfAborted();
      const evaluated = await evaluateDocument(
        { preview, createWorker: createImportWorker, store: documents },
        doc,
        signal,
        posting,
      );
      signal.throwIfAborted();
      const { id } = await keepReport(documents, {
        kind: kind.key,
        subject: { document: doc.id, slug: doc.slug, name: shownTitle(doc), updatedAt: doc.updatedAt },
        evaluated,
      });
      // Without them the report shows where the text stands.
      await picturesOfDocument(preview, doc, Math.min(mostPictures, evaluated.pages.length))
        .then((pictures) => keepPictures(documents, id, pictures))
        .catch((error: unknown) => signal.aborted || console.error(error));
      signal.throwIfAborted();
    } finally {
      preview.dispose();
    }
  }
  const history = (await listReports(documents)).filter((head) => head.kind === kind.key && head.subject.slug === slug);
  const head = wanted === null ? history[0] : history.find(({ id }) => id === wanted);
  const body = head && (await readReport(documents, head.id));
  if (!head || !body) return { status: 'missing' };
  const { document } = head.subject;
  const [posting, canCompare] =
    document === null
      ? [body.posting ?? '', (await readInput(documents, head.id)) !== null]
      : [await postingFor(documents, document), true];
  return {
    status: 'ready',
    head,
    body,
    pictures: await readPictures(documents, head.id),
    history,
    ignored: current?.doc.ignored ?? body.ignored,
    posting,
    canCompare,
  };
}
