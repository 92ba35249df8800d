let isUnderWay = false;

/** Whether React is about to take over what the server sent: what is rendered now is on the screen already. */
export const isTakingOver = (): boolean => isUnderWay;

/** Says so, until the page answers. */
export function sayTakingOver(isSo: boolean): void {
  isUnderWay = isSo;
}
