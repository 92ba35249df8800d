import { Plus } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { classNames, IconButton, Menu, type MenuEntry } from '../../../parts/components/index.ts';
import { PreloadLink } from '../../../base/routing/preload-link.tsx';
import { useAddress } from '../../../base/editor/address.ts';
import type { ShownStep } from '../kinds/editor-kind.ts';
import { isPrimary, useSteps } from '../kinds/kinds.ts';
import { ProgressDot } from './progress-dot.tsx';

/** The steps at the edge of the window: their names on hover, how far they are as dots. */
export function StepRail() {
  const { t } = useTexts('editor');
  const navigate = useNavigate();
  const steps = useSteps();
  const current = useAddress();
  const shown = steps.filter((step) => isPrimary(step, current));
  const last = shown.filter(({ address }) => address === 'template' || address === 'finalize');
  const more = steps
    .filter((step) => !isPrimary(step, current))
    .map(({ label, icon, to }): MenuEntry => ({ label, icon, onSelect: () => void navigate(to) }));
  return (
    <nav
      aria-label={t('steps.label')}
      className="flex w-14 shrink-0 flex-col items-center gap-0.5 overflow-y-auto border-r border-line bg-surface py-2"
    >
      <ol className="contents">
        {shown
          .filter((step) => !last.includes(step))
          .map((step) => (
            <RailStep key={step.address} step={step} isCurrent={step.address === current} />
          ))}
      </ol>
      {more.length > 0 && (
        <Menu label={t('steps.more')} items={more} side="right" align="start">
          {(trigger) => (
            <IconButton
              {...trigger}
              label={t('steps.more')}
              icon={Plus}
              data-tooltip-side="right"
              className="size-10!"
            />
          )}
        </Menu>
      )}
      <ol className="mt-auto flex flex-col gap-0.5 border-t border-line pt-1">
        {last.map((step) => (
          <RailStep key={step.address} step={step} isCurrent={step.address === current} />
        ))}
      </ol>
    </nav>
  );
}

function RailStep({ step: { label, icon: Icon, to, progress }, isCurrent }: { step: ShownStep; isCurrent: boolean }) {
  return (
    <li>
      <PreloadLink
        to={to}
        aria-current={isCurrent ? 'step' : undefined}
        data-tooltip={label}
        data-tooltip-side="right"
        className={classNames(
          'relative grid size-10 place-items-center rounded-control',
          isCurrent ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-surface-hover hover:text-ink',
        )}
      >
        <Icon size={20} aria-hidden />
        <span className="sr-only">{label}</span>
        <ProgressDot progress={progress} className="absolute top-1.5 right-1.5" />
      </PreloadLink>
    </li>
  );
}
