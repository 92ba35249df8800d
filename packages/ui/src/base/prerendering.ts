let isStarted = false;

/** Whether pages are rendered as HTML here: nothing ever comes on screen, so nothing may wait for that. */
export const isPrerendering = (): boolean => isStarted;

/** Says so, for as long as the program runs. */
export function startPrerendering(): void {
  isStarted = true;
}
