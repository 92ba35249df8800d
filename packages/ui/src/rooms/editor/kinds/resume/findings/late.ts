import { loadAreas } from '../../../../../base/i18n/index.ts';
import { late } from '../../../../../parts/components/late.tsx';

/** Below the fields, where an entry needs nothing to be typed into. */
const doubts = async () => (await Promise.all([import('./field-doubt.tsx'), loadAreas(['preview'])]))[0];

export const RowDoubts = late(async () => (await doubts()).RowDoubts);
export const SummaryDoubt = late(async () => (await doubts()).SummaryDoubt);
