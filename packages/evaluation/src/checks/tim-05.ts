import { resumeCheck, skip, warnAt } from '../check.ts';
import { BESIDE } from '../resume/beside-a-job.ts';
import { sources } from '../sources.ts';
import { folded } from '../text/words.ts';
import { hasMonth, monthOf } from '../resume/months.ts';

const longest = 2;
/** "Northern General Hospital" and "Northern General Hospital, Sheffield" are one employer. */
const isSame = (one: string, other: string): boolean => {
  const [a, b] = [folded(one), folded(other)];
  return a === b || (a !== '' && b !== '' && (a.includes(b) || b.includes(a)));
};

export const tim05 = resumeCheck({
  id: 'TIM-05',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  // Of thirteen such findings on files that readers checked, seven were wrong: a study or an employer above its roles was read
  // as a job, or what said that one was beside the other stood elsewhere. What a person enters says which is which.
  origin: 'ours',
  run: ({ experience, dated, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    const isBeside = ({ title, at }: (typeof experience)[number]) => BESIDE.test(`${title} ${at}`);
    const roles = experience.flatMap((role) => {
      const isExact = hasMonth(role.start) && (role.current || hasMonth(role.end));
      if (!isExact || isBeside(role)) return [];
      return [
        { ...role, from: monthOf(role.start, 'start') ?? 0, to: role.current ? now : (monthOf(role.end, 'end') ?? 0) },
      ];
    });
    if (roles.length < 2) return skip('nothing-to-check');
    // What has one name and holds several others is the employer above its roles.
    const headings = new Set(
      roles.filter(
        (role) =>
          (role.title === '' || role.at === '') &&
          roles.filter((other) => other !== role && other.from >= role.from && other.to <= role.to).length > 1,
      ),
    );
    // Who studies holds small jobs beside one another.
    const studies = dated.flatMap(({ section, start, end, current }) => {
      const from = section === 'education' ? monthOf(start, 'start') : null;
      return from === null ? [] : [{ from, to: current || end === '' ? now : (monthOf(end, 'end') ?? 0) }];
    });
    const isOfStudent = (from: number, to: number) => studies.some((study) => study.from <= from && study.to >= to);
    return warnAt(
      roles.flatMap((role, index) =>
        // The month in which one ends and the next begins is common.
        roles.slice(index + 1).some((other) => {
          const [from, to] = [Math.max(role.from, other.from), Math.min(role.to, other.to)];
          const isBelow = headings.has(role) || headings.has(other);
          return !isBelow && !isSame(other.at, role.at) && to - from > longest && !isOfStudent(from, to);
        })
          ? [{ text: [role.title, role.at].filter(Boolean).join(', '), path: `${role.path}.start` }]
          : [],
      ),
    );
  },
});
