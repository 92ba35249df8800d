import { fail, letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';

const many = 5;

export const cl11 = letterCheck({
  id: 'CL-11',
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
