import { orderedSections } from '@vitae/domain';
import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isHeadingOf } from '../resume/entry-in-file.ts';
import { linesOf, otherReadings } from '../text/lines.ts';
import { joinsUsual, knownHeading, sought } from '../text/headings.ts';
import { countWords, listedLanguages } from '../text/words.ts';

/** Understood by anybody, though as a word in a line no sign of a heading: "Schule am Park". */
const FURTHER =
  /^(?:schul\p{L}*(?: .{3,40})?|schooling|academics|scolarité|cursus|placements|internships|praktika|stages|prácticas|estágios|(?:berufs)?tätigkeiten|fähigkeiten)$/iu;

/** Languages in which other words for headings are known, beside the usual ones. */
const withHeadings: readonly string[] = [...listedLanguages, 'it'];
const longest = 6;
/** A few words, without a list, a figure or half of a bracket. */
const isLikeHeading = (text: string): boolean =>
  countWords(text) <= longest &&
  !/\d|[,;.]/u.test(text) &&
  (text.match(/[([]/gu)?.length ?? 0) === (text.match(/[)\]]/gu)?.length ?? 0);

export const str05 = resumeCheck({
  id: 'STR-05',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.resumeData],
  // Other sections may have any heading, such as "Licences and tickets": no reader depends on it.
  run: ({ resume, view, input, language }) => {
    // Where the importer put two sections together, one of them may have its usual heading.
    // A heading that lost a letter in one reading is whole in another.
    const lines = [linesOf(input), ...otherReadings(input)].flat();
    const hasUsual = (key: string) => lines.some((line) => isHeadingOf(key, line));
    const unknown = orderedSections(resume)
      .filter(({ key }) => view.sections.some((shown) => shown.key === key))
      .filter(
        ({ key, content }) =>
          sought.has(key) &&
          content.heading.trim() &&
          !knownHeading(key, content.heading) &&
          !joinsUsual(content.heading) &&
          !FURTHER.test(content.heading.trim()) &&
          !hasUsual(key),
      )
      .map(({ heading, path }) => ({ text: heading, path: `${path}.heading` }));
    if (input.origin === 'ours' || unknown.length === 0) return failAt(unknown);
    // What headings mean is known in these languages alone, and what was read as one may be another line.
    if (!withHeadings.includes(language)) return skip('language');
    // Skills have headings of many kinds, which are sections of something else as often.
    const headings = unknown.filter(({ text, path }) => isLikeHeading(text) && !path.startsWith('sections.skill.'));
    return headings.length === 0 ? skip('not-read') : failAt(headings);
  },
});
