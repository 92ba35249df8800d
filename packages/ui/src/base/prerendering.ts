let isStarted = false;

/** Whether pages are rendered as HTML here: nothing ever comes on screen, so nothing may wait for that. */
export const isPrerendering = (): boolean => isStarted;

/** Says so, for as long as the program runs. */
export function startPrerendering(): void {
  isStarted = true;
}

let isLeftOut = false;

/** Whether what stands around the page is put in after it was rendered. */
export const isFrameLeftOut = (): boolean => isLeftOut;

/** Says so for the next page; pages are rendered one after the other. */
export function leaveFrameOut(isSo: boolean): void {
  isLeftOut = isSo;
}
