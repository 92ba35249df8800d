import type { LucideIcon } from 'lucide-react';
import { classNames } from '../components/index.ts';

export interface ToolButtonProps {
  label: string;
  icon: LucideIcon;
  shortcut?: string;
  pressed: boolean;
  onPress: () => void;
}

/** A button for a mark that is on or off at the caret. A click does not move the caret. */
export function ToolButton({ label, icon: Icon, shortcut, pressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      data-tooltip={shortcut ? `${label}\u2002${shortcut}` : label}
      className={classNames(
        'grid size-7 place-items-center rounded-[4px] hover:bg-surface-hover pointer-coarse:size-10',
        pressed ? 'bg-accent-soft text-accent-ink' : 'text-ink-soft',
      )}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
