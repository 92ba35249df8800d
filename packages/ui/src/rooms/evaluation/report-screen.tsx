import type { ReviewNote } from '@vitae/api/contract';
import { kindOf } from '@vitae/domain';
import { ArrowLeft, FilePlus2, Pencil, Printer } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { storeRead } from '../../base/documents/store-read.ts';
import { keepGrammar, keptGrammar, knownGrammar } from '../../base/evaluation/check-grammar.ts';
import { documentReadFrom } from '../../base/evaluation/document-read-from.ts';
import { ignoringNow, withoutKey, type Ignored, type IgnoreReason } from '../../base/evaluation/ignored.ts';
import { readInput } from '../../base/evaluation/kept-inputs.ts';
import { keepPosting, moveReports, type ReportBody, type ReportHead } from '../../base/evaluation/kept-reports.ts';
import { evaluationStartPath, mendingPath, reportPath } from '../../base/evaluation/paths.ts';
import { rescore } from '../../base/evaluation/rescore.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { Link, useNavigate } from '../../base/router/index.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { pathWithNext } from '../../base/session/safe-path.ts';
import { useSession } from '../../base/session/session-state.ts';
import { Button, ButtonLink, Callout, Skeleton, toast } from '../../parts/components/index.ts';
import { checkWords } from '../../parts/evaluation/check-words.ts';
import { GrammarCheck, type GrammarSource } from '../../parts/evaluation/grammar-check.tsx';
import { JobMatch } from '../../parts/evaluation/job-match.tsx';
import { pathToMend } from '../../parts/evaluation/path-to-mend.ts';
import { ReportFindings } from '../../parts/evaluation/report-findings.tsx';
import { ReportHead as Head } from '../../parts/evaluation/report-head.tsx';
import { ExpertReview } from './expert-review.tsx';
import { PostingForm } from './posting-form.tsx';
import { ReportHistory } from './report-history.tsx';
import { ReportPages } from '../../parts/evaluation/report-pages.tsx';
import './report.css';

export interface ReportScreenProps {
  head: ReportHead;
  body: ReportBody;
  /** The pages as pictures, as far as they were kept. */
  pictures: readonly (string | null)[];
  /** Every report of the same document or file, the newest first. */
  history: readonly ReportHead[];
  ignored: Ignored;
  /** What the document or file is compared with; `''` for nothing. */
  posting: string;
  /** Whether it can be evaluated again with another posting. */
  canCompare: boolean;
  /** Whether the account keeps this report, so that an expert can answer it. */
  isInAccount: boolean;
  /** What the report says may be different now. */
  onChanged: () => void;
}

/** A report: score and findings, the pages with their marks beside them, and how the score went. */
export function ReportScreen({
  head,
  body,
  pictures,
  history,
  ignored,
  posting,
  canCompare,
  isInAccount,
  onChanged,
}: ReportScreenProps) {
  const { t, language } = useTexts('report');
  const platform = usePlatform();
  const { documents, hasLocalProfile, transport, build } = platform;
  const navigate = useNavigate();
  const isSignedIn = useSession(({ user }) => user !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [notes, setNotes] = useState<readonly ReviewNote[]>([]);
  const [isPrinting, print] = usePrinting();
  const { kind, subject, id } = head;
  const { document } = subject;
  const isNewest = history[0]?.id === id;
  const name = subject.name || t('unnamed');
  usePageTitle(t('titleOf', { name }));

  const attempt = (act: () => Promise<unknown>) => {
    act().catch((error: unknown) => toast({ title: t('notSaved'), description: failureText(error), tone: 'danger' }));
  };
  const ignore = (change: (before: Ignored) => Ignored) =>
    attempt(async () => {
      if (document === null) await rescore(platform, id, { ignored: change });
      else {
        const snapshot = await documents.get(kind, document);
        await documents.save(snapshot, ignoringNow(snapshot.doc, change));
      }
      onChanged();
    });
  const compare = (text: string) =>
    attempt(async () => {
      if (document === null) await rescore(platform, id, { posting: text });
      else await keepPosting(documents, document, text);
      onChanged();
    });
  const grammar: GrammarSource = {
    canChange: document !== null,
    isFetched: build !== undefined,
    async read() {
      if (document !== null)
        return { document: (await documents.get(kind, document)).doc, known: await keptGrammar(documents, document) };
      const input = await readInput(documents, id);
      if (!input) throw new Error(t('file.gone'));
      return { document: input.document, known: {} };
    },
    async keep(checked, notes) {
      if (document === null) await rescore(platform, id, knownGrammar(checked, notes));
      else await keepGrammar(documents, document, notes);
      onChanged();
    },
  };
  const keep = async () => {
    const read = documentReadFrom(body.read);
    if (!read) throw new Error(t('file.gone'));
    const kept = await storeRead(documents, { document: { ...read, ignored: body.ignored }, assets: new Map() });
    if (posting) await keepPosting(documents, kept.id, posting);
    await moveReports(documents, subject.slug, kept);
    await navigate(reportPath(kind, kept.slug));
  };
  const canKeep = document === null && body.read !== undefined;
  const report = document === null ? withoutThose(body.report, ignored) : body.report;
  return (
    <div data-report className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Link
            to={evaluationStartPath(kindOf(kind))}
            data-not-printed
            className="inline-flex items-center gap-1 text-13 text-ink-soft hover:text-ink"
          >
            <ArrowLeft size={16} aria-hidden />
            {t('all')}
          </Link>
          <h1 className="text-24 break-words">{t('titleOf', { name })}</h1>
          <p className="text-14 text-ink-soft">
            {new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(
              new Date(head.createdAt),
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2" data-not-printed>
          {typeof globalThis.print === 'function' && (
            <Button icon={Printer} onClick={print}>
              {t('print')}
            </Button>
          )}
          {document !== null && (
            <ButtonLink variant="primary" icon={Pencil} to={mendingPath(kind, subject.slug, '')}>
              {t('edit')}
            </ButtonLink>
          )}
          {canKeep && (
            <Button variant="primary" icon={FilePlus2} onClick={() => attempt(keep)}>
              {t('keep')}
            </Button>
          )}
        </div>
      </div>
      {!isNewest && (
        <Callout
          actions={
            <ButtonLink size="sm" to={reportPath(kind, subject.slug)}>
              {t('history.newest')}
            </ButtonLink>
          }
        >
          {t('history.old')}
        </Callout>
      )}
      {canKeep && (
        <div data-not-printed>
          <Callout
            actions={
              !isSignedIn &&
              !hasLocalProfile &&
              transport && (
                <ButtonLink size="sm" to={pathWithNext('/register', reportPath(kind, subject.slug))}>
                  {t('register')}
                </ButtonLink>
              )
            }
          >
            {t(isInAccount ? 'keepHintInAccount' : 'keepHint')}
          </Callout>
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex flex-col gap-8">
          <Head report={report} />
          <ReportFindings
            report={report}
            ignored={ignored}
            chosen={chosen}
            onChoose={setChosen}
            showsAll={isPrinting}
            {...(document !== null && {
              onOpen: (finding) => void navigate(mendingPath(kind, subject.slug, pathToMend(finding))),
            })}
            {...(isNewest && {
              onIgnore: (check: string, reason: IgnoreReason) => {
                ignore((before) => ({ ...before, [check]: reason }));
                toast({
                  title: t('ignoredNow', { title: checkWords(check, 'title') }),
                  action: { label: t('undo'), onSelect: () => ignore((before) => withoutKey(before, check)) },
                });
              },
              onCount: (check: string) => ignore((before) => withoutKey(before, check)),
            })}
          />
          {isNewest && canCompare && <GrammarCheck report={report} source={grammar} />}
        </div>
        <div data-not-printed data-pages className="scroll-mt-20 lg:sticky lg:top-20">
          <ReportPages
            body={body}
            pictures={pictures}
            findings={report.findings}
            notes={notes}
            chosen={chosen}
            onChoose={(mark) => {
              setChosen(mark);
              globalThis.document.querySelector(`[data-note="${mark}"]`)?.scrollIntoView({ block: 'center' });
            }}
          />
        </div>
      </div>
      {(report.jobMatch ?? (isNewest && canCompare)) && (
        // As wide as the findings above.
        <section aria-labelledby="match" className="flex flex-col gap-4 lg:me-[28rem]">
          <h2 id="match" className="text-20">
            {t('match.title')}
          </h2>
          {report.jobMatch && <JobMatch match={report.jobMatch} />}
          {isNewest && canCompare && (
            <div data-not-printed>
              <PostingForm key={posting} posting={posting} onCompare={compare} />
            </div>
          )}
        </section>
      )}
      {isInAccount && (
        <ExpertReview
          id={id}
          findings={report.findings}
          pages={body.pages}
          chosen={chosen}
          onNotes={setNotes}
          onChoose={(mark) => {
            setChosen(mark);
            const isFinding = report.findings.some(({ id: check }) => check === mark);
            globalThis.document.querySelector(isFinding ? '[data-report]' : '[data-pages]')?.scrollIntoView();
          }}
        />
      )}
      <section aria-labelledby="history" className="flex flex-col gap-3" data-not-printed>
        <h2 id="history" className="text-20">
          {t('history.title')}
        </h2>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <ReportHistory history={history} shown={id} />
        </Suspense>
      </section>
    </div>
  );
}

/** The report of a file without the findings that are ignored: an older one keeps the score that it was made with. */
function withoutThose(report: ReportBody['report'], ignored: Readonly<Record<string, string>>): ReportBody['report'] {
  const isIgnored = ({ id }: { id: string }) => Object.hasOwn(ignored, id);
  return {
    ...report,
    findings: report.findings.filter((finding) => !isIgnored(finding)),
    skipped: [
      ...report.skipped,
      ...report.findings.filter(isIgnored).map(({ id }) => ({ id, why: 'ignored' as const })),
    ],
  };
}

/** Prints the page with every finding open, which browsers also save as a PDF. */
function usePrinting(): [isPrinting: boolean, print: () => void] {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    globalThis.print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  return [isPrinting, () => setPrinting(true)];
}
