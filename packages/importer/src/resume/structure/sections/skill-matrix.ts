import type { Line } from '../../../text/line.ts';
import { withCells } from '../lines/with-cells.ts';

/** The names of the columns of skills, and of how many years they were used. */
const SKILLS =
  /^(?:skills?|technolog(?:y|ies)|tools?|kenntniss?e?|fähigkeit(?:en)?|technologien?|compétences?|technologies?|habilidad(?:es)?|tecnologías?|competências?|tecnologias?|competenz[ae]|tecnologi[ae]|vaardighe(?:id|den)|umiejętnoś(?:ć|ci)|färdighet(?:er)?|навыки?|технологи[яи]|スキル|技術|技能|기술)$/iu;
const YEARS =
  /^(?:(?:years?|yrs\.?)(?: of experience| used)?|experience \(years\)|jahre|années|ans|años|anos|anni|jaren|jaar|lata|år|лет|годы|経験年数|年数|年限|경력)$/iu;
const NUMBER = /^[<>~]?\d{1,2}(?:[.,]5)?\+?$/u;

/** A row of such a table: what it belongs to, if it says so, and the skill. */
type Row = { label: string; skill: string };

/**
 * Rows below the names of columns for skills and for years ("Level | Skill | Years | Comment"): the skills of each group in
 * one line, without the years and what is said of them.
 */
export const withoutYearsOfSkills = (lines: readonly Line[]): readonly Line[] => {
  const kept: Line[] = [];
  let isTable = false;
  let group: { line: Line; label: string; skills: string[] } | undefined;
  const close = (): void => {
    if (group) kept.push(inOneCell(group.line, group.label + group.skills.join(', ')));
    group = undefined;
  };
  for (const line of lines) {
    const isHead = isHeadOfYears(line);
    const row: Row | undefined = isTable && !isHead ? rowOf(line) : undefined;
    isTable = isHead || row !== undefined;
    if (!row || row.label !== '') close();
    if (row) {
      group ??= { line, label: row.label === '' ? '' : `${row.label}: `, skills: [] };
      group.skills.push(row.skill);
    } else if (!isHead) kept.push(line);
  }
  close();
  return kept;
};

const isHeadOfYears = ({ cells }: Line): boolean =>
  cells.some(({ text }) => SKILLS.test(text.trim())) && cells.some(({ text }) => YEARS.test(text.trim()));

/** The skill is what stands right before the number of years. */
const rowOf = ({ cells }: Line): Row | undefined => {
  const at = cells.findIndex(({ text }, index) => index > 0 && NUMBER.test(text.trim()));
  const skill = cells[at - 1]?.text.trim() ?? '';
  const label = cells[at - 2]?.text.replace(/\s*[:：]\s*$/u, '').trim() ?? '';
  return skill === '' || at > 2 ? undefined : { label, skill };
};

const inOneCell = (line: Line, text: string): Line =>
  withCells(line, [{ x: line.x, right: line.right, text, runs: [{ text, style: line.style }] }]);
