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
    // The author alone is hardly missed: the name is in the text.
    return missing.every((name) => name === 'author')
      ? pass
      : warnAt(missing.map((name) => ({ text: '', path: `properties.${name}` })));
  },
});
