import { isFilled, orderedSections } from '@vitae/domain';
import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { emptySectionOf, emptySectionsAmong } from '../text/empty-section.ts';

export const str08 = resumeCheck({
  id: 'STR-08',
  category: 'structure',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.resumeData],
  run: ({ resume, input }) => {
    // Of a file, an entry without anything is the importer's.
    if (input.origin === 'uploaded')
      return warnAt([
        ...emptySectionsAmong(input).map(({ text, page }) => ({ text, page })),
        ...[emptySectionOf(input) ?? []].flat().map((text) => ({ text })),
      ]);
    return warnAt(
      orderedSections(resume)
        .filter(({ key, content }) => key !== 'summary' && !content.hidden)
        .flatMap(({ path, heading, content }) =>
          content.items
            .filter((item) => !item.hidden && !isFilled(item))
            .map(({ id }) => ({ text: heading, path: `${path}.items.${id}` })),
        ),
    );
  },
});
