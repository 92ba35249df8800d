/** CSS pixels for one point at 100 % (CSS Values 4: 96 px and 72 pt to the inch). */
const pixelsPerPoint = 96 / 72;

/** `fit` is as wide as the backdrop. */
export type Zoom = 'fit' | number;

const steps = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2];

/** The widest that `fit` draws a page: beyond it a page is larger than on paper and hard to read. */
const largestFit = 1.2;

/** CSS pixels for one point of a page on a backdrop of some inner width. */
export function scaleOf(zoom: Zoom, availableWidth: number, pageWidth: number): number {
  return zoom === 'fit' ? Math.min(availableWidth / pageWidth, largestFit * pixelsPerPoint) : zoom * pixelsPerPoint;
}

/** The scale relative to the real size of the paper, 1 for 100 %. */
export function zoomOf(scale: number): number {
  return scale / pixelsPerPoint;
}

/** The next step up or down from a share of the real size. */
export function stepZoom(current: number, direction: 1 | -1): number {
  const next =
    direction > 0 ? steps.find((step) => step > current + 0.01) : steps.findLast((step) => step < current - 0.01);
  return next ?? (direction > 0 ? 2 : 0.5);
}
