import type { Finding, Report } from '@vitae/evaluation/report';
import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ignoreReasons } from '../../base/evaluation/ignored.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button } from '../components/index.ts';
import { checkWords, evaluationText } from './check-words.ts';
import { FindingCard, type FindingActions } from './finding-card.tsx';

export interface ReportFindingsProps extends FindingActions {
  report: Report;
  /** What the user ignores: reasons by check. */
  ignored: Readonly<Record<string, string>>;
  onCount?: (id: string) => void;
  /** The finding that is open. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  /** Opens every finding, for paper. */
  showsAll?: boolean;
}

/** Findings by what they are worth, then what was ignored, skipped and passed, and how the score was made. */
export function ReportFindings({
  report,
  ignored,
  onCount,
  chosen,
  onChoose,
  showsAll = false,
  ...actions
}: ReportFindingsProps) {
  const { t, language } = useTexts('report');
  const { findings, skipped, passed, rulesetVersion, asOf } = report;
  const cards = findings.map((finding, index) => ({
    isTip: finding.severity === 'tip',
    card: (
      <FindingCard
        key={finding.id}
        finding={finding}
        number={index + 1}
        points={worthOf(finding, report)}
        isOpen={showsAll || chosen === finding.id}
        onToggle={() => onChoose(chosen === finding.id ? null : finding.id)}
        {...actions}
      />
    ),
  }));
  const [scored, tips] = [cards.filter(({ isTip }) => !isTip), cards.filter(({ isTip }) => isTip)];
  const notJudged = skipped.filter(({ why }) => why !== 'ignored');
  const left = skipped.filter(({ why }) => why === 'ignored');
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-2">
        <h2 className="text-16">{t('findings')}</h2>
        {scored.length > 0 ? (
          <ul className="flex flex-col gap-2">{scored.map(({ card }) => card)}</ul>
        ) : (
          <p className="flex items-center gap-2 text-14">
            <Check size={20} aria-hidden className="text-good-ink" />
            {t('noFindings')}
          </p>
        )}
      </section>
      {tips.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-16">{t('tips')}</h2>
          <ul className="flex flex-col gap-2">{tips.map(({ card }) => card)}</ul>
        </section>
      )}
      {left.length > 0 && (
        <section className="flex flex-col gap-2">
          <h2 className="text-16">{t('ignored', { count: left.length })}</h2>
          <p className="text-13 text-ink-soft">{t('ignoredHint')}</p>
          <ul className="flex flex-col gap-1">
            {left.map(({ id }) => (
              <li key={id} className="flex items-center gap-3 text-14">
                <span className="min-w-0 flex-1">
                  {checkWords(id, 'title')}
                  <span className="block text-13 text-ink-faint">{reasonText(ignored[id], t)}</span>
                </span>
                {onCount && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={t('undoIgnoreNamed', { title: checkWords(id, 'title') })}
                    onClick={() => onCount(id)}
                  >
                    {t('undoIgnore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="flex flex-col divide-y divide-line border-y border-line text-14">
        <Fold title={t('passed', { count: passed.length })}>
          <ul className="flex flex-col gap-1">
            {passed.map((id) => (
              <li key={id}>{checkWords(id, 'title')}</li>
            ))}
          </ul>
        </Fold>
        {notJudged.length > 0 && (
          <Fold title={t('skipped', { count: notJudged.length })}>
            <ul className="flex flex-col gap-2">
              {notJudged.map(({ id, why }) => (
                <li key={id}>
                  {checkWords(id, 'title')}
                  <span className="block text-13 text-ink-faint">{evaluationText(`skipped.${why}`)}</span>
                </li>
              ))}
            </ul>
          </Fold>
        )}
        <Fold title={t('how')}>
          <ol className="flex list-decimal flex-col gap-1 ps-5">
            {t('howSteps').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-2 text-13 text-ink-faint">
            {t('ruleset', { version: rulesetVersion, day: dayText(asOf, language) })}
          </p>
        </Fold>
      </div>
    </div>
  );
}

/**
 * What the score rises by if only this is mended. A finding that alone limits the score gives back what the limit takes;
 * one that limits it together with others is worth its own weight.
 */
const worthOf = ({ id, points }: Finding, { score, caps, lifted }: Report): number =>
  caps.length === 1 && caps[0]?.id === id && lifted !== undefined ? Math.round(10 * (lifted - score)) / 10 : points;

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function reasonText(reason: string | undefined, t: ReturnType<typeof useTexts<'report'>>['t']): string {
  const known = ignoreReasons.find((one) => one === reason);
  return known ? t(`reasons.${known}`) : (reason ?? '');
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group py-2.5">
      <summary className="flex cursor-pointer list-none items-center gap-2 font-medium">
        <ChevronRight
          size={16}
          aria-hidden
          className="text-ink-faint transition-[rotate] group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {title}
      </summary>
      <div className="pt-2 ps-6">{children}</div>
    </details>
  );
}
