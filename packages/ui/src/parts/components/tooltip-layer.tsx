import { useEffect, useState } from 'react';
import { late } from './late.tsx';

const TooltipPopup = late(async () => (await import('./tooltip-popup.tsx')).TooltipPopup);

const hoverDelay = 400;

/**
 * Shows the text of any `[data-tooltip]` element on hover and on keyboard focus. One layer for the whole page, so that
 * a button with a tooltip costs an attribute. The side is `data-tooltip-side`, default `bottom`.
 */
export function TooltipLayer() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setAnchor(null);
    };
    const show = (element: HTMLElement, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setAnchor(element), delay);
    };
    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const element = tooltipOwner(event.target);
      if (element) show(element, hoverDelay);
      else hide();
    };
    const onFocusIn = (event: FocusEvent) => {
      const element = tooltipOwner(event.target);
      if (element?.matches(':focus-visible')) show(element, 0);
      else hide();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('pointerover', onPointerOver);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return anchor?.isConnected ? <TooltipPopup anchor={anchor} onClose={() => setAnchor(null)} /> : null;
}

function tooltipOwner(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}
