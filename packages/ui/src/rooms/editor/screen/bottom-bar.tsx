import { Eye, Palette, PenLine, type LucideIcon } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { classNames } from '../../../parts/components/index.ts';

/** The part shown in a narrow window. */
export type Pane = 'edit' | 'preview' | 'design';

const panes: readonly { pane: Pane; icon: LucideIcon }[] = [
  { pane: 'edit', icon: PenLine },
  { pane: 'preview', icon: Eye },
  { pane: 'design', icon: Palette },
];

/**
 * The bar at the foot of a narrow window. It is hidden while the on-screen keyboard is up, so that the field keeps its
 * space.
 */
export function BottomBar({ pane, onPane }: { pane: Pane; onPane: (pane: Pane) => void }) {
  const { t } = useTexts('editor');
  return (
    <nav
      aria-label={t('panes.label')}
      data-bottom-bar
      className="flex shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] [@media(max-height:28rem)]:hidden"
    >
      {panes.map(({ pane: one, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-current={one === pane ? 'true' : undefined}
          onClick={() => onPane(one)}
          className={classNames(
            'flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-12 font-medium -outline-offset-2',
            one === pane ? 'text-accent-ink' : 'text-ink-soft',
          )}
        >
          <Icon size={20} aria-hidden />
          {t(`panes.${one}`)}
        </button>
      ))}
    </nav>
  );
}
