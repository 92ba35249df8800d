import type { Report } from '@vitae/evaluation/report';
import { verdictOf } from '@vitae/evaluation/verdict';
import { useTexts } from '../../base/i18n/index.ts';
import { evaluationText } from './check-words.ts';
import { ScoreBar, ScoreRing, scoreText } from './score-ring.tsx';

/** The score, the verdict in one sentence, and how each category does, and which were not judged. */
export function ReportHead({ report }: { report: Report }) {
  const { t, language } = useTexts('report');
  const { score, caps, lifted, categories, unjudged = [] } = report;
  const [cap] = caps.toSorted((a, b) => a.at - b.at);
  return (
    <div className="@container flex flex-col gap-5">
      <div className="flex items-center gap-5">
        <ScoreRing score={score} />
        <div className="min-w-0">
          <p className="text-16 font-semibold text-balance">{evaluationText(`verdict.${verdictOf(report)}`)}</p>
          {cap && (
            <p className="mt-1 text-13 text-ink-soft">
              {t('caps', { count: caps.length, at: cap.at })}{' '}
              {lifted !== undefined && t('lifted', { count: caps.length, score: scoreText(lifted, language) })}
            </p>
          )}
        </div>
      </div>
      <ul aria-label={t('categories')} className="grid grid-cols-1 gap-x-6 gap-y-3 @sm:grid-cols-2">
        {categories.map(({ id, score: own }) => (
          <ScoreBar key={id} name={evaluationText(`category.${id}`)} score={own} />
        ))}
        {unjudged.map((id) => (
          <ScoreBar key={id} name={evaluationText(`category.${id}`)} />
        ))}
      </ul>
    </div>
  );
}
