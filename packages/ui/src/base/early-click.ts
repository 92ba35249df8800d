/**
 * A click on a button of a page that the server rendered, before the interface has taken the page over: a part of the
 * early script. Links need no help.
 */
let kept: HTMLElement | null = null;

const keep = ({ target }: Event): void => {
  kept = target instanceof Element ? target.closest('button') : null;
};

/** Keeps the latest click on a button until the interface takes the page over. */
export function keepEarlyClick(): void {
  addEventListener('click', keep, true);
}

/** Keeps no more clicks: React handles those that come while it takes the page over. */
export function endEarlyClicks(): void {
  removeEventListener('click', keep, true);
}

/** Clicks the button again for the interface, if there was a click before it. */
export function repeatEarlyClick(): void {
  if (kept?.isConnected) kept.click();
  kept = null;
}
