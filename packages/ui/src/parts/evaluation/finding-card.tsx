import type { Finding } from '@vitae/evaluation/report';
import { ArrowRight, ChevronDown, EyeOff } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ignoreReasons, type IgnoreReason } from '../../base/evaluation/ignored.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, classNames, Menu } from '../components/index.ts';
import { checkWords, evaluationText } from './check-words.ts';
import { scoreText } from './score-ring.tsx';

/** What can be done about findings; what cannot be done is absent. */
export interface FindingActions {
  /** Goes to where a finding can be mended. */
  onOpen?: (finding: Finding) => void;
  onIgnore?: (id: string, reason: IgnoreReason) => void;
  /** The name of a field; `null` for a path without one. */
  nameOf?: (path: string) => string | null;
}

export interface FindingCardProps extends FindingActions {
  finding: Finding;
  /** The number of its marks on the pages. */
  number: number;
  /** What mending it is worth. */
  points: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** How many places are quoted; how many more there are is said. */
const mostPlaces = 5;

const tones = {
  critical: 'bg-danger text-on-accent',
  integrity: 'bg-danger text-on-accent',
  major: 'bg-notice-soft text-notice-ink',
  minor: 'bg-surface-hover text-ink-soft',
  tip: 'bg-surface-hover text-ink-soft',
} as const;

/** One finding: its title and what it is worth; opened, also where it is, why it matters and what to do. */
export function FindingCard({ finding, number, points, isOpen, onToggle, onOpen, onIgnore, nameOf }: FindingCardProps) {
  const { t, language } = useTexts('report');
  const { id, severity, values, category } = finding;
  const body = useId();
  const card = useRef<HTMLLIElement>(null);
  const title = checkWords(id, 'title', values);
  useEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={card} data-finding={id} className="rounded-card border border-line bg-surface">
      <h3 className="text-14 font-medium">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={onToggle}
          className="flex w-full items-center gap-3 rounded-card px-3 py-2.5 text-start hover:bg-surface-hover"
        >
          <span
            aria-hidden
            className={classNames(
              'grid size-6 shrink-0 place-items-center rounded-full text-12 font-semibold tabular-nums',
              tones[severity],
            )}
          >
            {number}
          </span>
          <span className="min-w-0 flex-1 text-balance">{title}</span>
          {severity === 'tip' ? (
            <span className="text-13 text-ink-faint">{t('tip')}</span>
          ) : (
            <span className="text-13 font-semibold text-good-ink tabular-nums">
              <span aria-hidden>{t('points', { points: scoreText(points, language) })}</span>
              <span className="sr-only">{t('pointsLong', { points: scoreText(points, language) })}</span>
            </span>
          )}
          <ChevronDown
            size={16}
            aria-hidden
            className={classNames('text-ink-faint transition-[rotate]', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      {isOpen && (
        <div id={body} className="flex flex-col gap-3 px-3 pt-1 pb-3 ps-12 text-14">
          <Evidence finding={finding} nameOf={nameOf} />
          <Part title={t('why')}>{checkWords(id, 'why', values)}</Part>
          <Part title={t('fix')}>{checkWords(id, 'fix', values)}</Part>
          {finding.doubtful && <p className="text-13 text-notice-ink">{t('doubtful')}</p>}
          <Basis finding={finding} />
          {(onOpen ?? onIgnore) && (
            <div className="flex flex-wrap gap-2">
              {onOpen && (
                <Button
                  variant="primary"
                  size="sm"
                  trailingIcon={ArrowRight}
                  aria-label={t('openNamed', { title })}
                  onClick={() => onOpen(finding)}
                >
                  {t('open')}
                </Button>
              )}
              {onIgnore && category !== 'integrity' && (
                <Menu
                  label={t('ignoreWhy')}
                  items={[
                    { heading: t('ignoreWhy') },
                    ...ignoreReasons.map((reason) => ({
                      label: t(`reasons.${reason}`),
                      onSelect: () => onIgnore(id, reason),
                    })),
                  ]}
                >
                  {(trigger) => (
                    <Button
                      {...trigger}
                      variant="ghost"
                      size="sm"
                      icon={EyeOff}
                      aria-label={t('ignoreNamed', { title })}
                    >
                      {t('ignore')}
                    </Button>
                  )}
                </Menu>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h4 className="text-12 font-semibold text-ink-faint">{title}</h4>
      <p>{children}</p>
    </div>
  );
}

function Evidence({ finding: { evidence, places: known }, nameOf }: Pick<FindingCardProps, 'finding' | 'nameOf'>) {
  const { t } = useTexts('report');
  const places = evidence
    .map(({ text, path = '', page, instead = '' }) => ({
      text,
      instead,
      where: [path && nameOf?.(path), page !== undefined && t('page', { page: page + 1 })].filter(Boolean).join(', '),
    }))
    .filter(({ text, where }) => text !== '' || where !== '');
  if (places.length === 0) return null;
  const all = known ?? places.length;
  return (
    <div>
      <h4 className="text-12 font-semibold text-ink-faint">{t('evidence')}</h4>
      <ul className="flex flex-col gap-1">
        {places.slice(0, mostPlaces).map(({ text, where, instead }, index) => (
          <li key={index} className="border-s-2 border-notice ps-2">
            {text && (
              <q dir="auto" className="line-clamp-3 break-words">
                {text}
              </q>
            )}
            {instead && <span className="block break-words">{t('instead', { text: instead })}</span>}
            {where && <span className="block text-13 text-ink-faint">{where}</span>}
          </li>
        ))}
      </ul>
      {all > mostPlaces && <p className="mt-1 text-13 text-ink-faint">{t('places', { count: all - mostPlaces })}</p>}
    </div>
  );
}

function Basis({ finding: { id, severity, grade, sources } }: { finding: Finding }) {
  const { t } = useTexts('report');
  return (
    <p className="text-12 text-ink-faint">
      {[id, evaluationText(`severity.${severity}`), evaluationText(`grade.${grade}`)].join(' · ')}
      {sources.map((source, index) => (
        <span key={source}>
          {' · '}
          <a href={source} target="_blank" rel="noreferrer" className="text-accent-ink underline">
            {t('source', { number: index + 1 })}
          </a>
        </span>
      ))}
    </p>
  );
}
