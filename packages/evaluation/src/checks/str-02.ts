import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isFoundInFile, mayTellElsewhere } from '../text/found-in-file.ts';
import { namesDegree } from '../text/said-in-lines.ts';

export const str02 = resumeCheck({
  id: 'STR-02',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  isOfPerson: true,
  run: (facts) => {
    if (facts.view.sections.some(({ key }) => key === 'education')) return pass;
    return isFoundInFile('education', facts) || mayTellElsewhere(facts) || namesDegree(facts.input)
      ? skip('not-read')
      : fail([{ text: '', path: 'sections.education' }]);
  },
});
