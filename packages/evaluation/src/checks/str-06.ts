import { resumeCheck, skip, warn, fail, pass, type Place } from '../check.ts';
import { sources } from '../sources.ts';
import { monthOf } from '../resume/months.ts';

export const str06 = resumeCheck({
  id: 'STR-06',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ experience }) => {
    const ordered = experience.filter(({ end, current }) => current || end);
    if (ordered.length < 2) return skip('nothing-to-check');
    // A date without a month is compared with the kinder end of its year.
    const latest = ({ current, end }: (typeof ordered)[number]) => (current ? Infinity : (monthOf(end, 'end') ?? 0));
    const earliest = ({ current, end }: (typeof ordered)[number]) =>
      current ? Infinity : (monthOf(end, 'start') ?? 0);
    const places = ordered.flatMap((role, index): Place[] => {
      const before = ordered[index - 1];
      // Roles at one employer may stand together.
      if (!before || before.at === role.at || latest(before) >= earliest(role)) return [];
      return [{ text: [role.title, role.at].filter(Boolean).join(', '), path: `${role.path}.end` }];
    });
    if (places.length === 0) return pass;
    return places.length * 3 > ordered.length ? fail(places) : warn(places);
  },
});
