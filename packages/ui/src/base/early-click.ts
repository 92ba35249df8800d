/**
 * What somebody did on a page that the server rendered, before the interface has taken the page over: the latest click
 * on a button, and what was typed. A part of the early script. Links need no help.
 */
let kept: HTMLElement | null = null;
const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>();

const keepClick = ({ target }: Event): void => {
  kept = target instanceof Element ? target.closest('button') : null;
};

const keepText = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typedIn.add(target);
};

/** The interface sends forms; the browser would put what is in them into the address. */
const keepForm = (event: Event): void => event.preventDefault();

const handlers = { click: keepClick, input: keepText, submit: keepForm };

/** Keeps the latest click on a button, and what is typed, until the interface takes the page over. */
export function keepEarlyClick(): void {
  for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler, true);
}

/** Keeps no more of it: React handles what comes while it takes the page over. */
export function endEarlyClicks(): void {
  for (const [type, handler] of Object.entries(handlers)) removeEventListener(type, handler, true);
}

/** What was done, and typed, before the interface was there; from now on there is nothing. */
export function takeEarly(): { clicked: HTMLElement | null; typed: (HTMLInputElement | HTMLTextAreaElement)[] } {
  const early = { clicked: kept, typed: [...typedIn] };
  kept = null;
  typedIn.clear();
  return early;
}
