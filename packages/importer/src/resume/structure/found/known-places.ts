import { sections, type Resume } from '@vitae/domain';
import { foldText } from '../../../text/normalise.ts';
import { fieldNames } from '../fields.ts';
import type { FoundRead } from './doubts.ts';

/** Universities of several campuses, which are called after their cities: "University of Minnesota, Morris". */
const OF_CAMPUSES =
  /^(?:the )?(?:University of (?:Alabama|Alaska|Arkansas|California|Colorado|Hawai[‘’']?i|Houston|Illinois|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Missouri|Nebraska|Nevada|North Carolina|South Carolina|South Florida|Tennessee|Texas|Wisconsin)|California (?:Polytechnic )?State University|State University of New York|Texas A&M University|Indiana University|Rutgers University)$/u;

/**
 * "Cruz Roja, Ávila" of somebody who lives in Ávila, or whose other entries are there: the end of the name is the
 * entry's place.
 */
export const detachKnownPlaces = (resume: Resume, reads: FoundRead[]): void => {
  const fields = sections.flatMap((section) => {
    const { subtitle, location } = fieldNames(section.fields);
    return subtitle === undefined || location === undefined ? [] : [{ key: section.key, subtitle, location }];
  });
  const all = fields.flatMap(({ key, ...names }) =>
    resume.sections[key].items.map((item) => ({ key, item, ...names })),
  );
  const cities = [resume.basics.location.city, ...all.map(({ item, location }) => String(item[location] ?? ''))];
  const known = new Set(
    cities.map((city) => foldText(city.split(/[,(–]/u)[0] ?? '')).filter((city) => city.length > 2),
  );
  const byPath = new Map(reads.map((read) => [read.path, read]));
  for (const { key, item, subtitle, location } of all) {
    const { name, place } =
      /^(?<name>.+?)\s*[,–(]\s*(?<place>[^,–()]+)\)?$/u.exec(String(item[subtitle]))?.groups ?? {};
    const read = byPath.get(`sections.${key}.items.${item.id}.${subtitle}`);
    if (!name || !place || !read || OF_CAMPUSES.test(name) || item[location] !== '' || !known.has(foldText(place)))
      continue;
    item[subtitle] = name;
    item[location] = place.trim();
    read.read = { ...read.read, value: name };
    reads.push({
      path: `sections.${key}.items.${item.id}.${location}`,
      read: { ...read.read, value: place.trim(), confidence: 0.7 },
    });
  }
};
