import { pass, resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';

export const ats08 = resumeCheck({
  id: 'ATS-08',
  category: 'machine-readable',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['properties'],
  run: ({ input: { properties } }) => {
    const missing = (['title', 'language', 'author'] as const).filter((name) => !properties?.[name].trim());
    // The author and the language are in the text. The title is what a reader sees of the file.
    return !missing.includes('title')
      ? pass
      : warnAt(missing.map((name) => ({ text: '', path: `properties.${name}` })));
  },
});
