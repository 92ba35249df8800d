import { Popover } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { popupClass } from './popup-class.ts';
import type { PopoverProps } from './popover.tsx';

type PopoverPopupProps = Omit<PopoverProps, 'children' | 'trigger'> & {
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after closing; it may take the focus. */
  onClosed: (() => void) | null;
  children: ReactNode;
};

export function PopoverPopup({
  anchor,
  open,
  onOpenChange,
  onClosed,
  label,
  align = 'center',
  side = 'bottom',
  className,
  children,
}: PopoverPopupProps) {
  const onComplete = (isOpen: boolean) => {
    if (isOpen || !onClosed) return;
    anchor.current?.focus();
    onClosed();
  };
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={onComplete}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-[1000]"
        >
          <Popover.Popup
            aria-label={label}
            finalFocus={() => (onClosed ? false : anchor.current)}
            className={classNames(
              popupClass,
              'max-h-(--available-height) max-w-(--available-width) overflow-auto p-4',
              className,
            )}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
