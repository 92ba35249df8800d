import { failInPart, pass, resumeCheck, skip } from '../check.ts';
import { monthOf } from '../resume/months.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { dayOfWriting } from '../text/day-of-writing.ts';

/** In months: who applies now wrote or looked through it lately; and from when on it is of another time. */
const [lately, longAgo] = [6, 36];

export const tim11 = resumeCheck({
  id: 'TIM-11',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, input }) => {
    const written = dayOfWriting(input.origin === 'ours' ? texts.map(({ text }) => text) : linesOf(input));
    if (written === null) return skip('nothing-to-check');
    const months = (monthOf(input.asOf.slice(0, 7), 'start') ?? 0) - written.month;
    if (months <= lately) return pass;
    return failInPart(Math.max(0, 1 - months / longAgo), [{ text: written.text }], { months });
  },
});
