import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { endEarlyClicks } from '../base/early-click.ts';
import { repeatEarlyClick } from '../base/repeat-early.ts';
import { interfaceIsHere } from './root.tsx';

/** Takes a page over that the server rendered, and does what a person did on it before. */
export function takeOver(element: Element, app: ReactNode): void {
  endEarlyClicks();
  addEventListener(interfaceIsHere, repeatEarlyClick, { once: true });
  // In slices: the page is there already, and may be scrolled meanwhile.
  startTransition(() => void hydrateRoot(element, app));
}
