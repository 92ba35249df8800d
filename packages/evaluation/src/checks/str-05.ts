import { orderedSections, sectionOf } from '@vitae/domain';
import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { knownHeading } from '../text/headings.ts';

export const str05 = resumeCheck({
  id: 'STR-05',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.resumeData],
  // A section of the person's own may have any heading: no reader expects it.
  run: ({ resume, view }) =>
    failAt(
      orderedSections(resume)
        .filter(({ key }) => view.sections.some((shown) => shown.key === key))
        .filter(({ key, content }) => sectionOf(key) && content.heading.trim() && !knownHeading(key, content.heading))
        .map(({ heading, path }) => ({ text: heading, path: `${path}.heading` })),
    ),
});
