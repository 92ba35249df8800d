import { fail, failInPart, lacks, resumeCheck, skip } from '../check.ts';
import type { Passage } from '../input.ts';
import type { DatedEntry } from '../resume/resume-facts.ts';
import { passOfSure } from '../resume/sure-roles.ts';
import { latestFirst, rolesToTell } from '../resume/latest-roles.ts';
import { sources } from '../sources.ts';
import { amountOf } from '../text/amount.ts';
import { isTold } from '../text/told.ts';
import { hasWords, sentencesIn } from '../text/words.ts';

const latest = 3;
const least = 3;
const most = 8;
/** In a file, several roles or projects may have been read as one: half as many again are no list that is too long. */
const mostInFile = 12;
/** What is kept at least of a role with too many. */
const leastOfMany = 0.5;
/** What is kept at least where most roles tell something: how little that is, is judged by IMP-02 and IMP-08. */
const leastOfWarning = 0.5;

/** Studies in the place of a role. */
const STUDENT =
  /^(?:(?:(?:under)?graduate|college|university|phd|master.?s) )?student$|^student(?:in)?$|^étudiante?$|^estudiante$|^estudante$/iu;

/** A bullet that is there twice tells nothing the second time. */
const differentBullets = (bullets: readonly Passage[]): number =>
  new Set(bullets.map(({ text }) => text.toLowerCase())).size;

/** Whether a role is told in one sentence, as long as a bullet. */
const longestSentence = 20;
const isOneSentence = ({ bullets, paragraphs }: DatedEntry): boolean =>
  bullets.length === 0 &&
  paragraphs.length === 1 &&
  paragraphs.every(({ text }) => sentencesIn(text).length === 1 && amountOf([text]) <= longestSentence);

export const imp01 = resumeCheck({
  id: 'IMP-01',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ experience, dated, language, isAcademic, input }) => {
    // A Japanese rirekisho lists roles alone; what was done is in another document.
    if (language === 'ja') return skip('language');
    // Roles described in sentences say enough without bullets.
    const standIns = dated.filter(({ section }) =>
      /^(?:project|volunteer-experience|community-service)$/.test(section),
    );
    // Who studies has no tasks to tell of.
    const jobs = experience.filter(({ title }) => !STUDENT.test(title.trim()));
    const listed = jobs.length > 0 ? jobs : experience.length > 0 ? experience : standIns;
    // Of a file, a place or a name that was read below a role tells nothing.
    const told = (role: DatedEntry): DatedEntry =>
      input.origin === 'ours' || role.bullets.length > 0 || !hasWords(language)
        ? role
        : { ...role, paragraphs: role.paragraphs.filter(({ text }) => isTold(text, language)) };
    const roles = rolesToTell(listed, latest, input.asOf).map(told);
    if (roles.length === 0) return lacks('STR-01');
    const bare = roles.filter(
      ({ bullets, paragraphs, isDoubtful, hasFiller }) =>
        !isDoubtful && !hasFiller && bullets.length === 0 && paragraphs.length === 0,
    );
    // One that is told in a sentence may have had little to tell; all of them are told as little as in one bullet each.
    const areOneSentence = roles.length >= latest && roles.every(isOneSentence);
    // Each older role may have one bullet less. A bullet too many or too few is not as bad as none at all.
    const partOf = ({ bullets, paragraphs, isDoubtful, hasFiller }: (typeof roles)[number], index: number) => {
      // What stands for bullets to come is WRI-11's.
      if (isDoubtful || hasFiller) return 1;
      // Several lists, each below a line of its own, are several things: projects, or roles that were read as one.
      const mostHere = input.origin === 'uploaded' ? mostInFile * Math.max(1, paragraphs.length) : most;
      if (bullets.length > mostHere) return Math.max(leastOfMany, mostHere / bullets.length);
      if (paragraphs.length > 0 && !areOneSentence) return 1;
      return Math.min(1, Math.max(paragraphs.length, differentBullets(bullets)) / Math.max(1, least - index));
    };
    const parts = roles.map(partOf);
    const off = roles.filter((role, index) => !bare.includes(role) && (parts[index] ?? 1) < 1);
    if (isAcademic && bare.length + off.length > 0) return skip('stage');
    // Among roles with a time, one without any that tells nothing was hardly a role: it is what the one above it tells.
    const isTimed = ({ start, end }: (typeof roles)[number]) => Boolean(start || end);
    const isText = (role: (typeof roles)[number]) =>
      !isTimed(role) && role.bullets.length + role.paragraphs.length === 0;
    if (input.origin === 'uploaded' && bare.length > 0 && listed.some(isTimed) && listed.some(isText))
      return skip('not-read');
    const place = ({ path, title, at }: (typeof roles)[number]) => ({
      text: [title, at].filter(Boolean).join(', '),
      path: `${path}.body`,
    });
    if (bare.length * 2 > roles.length) return fail(bare.map(place));
    const isToCome = roles.some(
      ({ bullets, hasFiller }, index) => hasFiller && differentBullets(bullets) < least - index,
    );
    if (isToCome && bare.length + off.length === 0) return lacks('WRI-11');
    const kept = parts.reduce((sum, part) => sum + part, 0) / parts.length;
    return bare.length + off.length > 0
      ? failInPart(Math.max(leastOfWarning, kept), [...bare, ...off].map(place))
      : passOfSure(latestFirst(listed).slice(0, latest));
  },
});
