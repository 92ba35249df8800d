/**
 * When the interface of a page starts that the server sent as HTML: once the page has been painted with its pictures,
 * or as soon as somebody uses it. A script of its own, instead of the early one, so it must stay small.
 */
import { keepEarlyClick } from './early-click.ts';
import { applyTheme, storedTheme } from './stored-theme.ts';

/** Milliseconds that the interface waits for a quiet moment after the page has loaded, and that it waits for the load. */
const quietWithinMs = 500;
const loadWithinMs = 4_000;

/** What a person does who is about to use the page. */
const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'touchstart'] as const;

/** Prepares such a page, and calls `start` once: when the page has been read in by the browser, or at the first sign of use. */
export function startWhenRead(start: () => void): void {
  applyTheme(storedTheme());
  keepEarlyClick();
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    for (const use of uses) removeEventListener(use, once, true);
    start();
  };
  for (const use of uses) addEventListener(use, once, { capture: true, passive: true });
  const quiet = () => {
    // Safari tells of no quiet moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(once, { timeout: quietWithinMs });
    else setTimeout(once, 100);
  };
  // A page may have loaded before it is painted; the task after a frame is.
  const painted = () => requestAnimationFrame(() => setTimeout(quiet));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  // A picture that does not come keeps nobody from using the page, nor does a tab that is not painted.
  setTimeout(once, loadWithinMs);
}
