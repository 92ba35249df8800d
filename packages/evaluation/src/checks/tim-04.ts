import { resumeCheck, skip, warnAt, type Place } from '../check.ts';
import { sources } from '../sources.ts';
import { missesMonth, monthOf } from '../resume/months.ts';
import { latestYearOf, longAgo } from '../text/latest-year.ts';
import { hasUnreadYear } from '../text/unread-years.ts';

const longest = 6;
/** How long it may be since the last entry, in months. */
const longestSince = 12;
/** How long a course takes at least that names only its end, in months. */
const course = 36;
/** Nobody asks about gaps before that. */
const years = 10;

export const tim04 = resumeCheck({
  id: 'TIM-04',
  category: 'timeline',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ dated, experience, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    // The kinder reading of a date without a month; an entry without an end is a point in time, or goes on.
    const spans = dated
      .flatMap(({ path, section, title, at, start, end, current }) => {
        const first = monthOf(start || end, 'start');
        const from = first !== null && section === 'education' && !start ? first - course : first;
        const to = current ? now : monthOf(end || start, 'end');
        // How long before its end a course began is not known.
        const isGuessed = section === 'education' && !start;
        return from === null || to === null ? [] : [{ path, from, to, text: title || at, isGuessed }];
      })
      .toSorted((a, b) => a.from - b.from);
    // Of a file, a time that no field has may be that of a role.
    const isUnknown = ({ isDoubtful, start, end }: (typeof experience)[number]) =>
      isDoubtful || (input.origin === 'uploaded' && !start && !end);
    if (missesMonth(experience, input) || hasUnreadYear(input) || experience.some(isUnknown)) return skip('not-read');
    if (experience.length === 0 || spans.length < 2) return skip('nothing-to-check');
    // Until a first degree, of which only the end is told, somebody was at school and at university.
    const degrees = spans.flatMap(({ to, isGuessed }) => (isGuessed ? [to] : []));
    const studied = degrees.length > 0 ? Math.min(...degrees) : -Infinity;
    const places: Place[] = [];
    let covered = spans[0]?.to ?? 0;
    for (const { path, from, to, text, isGuessed } of spans) {
      if (!isGuessed && from > studied && from - covered - 1 > longest && from > now - 12 * years)
        places.push({ text, path: `${path}.start` });
      covered = Math.max(covered, to);
    }
    const last = spans.find(({ to }) => to === covered);
    // Looking for work takes some months; then a reader asks what somebody does now.
    // A role of which only the start was read may go on.
    const mayGoOn = experience.some(
      ({ start, end, current }) => !current && (!end || (input.origin === 'uploaded' && start === end)),
    );
    // That nothing is new for years is TIM-10's.
    const isOld = (latestYearOf(dated, input)?.year ?? Infinity) <= Number(input.asOf.slice(0, 4)) - longAgo;
    if (last && !mayGoOn && !isOld && now - covered - 1 > longestSince)
      places.push({ text: last.text, path: `${last.path}.end` });
    return warnAt(places);
  },
});
