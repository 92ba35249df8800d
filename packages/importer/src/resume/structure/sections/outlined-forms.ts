import { sections } from '@vitae/domain';
import { findDates } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import { vocabularyOf } from '../fields.ts';
import type { SectionBlock } from '../headings/blocks.ts';
import { entryLabel } from '../labels/entry-labels.ts';
import { withCells } from '../lines/with-cells.ts';

/** A declared heading with the lines below it, up to the next. */
type Group = { title: Line; lines: Line[] };

/** So many employers of a career are told in forms. */
const FEWEST_EMPLOYERS = 2;

const project = sections.find(({ key }) => key === 'project');

/**
 * A career as an outline: employers as headings above tables with a period, and below them headings of one deeper level above
 * tables with periods of their own, which are projects. The section of the jobs, and one of the projects.
 */
export const withOutlinedForms = (blocks: readonly SectionBlock[], asOf: string): SectionBlock[] =>
  blocks.flatMap((block) => {
    const { target, lines } = block;
    if (!project || target.kind !== 'section' || vocabularyOf(target.section) !== 'job') return [block];
    const level = lines[0]?.headingLevel ?? 0;
    const groups = level > 0 ? groupsOf(lines, asOf) : [];
    const [employers, projects] = [
      groups.filter(({ title }) => title.headingLevel === level),
      groups.filter(({ title }) => title.headingLevel > level),
    ];
    if (employers.length < FEWEST_EMPLOYERS || projects.length === 0) return [block];
    if (!employers.every(({ lines: own }) => hasPeriod(own, asOf))) return [block];
    return [
      { ...block, lines: employers.flatMap(linesOf) },
      {
        ...block,
        target: { kind: 'section' as const, section: project },
        confidence: 1,
        guessed: false,
        lines: projects.flatMap(({ title, lines: own }) =>
          linesOf({ title: { ...title, headingLevel: level }, lines: own }),
        ),
      },
    ];
  });

const linesOf = ({ title, lines }: Group): Line[] => [title, ...lines];

/** The lines by their headings; one without a period of its own is the label of what stands below it. */
const groupsOf = (lines: readonly Line[], asOf: string): Group[] => {
  const groups: Group[] = [];
  const top = lines[0]?.headingLevel;
  for (const group of headed(lines)) {
    const open = groups.at(-1);
    const isOwn = group.title.headingLevel === top || hasPeriod(group.lines, asOf);
    if (isOwn || !open) groups.push(group);
    else for (const line of [asLabel(group.title), ...group.lines]) open.lines.push(line);
  }
  return groups;
};

const headed = (lines: readonly Line[]): Group[] => {
  const groups: Group[] = [];
  for (const line of lines) {
    if (line.headingLevel > 0) groups.push({ title: line, lines: [] });
    else groups.at(-1)?.lines.push(line);
  }
  return groups;
};

const asLabel = (line: Line): Line => {
  const text = `${line.text}:`;
  const cell = { text, x: line.x, right: line.right, runs: [{ text, style: line.style }] };
  return { ...withCells(line, [cell]), headingLevel: 0, bullet: false };
};

/** Whether one of the rows has the label of a period, and one beside it. */
const hasPeriod = (lines: readonly Line[], asOf: string): boolean =>
  lines.some(
    ({ cells: [label, value, ...more] }) =>
      label !== undefined &&
      value !== undefined &&
      more.length === 0 &&
      entryLabel(label.text) === 'period' &&
      findDates(value.text, asOf).length > 0,
  );
