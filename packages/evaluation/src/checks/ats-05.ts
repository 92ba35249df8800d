import { resumeCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

/** An address as people print it; a bare domain may be a name, such as "Booking.com". */
const URL_TEXT = /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}\/[^\s,;)]+/iu;

export const ats05 = resumeCheck({
  id: 'ATS-05',
  category: 'machine-readable',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const addresses = runsOn(pages).filter(({ text }) => URL_TEXT.test(text));
    if (addresses.length === 0) return skip('nothing-to-check');
    return warnAt(addresses.filter(({ href }) => !href).map(({ text, path, page }) => ({ text, path, page })));
  },
});
