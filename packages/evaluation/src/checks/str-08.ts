import { isFilled, orderedSections } from '@vitae/domain';
import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';

export const str08 = resumeCheck({
  id: 'STR-08',
  category: 'structure',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.resumeData],
  // Of a file, an entry without anything is the importer's.
  origin: 'ours',
  run: ({ resume }) =>
    warnAt(
      orderedSections(resume)
        .filter(({ key, content }) => key !== 'summary' && !content.hidden)
        .flatMap(({ path, heading, content }) =>
          content.items
            .filter((item) => !item.hidden && !isFilled(item))
            .map(({ id }) => ({ text: heading, path: `${path}.items.${id}` })),
        ),
    ),
});
