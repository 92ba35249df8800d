import { orderedSections } from '@vitae/domain';
import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { knownHeading, sought } from '../text/headings.ts';

export const str05 = resumeCheck({
  id: 'STR-05',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.resumeData],
  // Other sections may have any heading, such as "Licences and tickets": no reader depends on it.
  run: ({ resume, view }) =>
    failAt(
      orderedSections(resume)
        .filter(({ key }) => view.sections.some((shown) => shown.key === key))
        .filter(({ key, content }) => sought.has(key) && content.heading.trim() && !knownHeading(key, content.heading))
        .map(({ heading, path }) => ({ text: heading, path: `${path}.heading` })),
    ),
});
