import { useState, type ReactNode } from 'react';
import { late } from './late.tsx';
import { useLazyPopup, type MenuTriggerProps } from './menu.tsx';

export interface PopoverProps {
  /** Names the panel for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  className?: string;
  /** The button that opens the panel. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  /**
   * `close` takes a callback that runs once the panel has closed and the focus is back on the button; it may move the
   * focus.
   */
  children: ReactNode | ((close: (andThen?: () => void) => void) => ReactNode);
}

const loadPopup = async () => (await import('./popover-popup.tsx')).PopoverPopup;
const PopoverPopup = late(loadPopup);

/** A small panel next to the button that opens it. */
export function Popover({ trigger: drawTrigger, children, ...popup }: PopoverProps) {
  const { trigger, setOpen, popup: own } = useLazyPopup('dialog', loadPopup);
  const [chosen, setChosen] = useState<{ act: () => void } | null>(null);
  const close = (andThen?: () => void) => {
    setChosen(andThen ? { act: andThen } : null);
    setOpen(false);
  };
  const onClosed = () => {
    setChosen(null);
    chosen?.act();
  };
  return (
    <>
      {drawTrigger(trigger)}
      {own && (
        <PopoverPopup {...own} onClosed={chosen && onClosed} {...popup}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPopup>
      )}
    </>
  );
}
