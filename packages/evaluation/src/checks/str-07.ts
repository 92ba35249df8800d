import { fail, lacks, resumeCheck, skip, warn } from '../check.ts';
import { passOfSure } from '../resume/sure-roles.ts';
import { sources } from '../sources.ts';
import { isHeadingLine, isHeadingOf } from '../resume/entry-in-file.ts';
import { hasYearNear, linesOf } from '../text/lines.ts';
import { isTold } from '../text/told.ts';

/** Signs that stand in no title and no name of an employer. */
const MISREAD = /^[(\p{Ps}]|:\s|\s(?:[–—|]|-{2,})\s/u;

/** What stands beside a project and leads somewhere, which was read as the title of a role. */
const LINK =
  /^\W*(?:live(?: (?:demo|site|link|version|preview))?|demo|code|source(?: code)?|git(?:hub|lab)(?: (?:repo|link))?|repo(?:sitory)?|website|link|view(?: (?:project|code|site|live))?|video|slides|app store|play store|projekt ansehen|quellcode|lien|voir le projet|código|ver proyecto|enlace)\W*$/iu;

/** "Lehrer am Hans-Gymnasium", "Cook at Acme": a title and an employer that were read as one. */
const BOTH =
  /^\p{L}{3}.{0,80}\s(?:at|am|im|bei|beim|an der|in der|chez|presso|bij|hos)\s\p{Lu}|\p{Script=Han}{2}担任\p{Script=Han}/u;

export const str07 = resumeCheck({
  id: 'STR-07',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ experience, stage, dated, input, language }) => {
    if (experience.length === 0)
      return stage === 'entry' && dated.length > 0 ? skip('nothing-to-check') : lacks('STR-01');
    // An employer above several roles is read with the first of them.
    const isBelowAnother = (path: string) =>
      input.origin === 'uploaded' &&
      experience
        .slice(
          0,
          experience.findIndex((role) => role.path === path),
        )
        .some(({ at }) => at);
    const lines = linesOf(input);
    // "Harbour Inn, Leeds": the employer, which the importer took for the place or a part of it; the same of the title.
    const isInTitle = (title: string) => input.origin === 'uploaded' && /,/u.test(title);
    const isInPlace = (place: string) =>
      isInTitle(place) || (place !== '' && lines.some((line) => line.trim() === place));
    // The employer stands above the role, or above several, and was read as what the role before it tells.
    const titles = experience.map(({ title }) => title).filter(Boolean);
    const heading = lines.findIndex((line) => isHeadingOf('experience', line));
    const isBelowName = (title: string) => {
      let above = title === '' ? -1 : lines.findIndex((line, at) => at > heading && line.includes(title)) - 1;
      while (above > heading && titles.some((one) => lines[above]?.includes(one))) above -= 1;
      const name = lines[above]?.trim() ?? '';
      const whole = /\p{L}-$/u.test(lines[above - 1]?.trim() ?? '')
        ? `${lines[above - 1]?.trim().slice(0, -1)}${name}`
        : name;
      return (
        above > heading &&
        /^\p{Lu}/u.test(whole) &&
        /\p{L}{3}/u.test(whole) &&
        !isHeadingLine(whole) &&
        !isTold(whole, language)
      );
    };
    const places = experience.flatMap(({ path, title, at, place, start, end, isDoubtful }) => {
      // "(one week): Miller's garage" was taken apart wrongly.
      if (
        isDoubtful ||
        (input.origin === 'uploaded' && (MISREAD.test(title || at) || BOTH.test(title || at) || LINK.test(title || at)))
      )
        return [];
      // "Harbour Union, Pilot": both were read as the employer.
      const field =
        !title && !isInTitle(at)
          ? 'position'
          : !at && !isInPlace(place) && !isInTitle(title) && !isBelowAnother(path) && !isBelowName(title)
            ? 'employer'
            : !start && !end && !hasYearNear(title, input)
              ? 'start'
              : null;
      return field ? [{ text: title || at || start, path: `${path}.${field}` }] : [];
    });
    if (places.length === 0) return passOfSure(experience);
    // In a file, a title or an employer that seems to be left out was nearly always read as something else: nothing is said of it.
    const certain = input.origin === 'ours' ? places : places.filter(({ path }) => path.endsWith('.start'));
    if (certain.length === 0) return skip('not-read');
    return certain.length * 2 > experience.length ? fail(certain) : warn(certain);
  },
});
