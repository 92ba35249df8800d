import { fail, lacks, resumeCheck, skip, warn } from '../check.ts';
import { passOfSure } from '../resume/sure-roles.ts';
import { sources } from '../sources.ts';
import { hasYearNear } from '../text/lines.ts';

/** Signs that stand in no title and no name of an employer. */
const MISREAD = /^[(\p{Ps}]|:\s|\s[–—|]\s/u;

export const str07 = resumeCheck({
  id: 'STR-07',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ experience, stage, dated, input }) => {
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
    // "Harbour Inn, Leeds": the employer, which the importer took for a part of the place.
    const isInPlace = (place: string) => input.origin === 'uploaded' && /,/u.test(place);
    // "Physiotherapist, Harbour Clinic": the same with the title.
    const isInTitle = isInPlace;
    const places = experience.flatMap(({ path, title, at, place, start, end, isDoubtful }) => {
      // "(one week): Miller's garage" was taken apart wrongly.
      if (isDoubtful || (input.origin === 'uploaded' && MISREAD.test(title || at))) return [];
      const field = !title
        ? 'position'
        : !at && !isInPlace(place) && !isInTitle(title) && !isBelowAnother(path)
          ? 'employer'
          : !start && !end && !hasYearNear(title, input)
            ? 'start'
            : null;
      return field ? [{ text: title || at || start, path: `${path}.${field}` }] : [];
    });
    if (places.length === 0) return passOfSure(experience);
    return places.length * 2 > experience.length ? fail(places) : warn(places);
  },
});
