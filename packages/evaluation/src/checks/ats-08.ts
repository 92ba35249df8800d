import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';

export const ats08 = resumeCheck({
  id: 'ATS-08',
  category: 'machine-readable',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['properties'],
  run: ({ input: { properties } }) =>
    warnAt(
      (['title', 'language', 'author'] as const)
        .filter((name) => !properties?.[name].trim())
        .map((name) => ({ text: '', path: `properties.${name}` })),
    ),
});
