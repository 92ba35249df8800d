import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { longestSkill } from '../resume/resume-facts.ts';
import { sources } from '../sources.ts';
import { listsCredentials } from '../text/credentials.ts';
import { hasUnreadList, hasUnreadSkill, isFoundInFile } from '../text/found-in-file.ts';
import { areSkillsAsListed, countListedSkills, skillsBelowHeading } from '../text/said-in-lines.ts';
import { linesOf } from '../text/lines.ts';
import { toolsListedIn } from '../text/tool-lists.ts';
import { countWords } from '../text/words.ts';

/** Five good skills are better than eight, and a few more than 25 are too many only if they were certainly counted. */
const few = 5;
const many = 25;
const manyInFile = 30;
/** Several groups with a name each are read at a glance, each by itself. */
const fewestGroups = 3;
const manyInGroups = 40;
/** Of a file, fewer are the rest of a list. */
const fewestRead = 3;

/** The names of lists of what somebody wishes for from an employer. */
const WISHES =
  /(?<!\p{L})(?:wish(?:es)?|preferences?|(?:desired|preferred) (?:conditions|environment)|wünsche|arbeitsbedingungen|souhaits|conditions souhaitées|deseos|preferencias|desejos|preferências)(?!\p{L})|希望|志望|희망|期望/iu;

/** Cells of a table that were read as one name: "Asta Stakeholder engagement CDM 2015". */
const isSeveral = (text: string): boolean => countWords(text.replace(/\([^()]*\)/gu, '')) >= 5;
/** "C == Python > C++" names three, the best first. */
const inOrder = (text: string): number => text.split(/\s(?:>=?|==?)\s/u).length - 1;
/** Skills that are named behind another one: "e-disclosure (Relativity, Everlaw)" names three. */
const inBrackets = (text: string): number =>
  [...text.matchAll(/\(([^()]{3,80})\)/gu)].reduce(
    (count, [, list = '']) => count + (list.includes(',') ? list.split(',').length : 0),
    0,
  );

export const str03 = resumeCheck({
  id: 'STR-03',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: (facts) => {
    const { view, input, isAcademic } = facts;
    // What somebody wishes for is listed as skills are: "転勤なし", "working from home".
    const wished = view.sections
      .filter(({ key }) => key === 'skill')
      .flatMap(({ entries }) => entries.filter(({ title }) => WISHES.test(title.text)))
      .flatMap(({ tags }) => tags.items);
    const skills = wished.length === 0 ? facts.skills : facts.skills.filter(({ text }) => !wished.includes(text));
    const count = skills.length;
    const groups = view.sections
      .filter(({ key }) => key === 'skill')
      .flatMap(({ entries }) => entries.filter(({ title, tags }) => title.text && tags.items.length > 1));
    // What has the length of a sentence was hardly a skill in the file.
    const isMisread = input.origin === 'uploaded' && skills.some(({ text }) => countWords(text) >= longestSkill);
    const isUnsure = isMisread || (count > many && (countListedSkills(input) ?? count) !== count);
    if (input.origin === 'uploaded' && count > many && count <= manyInFile && isUnsure) return pass;
    if (count > many && isMisread) return skip('not-read');
    const places = skills.slice(many).map(({ text, path }) => ({ text, path }));
    const named = count + skills.reduce((total, { text }) => total + inBrackets(text) + inOrder(text), 0);
    if (named >= few && count <= many) return pass;
    if (named < few && listsCredentials(facts)) return skip('nothing-to-check');
    // Another count of the same list must give the same number.
    if (count > many && isUnsure) return skip('not-read');
    if (count > many && count <= manyInGroups && groups.length >= fewestGroups) return pass;
    // Who lists skills lists more than two: the others were read as something else.
    const listed = skillsBelowHeading(input);
    if (input.origin === 'uploaded' && count > 0 && named < fewestRead && listed === null) return skip('not-read');
    // The file lists others than the importer found.
    if (count > 0 && named < few && ((listed ?? 0) >= few || !areSkillsAsListed(skills, input)))
      return skip('not-read');
    // Who publishes is known by it, and often lists no skills.
    if (count === 0 && isAcademic) return skip('stage');
    if (count === 0 && isFoundInFile('skill', facts)) return skip('not-read');
    if (count < few && (hasUnreadList(facts) || hasUnreadSkill(facts, skills))) return skip('not-read');
    if (count < few && input.origin === 'uploaded' && skills.some(({ text }) => isSeveral(text)))
      return skip('not-read');
    // Further ones stand behind a label anywhere in a file: "Tools: Arduino, GeoGebra".
    const shown = skills.map(({ text }) => text.toLowerCase());
    const further = new Set(input.origin === 'uploaded' ? linesOf(input).flatMap(toolsListedIn) : []);
    const others = [...further].filter((item) => !shown.some((skill) => skill.includes(item)));
    if (count <= many && named + others.length >= few) return count > 0 ? pass : skip('not-read');
    if (count === 0) return fail([{ text: '', path: 'sections.skill' }], { count });
    return warn(
      places.length > 0 ? places : [{ text: skills.map(({ text }) => text).join(', '), path: 'sections.skill' }],
      {
        count,
      },
    );
  },
});
