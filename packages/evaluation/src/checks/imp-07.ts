import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import type { Passage } from '../input.ts';
import { longestSkill } from '../resume/resume-facts.ts';
import { sources } from '../sources.ts';
import { phoneDigits } from '../text/contacts.ts';
import { listsCredentials } from '../text/credentials.ts';
import { areSkillsAsListed, skillsBelowHeading } from '../text/said-in-lines.ts';
import { hasUnreadSkill } from '../text/found-in-file.ts';
import { linesOf, mostLines } from '../text/lines.ts';
import { countWords, folded, lowerWords } from '../text/words.ts';

/** Good resumes show a quarter to two thirds of their skills word by word; the others are shown in other words. */
const enough = 0.25;
/** By how many a second count of the skills may differ: names are parted in different ways. */
const slips = 1;
/** Longer words that begin alike are forms of one, or of the same family. */
const longestStem = 6;
/** Digits of a telephone number that was taken for a skill. */
const digits = 7;

/** What somebody has yet to learn was not used at work. */
const TO_LEARN =
  /\b(?:willing|want|would like|hope|plan|have yet) to learn the following (?:programs?|languages?|skills?|tools?|technologies)\b/iu;

/** "d'automates" begins with an article. */
const ELIDED = /^(?:[cdjlmnst]|qu)'(?=\p{L})/u;

/** "HTML5", "Python3": a version of what is named without it elsewhere. */
const VERSION = /(?<=\p{L}{3})\d{1,2}$/u;

/** The beginning that forms of a word share: "planning", "planned", "plans"; "precepting", "precepted". */
const stem = (word: string): string =>
  word
    .replace(ELIDED, '')
    .replace(VERSION, '')
    .replace(/(?<=\p{L}{4})(?:ings?|ed|ers?|es|s|e|ions?|ation|ement|ment|ando|iendo|ar|er|ir|ungen|ung|en)$/u, '')
    .replace(/(\p{L})\1$/u, '$1')
    .slice(0, longestStem);

const stemsIn = (texts: readonly string[]): string[] => texts.flatMap((text) => lowerWords(folded(text)).map(stem));

function saidMoreOften(lines: readonly string[], skills: readonly Passage[]): string[] {
  const named = new Map<string, number>();
  for (const one of stemsIn(skills.map(({ text }) => text))) named.set(one, (named.get(one) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const one of stemsIn(lines)) if (named.has(one)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].filter(([one, count]) => count > (named.get(one) ?? 0)).map(([one]) => one);
}

/** German joins words, and changes the ends of them. */
const head = 6;
const beginning = 5;
/**
 * Whether a German skill is said in other forms of its words: "Personalführung" as "Führung von 74 Mitarbeitern",
 * "Beatmung" as "beatmete".
 */
function isSaidInGerman(skill: string, words: readonly string[]): boolean {
  return lowerWords(folded(skill))
    .filter((word) => word.length > head)
    .some((word) =>
      words.some(
        (other) => (other.length >= head && word.endsWith(other)) || other.startsWith(word.slice(0, beginning)),
      ),
    );
}

export const imp07 = resumeCheck({
  id: 'IMP-07',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: ['en', 'de', 'fr', 'es', 'pt'],
  run: (facts) => {
    const { skills, texts, stage, input, isAcademic, language } = facts;
    // Academics show their methods in what they publish.
    if (isAcademic) return skip('stage');
    const elsewhere = texts.filter(({ path }) => !path.startsWith('sections.skill'));
    if (skills.length === 0) return listsCredentials(facts) ? skip('nothing-to-check') : lacks('STR-03');
    // What has the length of a sentence was hardly a skill in the file.
    if (
      input.origin === 'uploaded' &&
      skills.some(({ text }) => countWords(text) > longestSkill || phoneDigits(text).length >= digits)
    )
      return skip('not-read');
    if (TO_LEARN.test([...texts.map(({ text }) => text), ...linesOf(input)].join(' '))) return skip('nothing-to-check');
    if (skills.length < 3 || elsewhere.length === 0 || stage === 'entry') return skip('nothing-to-check');
    const stems = new Set([
      ...stemsIn(elsewhere.map(({ text }) => text)),
      // What a file says more often than its skills do, it says elsewhere, whether that was understood or not.
      ...saidMoreOften(linesOf(input), skills),
    ]);
    // Of a skill of several words, one that is not a mere connective is enough: other words say the rest.
    const german =
      language === 'de'
        ? [...new Set(elsewhere.flatMap(({ text }) => lowerWords(folded(text)).slice(0, mostLines)))]
        : [];
    const unseen = skills.filter(
      ({ text }) =>
        !isSaidInGerman(text, german) &&
        !lowerWords(folded(text)).some((word) => (word.length > 2 || /[A-Z]{2}/.test(text)) && stems.has(stem(word))),
    );
    const share = 1 - unseen.length / skills.length;
    // A warning is all that a comparison of words can justify.
    if (share >= enough) return pass;
    // The number of skills must be that of the file.
    const listed = skillsBelowHeading(input);
    if ((listed ?? 0) > skills.length + slips || !areSkillsAsListed(skills, input)) return skip('not-read');
    return hasUnreadSkill(facts, skills)
      ? skip('not-read')
      : warn(unseen, { count: unseen.length, total: skills.length });
  },
});
