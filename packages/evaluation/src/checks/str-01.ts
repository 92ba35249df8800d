import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isFoundInFile, mayTellElsewhere } from '../text/found-in-file.ts';
import { linesOf } from '../text/lines.ts';

const standIns = new Set(['project', 'volunteer-experience', 'community-service']);

/** Work at the beginning, which may stand among the studies: "2018 – 2019 Praktikum bei …". */
const BEGINNING =
  /(?<!\p{L})(?:praktik(?:um|ant)|(?:schnupper|berufs)lehre|ferienjob|nebenjob|aushilfe|internship|trainee|part-time job|summer job|stage (?:de|d['’]|en|chez)|prácticas en|estágio|tirocinio|vakantie(?:job|werk)|studentenjob|stage bij)/iu;

export const str01 = resumeCheck({
  id: 'STR-01',
  category: 'structure',
  severity: 'critical',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: (facts) => {
    const { experience, dated, stage } = facts;
    return experience.length > 0 ||
      // "Appointments": roles under a heading of one's own, or one that the importer does not know.
      dated.some(({ path }) => path.startsWith('custom.')) ||
      (stage === 'entry' && dated.some(({ section }) => standIns.has(section)))
      ? pass
      : isFoundInFile('experience', facts) ||
          mayTellElsewhere(facts) ||
          linesOf(facts.input).some((line) => BEGINNING.test(line) && /(?:19|20)\d\d/u.test(line))
        ? skip('not-read')
        : fail([{ text: '', path: 'sections.experience' }]);
  },
});
