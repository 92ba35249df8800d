import { orderedSections } from '@vitae/domain';
import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { isHeadingOf } from '../resume/entry-in-file.ts';
import { linesOf } from '../text/lines.ts';
import { knownHeading, sought } from '../text/headings.ts';

/** Understood by anybody, though as a word in a line no sign of a heading: "Schule am Park". */
const FURTHER =
  /^(?:schul\p{L}*(?: .{3,40})?|schooling|academics|scolarité|cursus|placements|internships|praktika|stages|prácticas|estágios|(?:berufs)?tätigkeiten|fähigkeiten)$/iu;

export const str05 = resumeCheck({
  id: 'STR-05',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.resumeData],
  // Other sections may have any heading, such as "Licences and tickets": no reader depends on it.
  run: ({ resume, view, input }) => {
    // Where the importer put two sections together, one of them may have its usual heading.
    const hasUsual = (key: string) => linesOf(input).some((line) => isHeadingOf(key, line));
    return failAt(
      orderedSections(resume)
        .filter(({ key }) => view.sections.some((shown) => shown.key === key))
        .filter(
          ({ key, content }) =>
            sought.has(key) &&
            content.heading.trim() &&
            !knownHeading(key, content.heading) &&
            !FURTHER.test(content.heading.trim()) &&
            !hasUsual(key),
        )
        .map(({ heading, path }) => ({ text: heading, path: `${path}.heading` })),
    );
  },
});
