import { resumeCheck, skip, warnAt } from '../check.ts';
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
    const isOld = ({ end, current }: (typeof experience)[number]) =>
      !current && (monthOf(end, 'end') ?? Infinity) < now - 12 * years;
    // Where all are old, there is nothing new to make room for.
    if (experience.every(isOld)) return skip('nothing-to-check');
    return warnAt(
      experience
        .filter((role) => !role.isDoubtful && !role.hasFiller && isOld(role) && role.bullets.length > most)
        .map(({ path, title, at }) => ({ text: [title, at].filter(Boolean).join(', '), path: `${path}.body` })),
    );
  },
});
