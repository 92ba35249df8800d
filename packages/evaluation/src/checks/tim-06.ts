import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { monthOf } from '../resume/months.ts';

const years = 15;
const most = 2;

export const tim06 = resumeCheck({
  id: 'TIM-06',
  category: 'timeline',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ experience, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    return warnAt(
      experience
        .filter(({ end, current, bullets, isDoubtful }) => {
          const ended = current ? null : monthOf(end, 'end');
          return !isDoubtful && ended !== null && ended < now - 12 * years && bullets.length > most;
        })
        .map(({ path, title, at }) => ({ text: [title, at].filter(Boolean).join(', '), path: `${path}.body` })),
    );
  },
});
