import { fail, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';

const many = 5;

export const wri01 = resumeCheck({
  id: 'WRI-01',
  category: 'writing',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.spelling],
  needs: ['misspelled'],
  run: ({ input: { misspelled = [] } }) => {
    const count = misspelled.length;
    if (count === 0) return pass;
    return (count < many ? warn : fail)(misspelled, { count });
  },
});
