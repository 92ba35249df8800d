import type { JobMatch as Match } from '@vitae/evaluation/report';
import { useTexts } from '../../base/i18n/index.ts';
import { Badge } from '../components/index.ts';
import { evaluationText } from './check-words.ts';
import { ScoreBar, ScoreRing, scoreText } from './score-ring.tsx';

/** How well a document fits a posting: the parts of it, and the terms that are missing and found. */
export function JobMatch({ match }: { match: Match }) {
  const { t, language } = useTexts('report');
  const { score, jobTitle, parts, missing, terms, years, degree, penalty } = match;
  const found = terms.flatMap(({ term, match: by, found: places }) => (by === null ? [] : [{ term, by, places }]));
  return (
    <div className="@container flex flex-col gap-5">
      <div className="flex items-center gap-5">
        <ScoreRing score={score} className="size-24" />
        <div className="min-w-0 text-14">
          <p className="text-16 font-semibold">{jobTitle ? t('match.of', { job: jobTitle }) : t('match.ofAny')}</p>
          <p className="text-ink-soft">{t('match.apart')}</p>
          {penalty > 0 && (
            <p className="text-danger-ink">{t('match.penalty', { points: scoreText(penalty, language) })}</p>
          )}
        </div>
      </div>
      <ul aria-label={t('match.parts')} className="grid grid-cols-1 gap-x-6 gap-y-3 @sm:grid-cols-2">
        {parts.map(({ id, score: own }) => (
          <ScoreBar key={id} name={evaluationText(`match.${id}`)} score={own} />
        ))}
      </ul>
      {years && <p className="text-14">{t('match.years', years)}</p>}
      {degree && (
        <p className="text-14">
          {t('match.degree', {
            asked: evaluationText(`degree.${degree.asked}`),
            has: evaluationText(`degree.${degree.has ?? 'none'}`),
          })}
        </p>
      )}
      {missing.length > 0 && (
        <div>
          <h3 className="text-14 font-semibold">{t('match.missing')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {missing.map(({ term, points }) => (
              <li key={term}>
                <Badge tone="notice">
                  {term}
                  <span className="tabular-nums">{t('points', { points: scoreText(points, language) })}</span>
                </Badge>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-13 text-ink-soft">{t('match.missingHint')}</p>
        </div>
      )}
      {found.length > 0 && (
        <div>
          <h3 className="text-14 font-semibold">{t('match.found')}</h3>
          <ul className="mt-2 flex flex-col gap-1 text-14">
            {found.map(({ term, by, places }) => (
              <li key={term}>
                {term} <span className="text-13 text-ink-faint">({evaluationText(`match.by.${by}`)})</span>
                {places[0] && <q className="ms-2 line-clamp-1 text-13 text-ink-soft">{places[0].text}</q>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
