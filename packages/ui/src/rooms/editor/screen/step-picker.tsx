import { ChevronDown } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { Menu, type MenuEntry } from '../../../parts/components/index.ts';
import { useAddress } from '../../../base/editor/address.ts';
import { isPrimary, useSteps } from '../kinds/kinds.ts';

/** The steps of a narrow window: a button that lists them. */
export function StepPicker() {
  const { t } = useTexts('editor');
  const navigate = useNavigate();
  const steps = useSteps();
  const current = useAddress();
  const walked = steps.filter((step) => isPrimary(step, current));
  const place = walked.findIndex(({ address }) => address === current) + 1;
  const entry = ({ label, icon, to }: (typeof steps)[number]): MenuEntry => ({
    label,
    icon,
    onSelect: () => void navigate(to),
  });
  const items: MenuEntry[] = [
    ...walked.map(entry),
    'separator',
    ...steps.filter((step) => !walked.includes(step)).map(entry),
  ];
  return (
    <Menu label={t('steps.label')} items={items} align="start">
      {(trigger) => (
        <button
          type="button"
          {...trigger}
          className="flex h-11 items-center justify-between gap-2 rounded-control border border-line bg-surface px-3 text-14 font-medium"
        >
          <span className="truncate">
            {steps.find(({ address }) => address === current)?.label ?? t('steps.label')}
          </span>
          {place > 0 && (
            <span className="ms-auto shrink-0 font-normal text-ink-faint tabular-nums">
              {t('steps.place', { place, count: walked.length })}
            </span>
          )}
          <ChevronDown size={16} aria-hidden className="text-ink-faint" />
        </button>
      )}
    </Menu>
  );
}
