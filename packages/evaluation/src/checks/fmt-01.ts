import { pass, resumeCheck, warn } from '../check.ts';
import { countOfPages, withoutLetter } from '../pages/pages.ts';
import { sources } from '../sources.ts';

const usual = 2;
const ofSeniors = 3;

export const fmt01 = resumeCheck({
  id: 'FMT-01',
  category: 'format',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.twoPages],
  needs: ['pages'],
  run: ({ input: { pages = [] }, years, isAcademic }) => {
    // A letter behind it has a length of its own.
    const count = countOfPages(withoutLetter(pages));
    const most = years >= 15 ? ofSeniors : usual;
    return count <= most || isAcademic ? pass : warn([{ text: '', page: most }], { count, most });
  },
});
