import type { Report } from '@vitae/evaluation/report';
import { ArrowRight, CircleAlert, LoaderCircle, RotateCw } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../../../base/i18n/index.ts';
import { errorText } from '../../../base/error-text.ts';
import { reportPath } from '../../../base/evaluation/paths.ts';
import { keepGrammar, keptGrammar } from '../../../base/evaluation/check-grammar.ts';
import { withIgnored, withoutIgnored, type IgnoreReason } from '../../../base/evaluation/ignored.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useChange, useEditor, useSettledDocument } from '../../../base/editor/index.ts';
import { Button, ButtonLink, Callout, classNames, ProgressBar, toast } from '../../../parts/components/index.ts';
import { checkWords } from '../../../parts/evaluation/check-words.ts';
import { GrammarCheck, type GrammarSource } from '../../../parts/evaluation/grammar-check.tsx';
import { pathToMend } from '../../../parts/evaluation/path-to-mend.ts';
import { ReportFindings } from '../../../parts/evaluation/report-findings.tsx';
import { ReportHead } from '../../../parts/evaluation/report-head.tsx';
import { useStepNavigation } from '../kinds/kinds.ts';
import type { LiveEvaluation } from './live-evaluation.ts';
import { useFollowed, useLiveEvaluation } from './use-live-evaluation.ts';

/** The evaluation of the open document, which follows its changes. */
export function LiveReport() {
  const live = useLiveEvaluation();
  const { t } = useTexts('report');
  return live ? <Following live={live} /> : <ProgressBar label={t('running')} />;
}

/** How far an evaluation is, and its newest report. */
export function Following({ live }: { live: LiveEvaluation }) {
  useFollowed(live);
  return (
    <div className="flex flex-col gap-5">
      <Progress live={live} />
      <Findings live={live} />
    </div>
  );
}

/** How far the evaluation is; it changes with every key, so the findings are not part of it. */
function Progress({ live }: { live: LiveEvaluation }) {
  const { t } = useTexts('report');
  const status = useStore(live.state, (state) => state.status);
  const error = useStore(live.state, (state) => state.error);
  const hasReport = useStore(live.state, (state) => state.evaluated !== null);
  return (
    <>
      <div className="flex min-h-8 items-center gap-2 text-13 text-ink-soft">
        {status === 'running' && (
          // It turns for the first report only: an animation keeps the compositor busy, and later runs are behind typing.
          <LoaderCircle
            size={16}
            aria-hidden
            className={classNames('text-accent-ink', !hasReport && 'animate-spin motion-reduce:animate-none')}
          />
        )}
        <p role="status" className="flex-1">
          {status === 'cancelled'
            ? t('cancelled')
            : status === 'ready'
              ? t('upToDate')
              : status !== 'failed' && (hasReport ? t('updating') : t('running'))}
        </p>
        {status === 'running' && (
          <Button variant="ghost" size="sm" onClick={() => live.cancel()}>
            {t('cancel')}
          </Button>
        )}
        {status === 'cancelled' && (
          <Button size="sm" icon={RotateCw} onClick={() => live.again()}>
            {t('resume')}
          </Button>
        )}
      </div>
      {status === 'failed' && (
        <Callout
          role="alert"
          tone="danger"
          icon={CircleAlert}
          title={t('failed')}
          actions={
            <Button size="sm" onClick={() => live.again()}>
              {t('again')}
            </Button>
          }
        >
          {errorText(error)}
        </Callout>
      )}
    </>
  );
}

/** The newest report. It is drawn in slices that yield to the next key. */
function Findings({ live }: { live: LiveEvaluation }) {
  const evaluated = useDeferredValue(useStore(live.state, (state) => state.evaluated));
  const chosen = useStore(live.state, (state) => state.chosen);
  return evaluated && <ShownFindings live={live} report={evaluated.report} chosen={chosen} />;
}

const ShownFindings = memo(function ShownFindings({
  live,
  report,
  chosen,
}: {
  live: LiveEvaluation;
  report: Report;
  chosen: string | null;
}) {
  const { t } = useTexts('report');
  const { t: names } = useTexts('preview');
  const editor = useEditor();
  const { openField } = editor;
  const { documents, build } = usePlatform();
  const change = useChange();
  const document = useSettledDocument(200);
  const { fieldName } = useStepNavigation();

  const grammar: GrammarSource = {
    canChange: true,
    isFetched: build !== undefined,
    async read() {
      const current = editor.state.getState().document;
      return { document: current, known: await keptGrammar(documents, current.id) };
    },
    async keep({ id }, notes) {
      await keepGrammar(documents, id, notes);
      live.again();
    },
  };
  const count = (id: string) => change(t('counting'), withoutIgnored(id));
  const ignore = (id: string, reason: IgnoreReason) => {
    change(t('ignoring'), withIgnored(id, reason));
    toast({
      title: t('ignoredNow', { title: checkWords(id, 'title') }),
      action: { label: t('undo'), onSelect: () => count(id) },
    });
  };
  return (
    <>
      <ReportHead report={report} />
      <ButtonLink
        to={reportPath(document.kind, document.slug)}
        size="sm"
        trailingIcon={ArrowRight}
        className="self-start"
      >
        {t('panel.full')}
      </ButtonLink>
      <ReportFindings
        report={report}
        ignored={document.ignored}
        chosen={chosen}
        onChoose={(id) => live.choose(id)}
        onOpen={(finding) => openField(pathToMend(finding))}
        onIgnore={ignore}
        onCount={count}
        nameOf={(path) => fieldName(document, path, names)}
      />
      <GrammarCheck report={report} source={grammar} />
    </>
  );
});
