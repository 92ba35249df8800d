import { Plus } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Menu } from '../../parts/components/index.ts';
import type { LeftoverTarget } from './review-kind.ts';
import type { LeftoverLine } from './review-model.ts';

export interface LeftoverLinesProps {
  lines: readonly LeftoverLine[];
  targets: readonly LeftoverTarget[];
  onAdd: (line: LeftoverLine, target: LeftoverTarget) => void;
}

/** Lines of the file that match no field, each with its page, if there are several, and a control to assign it. */
export function LeftoverLines({ lines, targets, onAdd }: LeftoverLinesProps) {
  const { t } = useTexts('review');
  const isOfPages = lines.some(({ page }) => page > 0);
  return (
    <section aria-labelledby="leftover-heading" className="rounded-card border border-line p-4">
      <h2 id="leftover-heading" tabIndex={-1} className="scroll-mt-4 text-16 outline-none">
        {t('review.leftover')}
      </h2>
      <p className="mt-1 text-13 text-ink-soft">{t('review.leftoverIntro')}</p>
      <ul className="mt-3 divide-y divide-line">
        {lines.map((line) => (
          <li key={`${line.page}-${line.line}`} className="flex items-center gap-3 py-2">
            <p className="min-w-0 flex-1 text-14 break-words">
              {line.text}
              {isOfPages && (
                <span className="block text-13 text-ink-soft">{t('review.page', { number: line.page + 1 })}</span>
              )}
            </p>
            <Menu
              label={t('review.addTo')}
              items={targets.map((target) => ({ label: target.heading, onSelect: () => onAdd(line, target) }))}
            >
              {(trigger) => (
                <Button
                  {...trigger}
                  size="sm"
                  icon={Plus}
                  aria-label={t('review.addLine', { line: line.text.slice(0, 60) })}
                >
                  {t('review.addTo')}
                </Button>
              )}
            </Menu>
          </li>
        ))}
      </ul>
    </section>
  );
}
