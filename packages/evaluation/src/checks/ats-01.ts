import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { agreed, recovered } from '../text/recovered.ts';

const enough = 0.98;

export const ats01 = resumeCheck({
  id: 'ATS-01',
  category: 'machine-readable',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['extraction'],
  run: ({ input: { extraction, origin }, texts, language }) => {
    const { text = '', second } = extraction ?? {};
    if (origin === 'uploaded' && second === undefined) return skip('no-extraction');
    // Two programs that read the same file agree, each with the other.
    const readings =
      origin === 'uploaded' && second !== undefined
        ? [agreed(text, second, language), agreed(second, text, language)]
        : [recovered(texts.map((one) => one.text).join('\n'), text, language)];
    const [worst] = readings.toSorted((a, b) => a.share - b.share);
    if (!worst || worst.share >= enough) return pass;
    return fail([{ text: worst.missing.slice(0, 12).join(' ') }], { percent: Math.floor(100 * worst.share) });
  },
});
