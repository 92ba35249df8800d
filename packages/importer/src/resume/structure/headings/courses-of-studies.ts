import type { Cell } from '../../../text/line.ts';
import type { Look } from './heading-looks.ts';
import { targetKey, type HeadingMatch } from './headings.ts';

/** A line whose words are those of a heading. */
interface Heading {
  cell: Cell;
  match: HeadingMatch | undefined;
  look: Look;
}

/** What an entry of the studies calls the courses that were taken. */
const COURSES =
  /^(?:(?:relevant |notable |selected )?course(?:s|work)|kurse|lehrveranstaltungen|cours|cursos|asignaturas|disciplinas|corsi|vakken|kursy|kurser)\s*:?$/iu;

/** Whether a text is such a name and nothing else. */
export const isLabelOfCourses = (text: string): boolean => COURSES.test(text.trim());

/** Headings without "Courses" in a weaker look below the studies: the label of a list in one of their entries. */
export const withoutCourses = <T extends Heading>(headings: readonly T[]): T[] => {
  let open: Heading | undefined;
  return headings.filter((heading) => {
    const isLabel =
      COURSES.test(heading.cell.text) &&
      open?.match !== undefined &&
      targetKey(open.match.target) === 'education' &&
      heading.look.strength < open.look.strength;
    if (!isLabel) open = heading;
    return !isLabel;
  });
};
