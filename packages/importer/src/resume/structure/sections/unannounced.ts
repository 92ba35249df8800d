import type { Section } from '@vitae/domain';
import { findDates, isDateText } from '../../../language/dates.ts';
import type { Line } from '../../../text/line.ts';
import type { DocumentBlocks, SectionBlock } from '../headings/blocks.ts';
import { edgeDates } from '../lines/edge-dates.ts';
import { levelsSection, sectionWith } from '../fields.ts';
import { levelsIn } from './read-levels.ts';
import { holdsJobs, holdsStudies, isAnnounced } from './target-by-content.ts';
import { isLanguageName } from '../../../language/language-names.ts';
import { usualGap } from '../lines/usual-gap.ts';

/** Letters; a longer line with a period is a sentence. */
const LONGEST = 160;
/** So many times as far apart as its entries sections are. */
const APART = 1.5;
/** So many ems at least a section stands below another. */
const LEAST = 1.5;
/** The letters of a heading that nobody knows are so many times as large as those below it. */
const LARGER = 1.2;
const MOST_WORDS = 4;

/**
 * Takes jobs and studies out of the head of a resume that has no heading for them (none that is text, or none that anybody
 * knows): from the first line with a period on, what stands apart is a section if it holds one.
 */
export const takeUnannounced = (blocks: DocumentBlocks, asOf: string): void => {
  const sectionOf = (vocabulary: 'job' | 'study'): Section | undefined => {
    const section = sectionWith(vocabulary);
    return section && !isAnnounced(blocks.sections, section) ? section : undefined;
  };
  const kinds = [
    { section: sectionOf('study'), holds: holdsStudies },
    { section: sectionOf('job'), holds: holdsJobs },
  ].filter(({ section }) => section !== undefined);
  const from = kinds.length > 0 ? startOf(blocks.header, asOf) : -1;
  const first = blocks.header[from];
  if (!first) return;
  const lines = blocks.header.slice(from).filter(({ lane }) => lane === first.lane);
  const found = runsOf(lines, asOf).flatMap((run): SectionBlock[] => {
    const { section } =
      kinds.find(({ holds }) => holds(run.lines, asOf)) ??
      (levelsSection && !isAnnounced(blocks.sections, levelsSection) && areLanguages(run.lines)
        ? { section: levelsSection }
        : {});
    return section ? blockOf(run, section) : [];
  });
  if (!found.some(({ target }) => target.kind === 'section' && target.section !== levelsSection)) return;
  const taken = new Set(found.flatMap((block) => [block.headingLine, ...block.lines]));
  blocks.header = blocks.header.filter((line) => !taken.has(line));
  blocks.sections = [...found, ...blocks.sections];
};

/** Whether a line tells when something was: its period at an edge of it, or a date in a cell of its own. */
const isDated = ({ text, cells, bullet }: Line, asOf: string): boolean =>
  !bullet &&
  text.length < LONGEST &&
  (edgeDates(text, asOf).some(({ range }) => range) ||
    (cells.length > 1 && cells.some((cell) => isDateText(cell.text) && findDates(cell.text, asOf).length > 0)));

/** Where the paragraph with the first date begins, -1 if there is none. */
const startOf = (header: readonly Line[], asOf: string): number => {
  let from = header.findIndex((line) => isDated(line, asOf));
  while (from > 0) {
    const [line, above] = [header[from], header[from - 1]];
    if (!line || above?.lane !== line.lane || above.page !== line.page || line.gapAbove > 0.8 * line.style.size) break;
    from -= 1;
  }
  return from;
};

type Run = { lines: Line[]; heading?: Line };

/** The parts of the lines that stand farther apart than entries do, or begin with a heading. */
const runsOf = (lines: readonly Line[], asOf: string): Run[] => {
  const usual = usualGap(
    lines.filter((line) => isDated(line, asOf)),
    0.5,
  );
  const runs: Run[] = [];
  for (const [index, line] of lines.entries()) {
    const heads = isHeading(line, lines[index + 1]);
    const isApart = Number.isFinite(line.gapAbove) && line.gapAbove > Math.max(APART * usual, LEAST * line.style.size);
    const last = runs.at(-1);
    if (heads) runs.push({ heading: line, lines: [] });
    else if (last && !isApart) last.lines.push(line);
    else runs.push({ lines: [line] });
  }
  return runs;
};

/** A few words in clearly larger letters than the line below them. */
const isHeading = ({ style, text, cells, bullet }: Line, below: Line | undefined): boolean =>
  !bullet &&
  cells.length === 1 &&
  !/\d/u.test(text) &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  below !== undefined &&
  style.size >= LARGER * below.style.size;

const areLanguages = (lines: readonly Line[]): boolean =>
  lines.every((line) => levelsIn(line).some(({ name, level }) => isLanguageName(name) && level !== ''));

const blockOf = ({ lines, heading }: Run, section: Section): SectionBlock[] => {
  const headingLine = heading ?? lines[0];
  return headingLine
    ? [
        {
          target: { kind: 'section', section },
          heading: heading?.text ?? '',
          headingLine,
          confidence: 0.5,
          guessed: true,
          language: '',
          lines,
        },
      ]
    : [];
};
