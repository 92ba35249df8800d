import { resumeCheck, warnAt } from '../check.ts';
import { monthOf } from '../resume/months.ts';
import { sources } from '../sources.ts';
import { pastExpectationsIn } from '../text/expected.ts';
import { linesOf } from '../text/lines.ts';

export const tim07 = resumeCheck({
  id: 'TIM-07',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    // A file's own words say "expected", which the importer leaves out of a date.
    const passages = input.origin === 'ours' ? texts : linesOf(input).map((text) => ({ text }));
    return warnAt(
      passages.flatMap(({ text, ...place }) =>
        pastExpectationsIn(text, now).map((found) => ({ ...place, text: found })),
      ),
    );
  },
});
