import type { LaidOutPage } from '../input.ts';
import { contrast, runsOn, type PlacedRun } from './pages.ts';

/** What nobody can see, in contrast and in points. */
const leastContrast = 1.3;
const leastSize = 2;
/** From so many points on, a pale text is seen in shape, and may be meant so: a name or a title in grey. */
const large = 18;
const leastOfLarge = 1.1;

const hasText = ({ text }: PlacedRun): boolean => /[\p{L}\p{N}]{2}/u.test(text);

/** The runs of some pages that a person could read. */
export const readableRuns = (pages: readonly LaidOutPage[]): PlacedRun[] => runsOn(pages).filter(hasText);

/** Whether nobody sees a run: it is invisible, beside its page, too small or too pale. */
const isHidden = ({ invisible, colour, background, size, box }: PlacedRun, page?: LaidOutPage): boolean => {
  const { width = 0, height = 0 } = page ?? {};
  const isOutside = box.x + box.width < 0 || box.y + box.height < 0 || box.x > width || box.y > height;
  return (
    invisible ||
    isOutside ||
    size < leastSize ||
    contrast(colour, background) < (size < large ? leastContrast : leastOfLarge)
  );
};

/** The runs with text that nobody sees. */
export const hiddenRuns = (pages: readonly LaidOutPage[]): PlacedRun[] =>
  readableRuns(pages).filter((run) => isHidden(run, pages[run.page]));

/** The runs with text that a person can see. */
export const visibleRuns = (pages: readonly LaidOutPage[]): PlacedRun[] =>
  readableRuns(pages).filter((run) => !isHidden(run, pages[run.page]));
