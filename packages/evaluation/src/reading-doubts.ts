import { isFound, skip, type Check, type Outcome, type Place } from './check.ts';
import type { Facts } from './facts.ts';
import type { ResumeFacts } from './resume/resume-facts.ts';
import { hasLostLetters, hasLostOfRoles, isHardlyRead } from './text/found-in-file.ts';
import { linesOf } from './text/lines.ts';
import { hasStrayTime } from './text/stray-times.ts';

/** A check, and what it says about a document. */
export interface Ran {
  check: Check;
  outcome: Outcome;
}

/** What was read of an uploaded resume with so little certainty that what rests on it is not asserted. */
export interface ReadingDoubts {
  /** Whether parts of the file were not read with certainty, which lowers its score. */
  isUnsureFile: boolean;
  /** Whether what a check says rests on what may have been misread: it counts as not judged then. */
  covers: (ran: Ran) => boolean;
}

export const noDoubts: ReadingDoubts = { isUnsureFile: false, covers: () => false };

/** What may have been misread of a resume, by its facts and by what its checks could not judge themselves. */
export function doubtsOf(resume: ResumeFacts, outcomes: readonly Ran[]): ReadingDoubts {
  const isUnread = isHardlyRead(resume);
  const areRolesUnread = resume.experience.length === 0 && isUnreadBy(outcomes, 'STR-01');
  const areLettersLost = hasLostLetters(linesOf(resume.input));
  const doubts = [
    // An email or a telephone number is sought in all lines, whatever field they are in.
    { holds: isUnread, covers: (ran: Ran) => isOfReading(ran) && (areLettersLost || !ofAllLines.has(ran.check.id)) },
    { holds: resume.hasMisreadRole, covers: isOfRoles },
    { holds: hasStrayTime(resume), covers: isOfTimes },
    { holds: isUnread || resume.areBodiesMisread, covers: isOfBullets },
    // Without the roles, which the file has, their times were not judged.
    {
      holds: areRolesUnread,
      covers: ({ check, outcome }: Ran) => outcome.status === 'pass' && ofTimesAlone.test(check.id),
    },
  ].filter(({ holds }) => holds);
  const isUnsureFile =
    isUnread ||
    areRolesUnread ||
    resume.areMostDoubtful ||
    missesContacts(outcomes) ||
    ((isUnreadBy(outcomes, 'STR-01') || resume.areRolesMisread || resume.areBodiesMisread) && hasLostOfRoles(resume));
  return { isUnsureFile, covers: (ran) => doubts.some(({ covers }) => covers(ran)) };
}

/** Whether a check found that a file seems to have what was not read of it. */
export const isNotRead = (outcome: Outcome | undefined): boolean =>
  outcome?.status === 'skip' && outcome.why === 'not-read';

const outcomeFor = (outcomes: readonly Ran[], id: string) => outcomes.find(({ check }) => check.id === id)?.outcome;
const isUnreadBy = (outcomes: readonly Ran[], id: string): boolean => isNotRead(outcomeFor(outcomes, id));

/** Whether neither the email nor the telephone number of a file was read, though it has them. */
const missesContacts = (outcomes: readonly Ran[]): boolean =>
  isUnreadBy(outcomes, 'CON-02') && outcomeFor(outcomes, 'CON-03')?.status !== 'pass';

/** What a check finds in how a file was taken apart, and not in its words or pages. What it says in all counts anyway. */
const ofAllLines: ReadonlySet<string> = new Set(['CON-02', 'CON-03', 'TIM-11']);
const ofReading: ReadonlySet<string> = new Set(['contact', 'structure', 'timeline', 'impact']);
const isOfReading = ({ check: { id, category }, outcome }: Ran): boolean =>
  isFound(outcome) &&
  ofReading.has(category) &&
  id !== 'STR-11' &&
  !outcome.places.every(({ path, text }) => path === 'summary' && text !== '');

/** What rests on each role being one: of roles of which one was taken apart wrongly, none of it is certain. */
const ofRoles = /^(?:STR-0[67]|TIM-0[1-6]|IMP-0[18])$/u;
const isOfRoles = ({ check: { id }, outcome }: Ran): boolean =>
  isFound(outcome) &&
  ofRoles.test(id) &&
  // What points at no entry is found in all lines.
  outcome.places.some(({ path }) => path !== undefined);

/** What rests on each role having the dates that stand beside it. */
const ofTimes = /^(?:STR-0[67]|TIM-0[1-6])$/u;
const isOfTimes = ({ check: { id }, outcome }: Ran): boolean => isFound(outcome) && ofTimes.test(id);

/** What looks at times alone, above all those of roles. */
const ofTimesAlone = /^TIM-0[1-7]$/u;

/** What counts the bullets of all roles. */
const ofBullets = /^(?:IMP-(?:0[2356]|1[0-2])|WRI-0[3569])$/u;
const isOfBullets = ({ check: { id }, outcome }: Ran): boolean => isFound(outcome) && ofBullets.test(id);

/** What is found in sentences as the file has them: it is there, whatever entry they belong to. */
const ofWords = /^(?:IMP-(?:0[234569]|1[0-2])|WRI-\d\d)$/u;
export const isOfWords = ({ id }: Check): boolean => ofWords.test(id);

/** What is found on pages as they are drawn, whatever fields their text was read into. */
const ofPages = /^FMT-(?:0[1345678]|10)$/u;
export const isOfPages = ({ id }: Check): boolean => ofPages.test(id);

/** An outcome without its places in entries that were probably misread: nothing is asserted of them but what their words and pages show. */
export function withoutDoubted({ check, outcome }: Ran, facts: Facts): Outcome {
  if (!isFound(outcome) || facts.kind !== 'resume' || isOfWords(check) || isOfPages(check) || ofLines.test(check.id))
    return outcome;
  const { places, values } = outcome;
  const isSure = ({ path = '' }: Place) => !facts.doubted.has(path.split('.').slice(0, entryDepth).join('.'));
  const sure = places.filter(isSure);
  if (sure.length === places.length) return outcome;
  if (sure.length === 0) return skip('not-read');
  const counted = values['count'] === places.length ? { ...values, count: sure.length } : values;
  return { ...outcome, places: sure, values: counted };
}
/** Times that the lines of a file confirm, whatever entry they belong to. */
const ofLines = /^TIM-0[12]$/u;
/** The names in the path of an entry: "sections.experience.items.1". */
const entryDepth = 4;
