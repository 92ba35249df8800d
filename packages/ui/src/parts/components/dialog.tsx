import { useState, type ReactNode, type RefObject } from 'react';
import { late } from './late.tsx';
import { toastNotLoaded } from './toast.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title. */
  description?: string;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** Its position: in the middle, or as a sheet at the side where lines end or at the bottom. */
  placement?: 'center' | 'side' | 'bottom';
  size?: 'sm' | 'md' | 'lg';
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const DialogPopup = late(async () => (await import('./dialog-popup.tsx')).DialogPopup);

/**
 * A question that blocks the page until it is answered. Its code is fetched when it first opens; without it, it says so
 * and closes.
 */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  const close = () => {
    setOpened(false);
    props.onOpenChange(false);
    toastNotLoaded();
  };
  return opened ? <DialogPopup {...props} onMissing={close} /> : null;
}
