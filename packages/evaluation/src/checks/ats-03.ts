import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { outOfOrder } from '../text/recovered.ts';
import { hasWords } from '../text/words.ts';

const enough = 0.95;
const few = 0.85;
/** One passage alone, among many, may be a line at the foot of a page. */
const [slips, many] = [1, 10];

export const ats03 = resumeCheck({
  id: 'ATS-03',
  category: 'machine-readable',
  severity: 'major',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['extraction'],
  run: ({ input: { extraction, origin }, texts, language }) => {
    const { text = '', second } = extraction ?? {};
    if (!hasWords(language)) return skip('language');
    if (origin === 'uploaded' && second === undefined) return skip('no-extraction');
    const lines = text.split('\n').map((line) => ({ text: line, path: '' }));
    const { long, broken } = origin === 'uploaded' ? outOfOrder(lines, second ?? '') : outOfOrder(texts, text);
    if (long.length === 0) return skip('nothing-to-check');
    const share = 1 - broken.length / long.length;
    if (share >= enough || (origin === 'uploaded' && broken.length <= slips && long.length >= many)) return pass;
    return (share >= few ? warn : fail)(
      broken.map(({ text: one, path }) => ({ text: one, ...(path && { path }) })),
      { count: broken.length, total: long.length },
    );
  },
});
