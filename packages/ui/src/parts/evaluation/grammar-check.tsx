import type { AnyDocument } from '@vitae/domain';
import type { Report } from '@vitae/evaluation/report';
import {
  grammarCost,
  GrammarError,
  hasMemoryForGrammar,
  type GrammarNotes,
  type GrammarProgress,
} from '@vitae/grammar/client';
import { CircleAlert, SpellCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../base/error-text.ts';
import { checkGrammar } from '../../base/evaluation/check-grammar.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, ProgressBar } from '../components/index.ts';

/** What is checked, and where it is kept. */
export interface GrammarSource {
  read: () => Promise<{ document: AnyDocument; known: GrammarNotes }>;
  keep: (document: AnyDocument, notes: GrammarNotes) => Promise<unknown>;
  /** Whether its text can change, so that it is checked again. */
  canChange: boolean;
  /** Whether the checker comes over a network, as all files of a page; an app of its own has it. */
  isFetched: boolean;
}

const checkIds: readonly string[] = ['WRI-12', 'CL-12'];

/** What a report says about grammar: judged, not asked for, or that it does not apply. */
function stateOf({ passed, findings, skipped }: Report): 'judged' | 'asked-for' | 'none' {
  if ([...passed, ...findings.map(({ id }) => id)].some((id) => checkIds.includes(id))) return 'judged';
  return skipped.some(({ id, why }) => checkIds.includes(id) && why === 'no-grammar') ? 'asked-for' : 'none';
}

/** How much of the bar is the download. */
const shareOfLoad = 0.4;

/** Offers to check the grammar of English text, which takes a download and a moment, and says how far it is. */
export function GrammarCheck({ report, source }: { report: Report; source: GrammarSource }) {
  const { t } = useTexts('report');
  const [progress, setProgress] = useState<GrammarProgress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = stateOf(report);
  if (state === 'none') return null;
  const hasMemory = hasMemoryForGrammar(navigator);

  const check = async () => {
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setProgress({ stage: 'load', done: 0 });
    // The button that had the focus goes.
    heading.current?.focus();
    try {
      const { document, known } = await source.read();
      const { signal } = controller;
      const onProgress = (now: GrammarProgress) => signal.aborted || setProgress(now);
      const notes = await checkGrammar(document, known, { signal, onProgress });
      await source.keep(document, notes);
    } catch (thrown) {
      if (!controller.signal.aborted) setError(thrown);
    } finally {
      if (running.current === controller) setProgress(null);
    }
  };
  return (
    <section aria-labelledby={title} className="flex flex-col gap-2" data-not-printed>
      <h2 ref={heading} id={title} tabIndex={-1} className="flex items-center gap-2 text-16 outline-none">
        <SpellCheck size={20} aria-hidden className="text-ink-faint" />
        {t('grammar.title')}
      </h2>
      {!hasMemory && state !== 'judged' ? (
        <p className="text-14 text-ink-soft">{t('grammar.little', { memory: grammarCost.memory })}</p>
      ) : progress ? (
        <div className="flex flex-col items-start gap-3">
          <p role="status" className="text-14">
            {t(progress.stage === 'load' ? 'grammar.load' : 'grammar.checking')}
          </p>
          <ProgressBar label={t('grammar.title')} value={partOf(progress)} className="w-full" />
          <Button size="sm" onClick={() => running.current?.abort()}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <>
          <p className="text-14 text-ink-soft">
            {state === 'judged'
              ? [t('grammar.withIt'), source.canChange && hasMemory && t('grammar.changed')].filter(Boolean).join(' ')
              : source.isFetched
                ? t('grammar.offer', { download: grammarCost.download })
                : t('grammar.offerHere')}{' '}
            {t('grammar.few')}
          </p>
          {(state !== 'judged' || (source.canChange && hasMemory)) && (
            <Button size="sm" className="self-start" onClick={() => void check()}>
              {t(state === 'judged' ? 'grammar.again' : 'grammar.check')}
            </Button>
          )}
        </>
      )}
      {error !== null && (
        <Callout role="alert" tone="danger" icon={CircleAlert} title={t('grammar.failed')}>
          {failureText(error, t)}
        </Callout>
      )}
    </section>
  );
}

/** How far it is in all. */
const partOf = ({ stage, done }: GrammarProgress): number =>
  stage === 'load' ? shareOfLoad * done : shareOfLoad + (1 - shareOfLoad) * done;

const failureKeys = { timeout: 'timeout', 'not-there': 'notThere', failed: 'stopped' } as const;

function failureText(error: unknown, t: ReturnType<typeof useTexts<'report'>>['t']): string {
  if (!(error instanceof GrammarError) || error.code === 'cancelled') return errorText(error);
  return t(`grammar.${failureKeys[error.code]}`);
}
