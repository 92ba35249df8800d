import { resumeCheck, skip, warnAt, type Place } from '../check.ts';
import { monthOf } from '../resume/months.ts';
import { sources } from '../sources.ts';
import { hasUnreadYear } from '../text/unread-years.ts';
import { listedLanguages, sentencesIn } from '../text/words.ts';
import { yearsClaimed } from '../text/years-claimed.ts';

/** So many years more may have been rounded up, or spent in roles that are not listed. */
const [leastMore, timesMore] = [3, 1.5];
/** Who lists so many years may leave older roles out, as is usual. */
const longEnough = 10;

export const tim09 = resumeCheck({
  id: 'TIM-09',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: listedLanguages,
  run: ({ summary, view, dated, experience, hasMisreadRole, input, language }) => {
    const listed = listedLanguages.find((one) => one === language);
    const said = [
      ...sentencesIn(summary.replaceAll('\n', ' ')).map((text) => ({ text, path: 'summary' })),
      { text: view.headline.text, path: view.headline.path },
    ];
    const claims = said.flatMap((one) => {
      const years = listed ? yearsClaimed(one.text, listed) : null;
      return years === null ? [] : [{ ...one, years }];
    });
    if (claims.length === 0 || experience.length === 0) return skip('nothing-to-check');
    const isUncertain = hasMisreadRole || hasUnreadYear(input) || experience.some(({ isDoubtful }) => isDoubtful);
    if (isUncertain) return skip('not-read');
    // Unpaid work and projects are experience, too; a role without a date may be of any time.
    const worked = dated.filter(({ section }) => section !== 'education');
    const starts = worked.flatMap(({ start, end }) => monthOf(start || end, 'start') ?? []);
    const isDated = experience.every(({ start }) => start !== '');
    const now = monthOf(input.asOf.slice(0, 7), 'end') ?? 0;
    const shown = (now - Math.min(...starts)) / 12;
    if (!isDated || shown >= longEnough) return skip('nothing-to-check');
    const places: Place[] = claims
      .filter(({ years }) => years >= shown + leastMore && years >= timesMore * shown)
      .map(({ text, path }) => ({ text, path }));
    const most = Math.max(...claims.map(({ years }) => years));
    return warnAt(places, { claimed: most, shown: Math.ceil(shown) });
  },
});
