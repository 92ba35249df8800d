import type { ReportHead } from '../../base/evaluation/kept-reports.ts';
import { momentText } from '../../base/day-text.ts';
import { reportPath } from '../../base/evaluation/paths.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Link } from '../../base/router/index.ts';
import { LineChart } from '../../parts/charts/index.ts';
import { checkWords } from '../../parts/evaluation/check-words.ts';
import { scoreText } from '../../parts/evaluation/score-ring.tsx';
import { movesBetween } from './moves-between.ts';

/** How the score went, and what moved it from one report to the next. */
export function ReportHistory({ history, shown }: { history: readonly ReportHead[]; shown: string }) {
  const { t, language } = useTexts('report');
  if (history.length < 2) return <p className="text-14 text-ink-soft">{t('history.first')}</p>;
  const oldest = history.toReversed();
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <LineChart
        title={t('history.chart')}
        unit={t('history.unit')}
        axis={t('history.axis')}
        from={0}
        to={100}
        points={oldest.map(({ id, createdAt, score }) => ({
          key: id,
          label: momentText(createdAt, language),
          value: score,
        }))}
      />
      <ol className="flex flex-col gap-3 text-14">
        {history.map((head, index) => {
          const before = history[index + 1];
          const moves = before && movesBetween(before, head);
          const names = (ids: readonly string[]) => ids.map((id) => checkWords(id, 'title')).join(', ');
          return (
            <li key={head.id} className="border-s-2 border-line ps-3">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-semibold tabular-nums">{scoreText(head.score, language)}</span>
                {moves && moves.change !== 0 && (
                  <span className="text-13 text-ink-soft tabular-nums">
                    {new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
                      moves.change,
                    )}
                  </span>
                )}
                <span className="text-13 text-ink-faint">{momentText(head.createdAt, language)}</span>
                {head.id === shown ? (
                  <span className="text-13 text-ink-faint">{t('history.shown')}</span>
                ) : (
                  <Link
                    to={`${reportPath(head.kind, head.subject.slug)}?report=${head.id}`}
                    className="text-13 text-accent-ink underline"
                  >
                    {t('history.open')}
                  </Link>
                )}
              </p>
              {moves && moves.gone.length > 0 && <p>{t('history.gone', { names: names(moves.gone) })}</p>}
              {moves && moves.added.length > 0 && <p>{t('history.added', { names: names(moves.added) })}</p>}
              {moves?.because === 'rules' && <p className="text-ink-soft">{t('history.rules')}</p>}
              {moves?.because === 'both' && <p className="text-ink-soft">{t('history.both')}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
