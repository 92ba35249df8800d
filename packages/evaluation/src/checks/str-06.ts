import { resumeCheck, skip, warn, fail, type Place } from '../check.ts';
import { passOfSure } from '../resume/sure-roles.ts';
import { runsOn } from '../pages/pages.ts';
import { sources } from '../sources.ts';
import { isShownHeading, knownHeading } from '../text/headings.ts';
import { countWords } from '../text/words.ts';
import { monthOf } from '../resume/months.ts';

/** Capitals with space between them may be read without the spaces of words: "RESEARCHEXPERIENCE". */
const JOINED = /^\p{Lu}+(?:EXPERIENCE|EMPLOYMENT|ERFAHRUNG|EXPÉRIENCE|EXPERIENCIA|EXPERIÊNCIA)S?$/u;
const TEACHING = 'teaching|lehre|enseignements?|docencia|docência|ensino';
/** Kinds of work that have a section of their own. */
const KIND = new RegExp(
  String.raw`^(?:${TEACHING}|lehrtätigkeit)|^(?:\p{L}+ )?(?:internships|placements|rotations|visits|visiting (?:positions|appointments)|research stays|secondments|praktika|famulaturen|nebentätigkeiten|(?:auslands|forschungs|gast)aufenthalte|stages|séjours(?: de recherche)?|prácticas|estancias(?: de investigación)?|estágios|estadias(?: de pesquisa)?)$|erfahrung(?:en)?$`,
  'iu',
);
/** The same in a column beside the text: "Enseignement La totalité de mes cours". */
const BESIDE = new RegExp(`^(?:${TEACHING}) `, 'iu');
/** What roles are of that have a heading of their own within a section. */
const PART_OF_WORK =
  /^(?:research|forschung|recherche|investigación|pesquisa|industry|industrie|industria|indústria|academia|consulting|beratung|freelance|military(?: service)?|volunteering)$/iu;
/** A row of dots or a line that a heading ends with: "Research. . . . . .". */
const LEADER = /[.·_…]/u;
const fewestInLeader = 4;
function withoutLeader(line: string): string {
  let end = line.length;
  while (end > 0 && /[\s.·_…]/u.test(line.charAt(end - 1))) end -= 1;
  return line.slice(end).split(LEADER).length > fewestInLeader ? line.slice(0, end) : line.trim();
}
/** A few words that name a section: "Teaching experience", "Teaching". */
const isHeading = (line: string): boolean =>
  (/^\p{Lu}/u.test(line) && PART_OF_WORK.test(line)) ||
  (countWords(line) <= 3 && (knownHeading('experience', line) || JOINED.test(line.trim()) || KIND.test(line.trim()))) ||
  (BESIDE.test(line) && /^\p{Lu}\p{L}+ \p{Lu}/u.test(line));

/** Two lines that have the two halves of a time beside their text: "11/2014 – Tutor", "03/2021 of physics". */
const FIRST_HALF = /^(?:\d{1,2}[./])?(?:19|20)\d\d\s*[-–—]\s*\D{3}/u;
const SECOND_HALF = /^(?:\d{1,2}[./])?(?:19|20)\d\d\s+\D{3}/u;
const areTimesTorn = (lines: readonly string[]): boolean =>
  lines.some((line, at) => FIRST_HALF.test(line) && SECOND_HALF.test(lines[at + 1] ?? ''));

/** "5/2010 - 8/2010 and 6/2011 - 8/2011": a role of two times, of which one was read. */
const SPAN = /(?<!\d)(?:19|20)\d\d\s*(?:-{1,2}|–|—)\s*(?:\d{1,2}[./-])?(?:19|20)\d\d(?!\d)/gu;
const hasTwoTimes = (line: string): boolean => (line.match(SPAN)?.length ?? 0) > 1;
/** Such a line stands beside the name of a role. */
const linesOfHead = 3;

export const str06 = resumeCheck({
  id: 'STR-06',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ experience, input: { lines: written = [], pages, origin } }) => {
    const lines = written.map(withoutLeader);
    const drawn = new Set(runsOn(pages).flatMap(({ role, text }) => (role === 'heading' ? [text.trim()] : [])));
    const lineOf = ({ title, at }: (typeof experience)[number], from = 0) => {
      const name = title || at;
      return name === '' ? -1 : lines.findIndex((line, index) => index >= from && line.includes(name));
    };
    // Roles under two headings, as of research and of teaching, are in order below each of them.
    const isUnderAnother = (before: (typeof experience)[number], role: (typeof experience)[number]) => {
      const first = lineOf(before);
      const next = lineOf(role, first + 1);
      return (
        origin === 'uploaded' &&
        first >= 0 &&
        lines.slice(first + 1, next).some((line) => drawn.has(line) || isShownHeading(line) || isHeading(line))
      );
    };
    const isOfTwoTimes = (role: (typeof experience)[number]) => {
      const at = origin === 'uploaded' ? lineOf(role) : -1;
      return at >= 0 && lines.slice(Math.max(0, at - 1), at + linesOfHead).some((line) => hasTwoTimes(line));
    };
    // Then the one date of a role may be either half of its time.
    const isTorn = origin === 'uploaded' && areTimesTorn(lines);
    const ordered = experience.filter(
      (role) =>
        !role.isDoubtful &&
        !isOfTwoTimes(role) &&
        (role.current || role.end) &&
        !(isTorn && !role.current && role.start === role.end),
    );
    if (ordered.length < 2) return skip('nothing-to-check');
    // A date without a month is compared with the kinder end of its year.
    const latest = ({ current, end }: (typeof ordered)[number]) => (current ? Infinity : (monthOf(end, 'end') ?? 0));
    const earliest = ({ current, end }: (typeof ordered)[number]) =>
      current ? Infinity : (monthOf(end, 'start') ?? 0);
    const begins = ({ start }: (typeof ordered)[number]) => monthOf(start, 'start') ?? 0;
    const places = ordered.flatMap((role, index): Place[] => {
      const before = ordered[index - 1];
      // Roles at one employer, which they name, may stand together.
      if (!before || (before.at !== '' && before.at === role.at) || latest(before) >= earliest(role)) return [];
      // Work beside another one, as of a student, stands below it by when it began.
      if (origin === 'uploaded' && begins(before) >= begins(role)) return [];
      if (isUnderAnother(before, role)) return [];
      return [{ text: [role.title, role.at].filter(Boolean).join(', '), path: `${role.path}.end` }];
    });
    if (places.length === 0) return passOfSure(experience);
    return places.length * 3 > ordered.length ? fail(places) : warn(places);
  },
});
