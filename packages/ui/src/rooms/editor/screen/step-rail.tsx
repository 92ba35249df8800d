import { Plus } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { Button, classNames, IconButton, Menu, type MenuEntry } from '../../../parts/components/index.ts';
import { useMediaQuery } from '../../../base/use-media-query.ts';
import { PreloadLink } from '../../../base/routing/preload-link.tsx';
import { useAddress } from '../../../base/editor/address.ts';
import type { ShownStep } from '../kinds/editor-kind.ts';
import { isPrimary, useSteps } from '../kinds/kinds.ts';
import { ProgressDot } from './progress-dot.tsx';

/** The steps at the edge of the window, with their progress as dots; named in a wide window, otherwise on hover. */
export function StepRail() {
  const { t } = useTexts('editor');
  const navigate = useNavigate();
  const steps = useSteps();
  const current = useAddress();
  const isNamed = useMediaQuery('(min-width: 80rem)');
  const shown = steps.filter((step) => isPrimary(step, current));
  const last = shown.filter(({ address }) => address === 'template' || address === 'finalize');
  const more = steps
    .filter((step) => !isPrimary(step, current))
    .map(({ label, icon, to }): MenuEntry => ({ label, icon, onSelect: () => void navigate(to) }));
  return (
    <nav
      aria-label={t('steps.label')}
      className="flex w-14 shrink-0 flex-col gap-0.5 overflow-y-auto border-e border-line bg-surface px-1.5 py-2 xl:w-58 xl:px-2"
    >
      <ol className="contents">
        {shown
          .filter((step) => !last.includes(step))
          .map((step) => (
            <RailStep key={step.address} {...{ step, isNamed }} isCurrent={step.address === current} />
          ))}
      </ol>
      {more.length > 0 && (
        <Menu label={t('steps.more')} items={more} side="right" align="start">
          {(trigger) =>
            isNamed ? (
              <Button
                {...trigger}
                variant="ghost"
                icon={Plus}
                className="h-10! justify-start! gap-3! px-3! font-normal!"
              >
                {t('steps.more')}
              </Button>
            ) : (
              <IconButton
                {...trigger}
                label={t('steps.more')}
                icon={Plus}
                data-tooltip-side="right"
                className="size-10! self-center"
              />
            )
          }
        </Menu>
      )}
      <ol className="mt-auto flex flex-col gap-0.5 border-t border-line pt-1">
        {last.map((step) => (
          <RailStep key={step.address} {...{ step, isNamed }} isCurrent={step.address === current} />
        ))}
      </ol>
    </nav>
  );
}

interface RailStepProps {
  step: ShownStep;
  isCurrent: boolean;
  /** Whether its name is shown next to it. */
  isNamed: boolean;
}

function RailStep({ step: { label, icon: Icon, to, progress }, isCurrent, isNamed }: RailStepProps) {
  return (
    <li>
      <PreloadLink
        to={to}
        aria-current={isCurrent ? 'step' : undefined}
        data-tooltip={isNamed ? undefined : label}
        data-tooltip-side="right"
        className={classNames(
          'relative flex h-10 items-center rounded-control text-14',
          isNamed ? 'gap-2.5 px-2.5' : 'justify-center',
          isCurrent ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft hover:bg-surface-hover hover:text-ink',
        )}
      >
        <Icon size={20} aria-hidden className="shrink-0" />
        <span className={isNamed ? 'line-clamp-2 min-w-0 flex-1 leading-tight' : 'sr-only'}>{label}</span>
        <ProgressDot progress={progress} className={isNamed ? 'shrink-0' : 'absolute top-1.5 end-1.5'} />
      </PreloadLink>
    </li>
  );
}
