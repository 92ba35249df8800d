import { fairFrom, goodFrom } from '@vitae/evaluation/verdict';
import { useTexts } from '../../base/i18n/index.ts';
import { classNames } from '../components/index.ts';

const radius = 42;
const length = 2 * Math.PI * radius;

const toneOf = (score: number): 'weak' | 'fair' | 'good' =>
  score < fairFrom ? 'weak' : score < goodFrom ? 'fair' : 'good';

const strokes = { weak: 'stroke-danger', fair: 'stroke-notice', good: 'stroke-good-ink' } as const;
const fills = { weak: 'bg-danger', fair: 'bg-notice', good: 'bg-good-ink' } as const;

/** A number as scores are written: to a tenth, without a zero at the end. */
export const scoreText = (score: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(score);

/** The score as a ring that fills up, with the number in its middle. */
export function ScoreRing({ score, className }: { score: number; className?: string }) {
  const { t, language } = useTexts('report');
  return (
    <div
      role="img"
      aria-label={t('score', { score: scoreText(score, language) })}
      className={classNames('relative shrink-0', className ?? 'size-28')}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="size-full -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="9" className="stroke-line" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          strokeDasharray={`${(length * score) / 100} ${length}`}
          className={classNames('transition-[stroke-dasharray] motion-reduce:transition-none', strokes[toneOf(score)])}
        />
      </svg>
      <span aria-hidden className="absolute inset-0 flex flex-col items-center justify-center">
        <span className="text-24 leading-none font-semibold tabular-nums">{scoreText(score, language)}</span>
        <span className="mt-1 text-12 text-ink-faint">{t('outOf')}</span>
      </span>
    </div>
  );
}

/** The score of a part as a bar with its name and number; without one, that it was not judged. */
export function ScoreBar({ name, score }: { name: string; score?: number }) {
  const { t, language } = useTexts('report');
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1 text-13">
      <span>{name}</span>
      <span className="text-ink-soft tabular-nums">
        {score === undefined ? t('categoryUnjudged') : scoreText(score, language)}
      </span>
      <span aria-hidden className="col-span-2 h-1.5 overflow-hidden rounded-full bg-line">
        {score !== undefined && (
          <span
            className={classNames('block h-full rounded-full', fills[toneOf(score)])}
            style={{ width: `${score}%` }}
          />
        )}
      </span>
    </li>
  );
}
