import { changedRegions, merged, wholePage } from '../draw/changed-regions.ts';
import type { DisplayPage } from '../draw/display-list.ts';
import { paintRegion, type DecodedImages } from '../draw/paint.ts';
import { intersects, type Bounds } from '../draw/path.ts';
import type { VisibleStrip } from './preview.ts';
import type { PaintedRegion } from './protocol.ts';

/** Paints what changed, the visible part first. */
export interface PagePainter {
  /** Receives the pages of a new layout. */
  show(pages: readonly DisplayPage[]): void;
  setScale(scale: number): void;
  setVisible(strips: readonly VisibleStrip[]): void;
  attach(pageIndex: number): void;
  detach(pageIndex: number): void;
  /** Paints the stale regions that are visible. */
  paintVisible(): PaintedRegion[];
  /** Paints one more stale region, or a band of it if it is large; `null` if nothing is stale. */
  paintNext(): PaintedRegion | null;
}

/** Height of the bands in which the off-screen part is painted, so that a key never waits long; in points. */
const BAND = 180;

export function createPagePainter(images: DecodedImages): PagePainter {
  const surface = new OffscreenCanvas(1, 1);
  const context = surface.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to a worker');
  const attached = new Set<number>();
  const stale = new Map<number, Bounds[]>();
  let pages: readonly DisplayPage[] = [];
  let visible: readonly VisibleStrip[] = [];
  let scale = 1;

  const spoil = (pageIndex: number, regions: readonly Bounds[]) => {
    if (regions.length > 0) stale.set(pageIndex, merged([...(stale.get(pageIndex) ?? []), ...regions]));
  };
  const spoilAll = () => {
    stale.clear();
    pages.forEach((page, index) => spoil(index, [wholePage(page)]));
  };

  const paint = (pageIndex: number, page: DisplayPage, region: Bounds): PaintedRegion => {
    const canvasWidth = Math.round(page.width * scale);
    const canvasHeight = Math.round(page.height * scale);
    const x = Math.max(0, Math.floor(region.left * scale) - 1);
    const y = Math.max(0, Math.floor(region.top * scale) - 1);
    const right = Math.min(canvasWidth, Math.ceil(region.right * scale) + 1);
    const bottom = Math.min(canvasHeight, Math.ceil(region.bottom * scale) + 1);
    surface.width = Math.max(1, right - x);
    surface.height = Math.max(1, bottom - y);
    paintRegion(
      context,
      page,
      { left: x / scale, top: y / scale, right: right / scale, bottom: bottom / scale },
      scale,
      images,
    );
    return { pageIndex, canvasWidth, canvasHeight, x, y, bitmap: surface.transferToImageBitmap() };
  };

  const isShown = (pageIndex: number) => attached.has(pageIndex);

  return {
    show(next) {
      next.forEach((page, index) => {
        const before = pages[index];
        spoil(index, before ? changedRegions(before, page) : [wholePage(page)]);
      });
      for (const index of stale.keys()) if (index >= next.length) stale.delete(index);
      pages = next;
    },
    setScale(next) {
      if (next === scale) return;
      scale = next;
      spoilAll();
    },
    setVisible(strips) {
      visible = strips;
    },
    attach(pageIndex) {
      attached.add(pageIndex);
      const page = pages[pageIndex];
      if (page) spoil(pageIndex, [wholePage(page)]);
    },
    detach(pageIndex) {
      attached.delete(pageIndex);
    },
    paintVisible() {
      const painted: PaintedRegion[] = [];
      for (const { pageIndex, top, bottom } of visible) {
        const page = pages[pageIndex];
        const regions = stale.get(pageIndex);
        if (!page || !regions || !isShown(pageIndex)) continue;
        const window = { ...wholePage(page), top: Math.max(0, top), bottom: Math.min(page.height, bottom) };
        const rest = regions.flatMap((region) => {
          if (!intersects(region, window)) return [region];
          painted.push(paint(pageIndex, page, clampTo(region, window)));
          return outsideOf(region, window);
        });
        stale.set(pageIndex, rest);
      }
      return painted;
    },
    paintNext() {
      for (const [pageIndex, [region, ...others]] of stale) {
        const page = pages[pageIndex];
        if (!isShown(pageIndex)) continue;
        if (!page || !region) {
          stale.delete(pageIndex);
          continue;
        }
        const band = { ...region, bottom: Math.min(region.bottom, region.top + BAND) };
        stale.set(pageIndex, band.bottom < region.bottom ? [{ ...region, top: band.bottom }, ...others] : others);
        return paint(pageIndex, page, band);
      }
      return null;
    },
  };
}

const clampTo = (region: Bounds, window: Bounds): Bounds => ({
  ...region,
  top: Math.max(region.top, window.top),
  bottom: Math.min(region.bottom, window.bottom),
});

function outsideOf(region: Bounds, window: Bounds): Bounds[] {
  const above = { ...region, bottom: window.top };
  const below = { ...region, top: window.bottom };
  return [above, below].filter(({ top, bottom }) => bottom > top);
}
