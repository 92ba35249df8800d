import { resumeCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

/** An address as people print it; a bare domain may be a name, such as "Booking.com". */
const URL_TEXT = /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,6}\/[^\s,;)]+/iu;
/** Products and degrees with a dot: "Node.js/Express", "ASP.NET/C#", "B.Sc/M.Sc". */
const NO_ADDRESS =
  /(?<![\p{L}\p{N}@.-])(?:[a-z\d]+\.(?:js|ts|py|sc|tech|eng|ed|phil|com(?=\/[bm]\.)|md)|asp\.net|x+\.x+)\/[^\s,;)]*/giu;

export const ats05 = resumeCheck({
  id: 'ATS-05',
  category: 'machine-readable',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['pages'],
  run: ({ input: { pages } }) => {
    const addresses = runsOn(pages).filter(({ text }) => URL_TEXT.test(text.replaceAll(NO_ADDRESS, ' ')));
    if (addresses.length === 0) return skip('nothing-to-check');
    return warnAt(addresses.filter(({ href }) => !href).map(({ text, path, page }) => ({ text, path, page })));
  },
});
