import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { late } from './late.tsx';
import { toastNotLoaded } from './toast.ts';

export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** Keys that do the same. */
  shortcut?: string;
  /** A tick before the label; for a choice among the items. */
  checked?: boolean;
}

/** A heading over the items that follow. */
export interface MenuHeading {
  heading: string;
}

export type MenuEntry = MenuAction | MenuHeading | 'separator';

export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onPointerDown: () => void;
  onClick: () => void;
}

export interface MenuProps {
  /** Names the menu for screen readers. */
  label: string;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Draws the button: `(props) => <IconButton {...props} label="More" icon={Ellipsis} />`. */
  children: (trigger: MenuTriggerProps) => ReactNode;
}

const loadPopup = async () => (await import('./menu-popup.tsx')).MenuPopup;
const MenuPopup = late(loadPopup);

/** A button that opens a list of actions. The list's code is fetched when the pointer or the focus is near. */
export function Menu({ children, ...popup }: MenuProps) {
  const { trigger, popup: own } = useLazyPopup('menu', loadPopup);
  return (
    <>
      {children(trigger)}
      {own && <MenuPopup {...own} {...popup} />}
    </>
  );
}

/**
 * The props of a button that opens a popup whose code is loaded later, and of the popup; `null` before it first opens. If
 * the code cannot be fetched, it says so; the next click fetches it again.
 */
export function useLazyPopup(kind: 'menu' | 'dialog', preload: () => Promise<unknown>) {
  const ref = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // A press on the trigger closes an open popup before the click arrives; the click must not open it again.
  const pressedWhileOpen = useRef(false);
  const near = () => void preload().catch(() => undefined);
  const trigger: MenuTriggerProps = {
    ref,
    'aria-haspopup': kind,
    'aria-expanded': open,
    onPointerEnter: near,
    onFocus: near,
    onPointerDown: () => {
      pressedWhileOpen.current = open;
    },
    onClick: () => {
      setOpened(true);
      setOpen(!pressedWhileOpen.current && !open);
      pressedWhileOpen.current = false;
    },
  };
  const onMissing = () => {
    setOpened(false);
    setOpen(false);
    toastNotLoaded();
  };
  return { trigger, setOpen, popup: opened ? { anchor: ref, open, onOpenChange: setOpen, onMissing } : null };
}
