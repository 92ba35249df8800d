import { guarded } from '../../base/routing/screen.ts';

/** Fetches what draws the pages of a PDF, which other files do not need. */
export const loadPdfReader = () => guarded(() => import('../../parts/documents/open-pdf.ts'));
