import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { classNames } from './class-names.ts';
import type { MenuProps } from './menu.tsx';
import { popupClass } from './popup-class.ts';

type MenuPopupProps = Omit<MenuProps, 'children'> & {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function MenuPopup({
  anchor,
  open,
  onOpenChange,
  label,
  items,
  align = 'end',
  side = 'bottom',
}: MenuPopupProps) {
  const withTicks = items.some((item) => item !== 'separator' && 'checked' in item);
  // The focus returns to the button before an action, not after: the action may open something that takes the focus.
  const chosen = useRef<() => void>(undefined);
  const onComplete = (isOpen: boolean) => {
    const act = chosen.current;
    if (isOpen || !act) return;
    anchor.current?.focus();
    act();
  };
  useEffect(() => {
    if (open) chosen.current = undefined;
  }, [open]);
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={onComplete}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align={align} side={side} sideOffset={6} className="z-[1000]">
          <Menu.Popup
            aria-label={label}
            finalFocus={() => (chosen.current ? false : anchor.current)}
            className={classNames(popupClass, 'max-h-(--available-height) max-w-80 min-w-44 overflow-y-auto p-1')}
          >
            {items.map((item, index) =>
              item === 'separator' ? (
                <Menu.Separator key={`separator-${index}`} className="my-1 h-px bg-line" />
              ) : 'heading' in item ? (
                <div
                  key={item.heading}
                  role="presentation"
                  className="px-2.5 pt-1.5 pb-1 text-12 font-medium text-ink-faint"
                >
                  {item.heading}
                </div>
              ) : (
                <Menu.Item
                  key={`${item.label}-${index}`}
                  disabled={item.disabled}
                  onClick={() => {
                    chosen.current = item.onSelect;
                  }}
                  className={classNames(
                    'flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1 text-14 outline-none select-none data-disabled:opacity-50 data-highlighted:bg-surface-hover pointer-coarse:min-h-11',
                    item.danger && 'text-danger-ink',
                  )}
                >
                  {withTicks && (
                    <Check
                      size={16}
                      aria-hidden
                      className={classNames('text-accent-ink', !item.checked && 'invisible')}
                    />
                  )}
                  {item.icon && (
                    <item.icon size={16} aria-hidden className={item.danger ? undefined : 'text-ink-faint'} />
                  )}
                  <span className="line-clamp-2 min-w-0 flex-1 break-words">{item.label}</span>
                  {item.checked && <span className="sr-only">✓</span>}
                  {item.shortcut && <span className="ps-4 text-12 text-ink-faint">{item.shortcut}</span>}
                </Menu.Item>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
