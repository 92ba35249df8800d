import { normalized } from '@vitae/domain';
import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';
import { isHeadingLine } from '../resume/entry-in-file.ts';
import { latestFirst } from '../resume/latest-roles.ts';
import type { ResumeFacts } from '../resume/resume-facts.ts';
import { isExperienceFirst } from '../text/said-in-lines.ts';
import { folded, wordsIn } from '../text/words.ts';

/** Words alone, without spaces: files part and join them differently. */
const plain = (text: string): string => wordsIn(folded(normalized(text, 'NFKC'))).join('');

/** Whether the roles stand above the education: in a file, by its own headings. */
const beginsWithWork = ({ sections }: ResumeFacts['view'], input: ResumeFacts['input']): boolean => {
  const placeOf = (sought: string) => sections.findIndex(({ key }) => key === sought);
  const [work, school] = [placeOf('experience'), placeOf('education')];
  return isExperienceFirst(input) ?? (school < 0 || work < school);
};

/** After some years of work, education may follow on the next page. */
const manyYears = 5;

export const fmt11 = resumeCheck({
  id: 'FMT-11',
  category: 'format',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  needs: ['pages'],
  run: ({ input, view, experience, dated, years, isAcademic }) => {
    const { pages, origin } = input;
    const runs = runsOn(pages).filter(({ page }) => page === 0);
    if (runs.length === 0) return skip('nothing-to-check');
    const lines = runs.map(({ text }) => plain(text));
    const text = lines.join('');
    // A heading that was read as a school is none, and the degrees of an academic may stand anywhere.
    const isSchool = ({ section, title, at }: (typeof dated)[number]) =>
      section === 'education' && !(origin === 'uploaded' && isHeadingLine(at || title));
    const school = isAcademic ? undefined : dated.find(isSchool);
    // An academic may begin with the education, and who has a job now is known by that one.
    const current = experience.filter((role) => role.current);
    const shownRoles =
      isAcademic && !beginsWithWork(view, input) ? [] : current.length > 0 ? current : latestFirst(experience);
    const wanted = [
      { text: view.fullName.text, path: view.fullName.path },
      ...shownRoles
        .slice(0, 2)
        .filter(({ isDoubtful }) => !isDoubtful)
        .flatMap(({ title, at, path }) => [
          { text: title, path: `${path}.position` },
          { text: at, path: `${path}.employer` },
        ]),
      ...(school && years < manyYears ? [{ text: school.at || school.title, path: `${school.path}.institution` }] : []),
    ].filter((one) => one.text);
    const later = plain(
      runsOn(pages)
        .filter(({ page }) => page > 0)
        .map((run) => run.text)
        .join(' '),
    );
    const missing = wanted.filter((one) => {
      const sought = plain(one.text);
      // What was read from the page in two parts is on it all the same.
      if (origin === 'uploaded' && wordsIn(folded(one.text)).every((word) => text.includes(word))) return false;
      // What is on none of the pages as it was read lost a letter, or was put together from several places.
      if (origin === 'uploaded' && !later.includes(sought)) return false;
      return sought !== '' && !lines.some((line) => line.includes(sought)) && !text.includes(sought);
    });
    if (missing.length === 0) return pass;
    return (missing.length > 2 || missing[0]?.path === view.fullName.path ? fail : warn)(missing, {
      count: missing.length,
    });
  },
});
