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

/** Browsers tell a new page where the pointer is, as a movement of no pixels, before they paint it: nobody did anything. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' && event instanceof MouseEvent && event.movementX === 0 && event.movementY === 0;

/** Calls back once something of the page is on the screen: a page may have loaded before, and a frame may be empty. */
function whenPainted(call: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(call));
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    call();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Shows what was left out of the first paint (`below-first-screen` in `theme.css`). */
const showAll = (): void => document.querySelector('#app')?.setAttribute('data-painted', '');

/** Prepares such a page, and calls `start` once: when the page has been read in by the browser, or at the first sign of use. */
export function startWhenRead(start: () => void): void {
  applyTheme(storedTheme());
  keepEarlyClick();
  let isStarted = false;
  const once = (event?: Event) => {
    if (isStarted || (event && isStill(event))) return;
    isStarted = true;
    showAll();
    for (const use of uses) removeEventListener(use, once, true);
    start();
  };
  for (const use of uses) addEventListener(use, once, { capture: true, passive: true });
  const quiet = () => {
    showAll();
    // Safari tells of no quiet moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => once(), { timeout: quietWithinMs });
    else setTimeout(once, 100);
  };
  const loaded = () => whenPainted(quiet);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
  // A picture that does not come keeps nobody from using the page, nor does a tab that is not painted.
  setTimeout(once, loadWithinMs);
}
