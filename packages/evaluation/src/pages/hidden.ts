import type { LaidOutPage } from '../input.ts';
import { contrast, runsOn, type PlacedRun } from './pages.ts';

/** What nobody can see, in contrast and in points. */
const leastContrast = 1.3;
const leastSize = 2;

const hasText = ({ text }: PlacedRun): boolean => /[\p{L}\p{N}]{2}/u.test(text);

/** The runs of some pages that a person could read. */
export const readableRuns = (pages: readonly LaidOutPage[]): PlacedRun[] => runsOn(pages).filter(hasText);

/** The runs with text that nobody sees: invisible, beside the page, too small or too pale. */
export const hiddenRuns = (pages: readonly LaidOutPage[]): PlacedRun[] =>
  readableRuns(pages).filter(({ invisible, colour, background, size, box, page }) => {
    const { width = 0, height = 0 } = pages[page] ?? {};
    const isOutside = box.x + box.width < 0 || box.y + box.height < 0 || box.x > width || box.y > height;
    return invisible || isOutside || size < leastSize || contrast(colour, background) < leastContrast;
  });
