import { failAt, lacks, resumeCheck } from '../check.ts';
import type { EvaluationInput } from '../input.ts';
import { sources } from '../sources.ts';
import { monthOf } from '../resume/months.ts';
import { linesOf } from '../text/lines.ts';
import { areYearsTogether } from '../text/said-in-lines.ts';

/** How long before it begins a job is agreed on, and a place at a school is certain, in months. */
const [mostToJob, mostToCourse] = [12, 36];

/** Words before the day on which something begins, which was read as if it went on: "from 01/2027", "ab Januar 2027". */
const BEGINS =
  /(?<!\p{L})(?:from|starting|starts|begins?|beginning|incoming|upcoming|ab|beginnt|à partir|dès|débute|a partir|desde|inicio|início)(?!\p{L})/iu;
/** Whether a line of a file with the year of a beginning says that it is to come. */
const isAnnounced = (start: string, input: EvaluationInput): boolean =>
  linesOf(input).some((line) => line.includes(start.slice(0, 4)) && BEGINS.test(line));

/** What says that a year is the one in which a study will end, which was read as when something begins: "Class of 2030". */
const GRADUATION =
  /(?<!\p{L})(?:class of|graduat(?:es?|ing|ion)|expected|anticipated|voraussichtlich|promotion|promo|prévu|previst[oa]|esperad[oa])(?!\p{L})/iu;
const isGraduation = (start: string, input: EvaluationInput): boolean =>
  linesOf(input).some((line) => line.includes(start.slice(0, 4)) && GRADUATION.test(line));

export const tim02 = resumeCheck({
  id: 'TIM-02',
  category: 'timeline',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.resumeData],
  run: ({ dated, experience, input }) => {
    if (experience.length > 0 && experience.every(({ start, end }) => !start && !end)) return lacks('TIM-01');
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? Infinity;
    return failAt(
      dated.flatMap(({ path, section, start, end, current }) => {
        const from = monthOf(start, 'start');
        const to = current ? null : monthOf(end, 'end');
        if (from === null) return [];
        if ((end === '' || end === start) && isGraduation(start, input)) return [];
        if (!areYearsTogether([start, ...(current ? [] : [end])], input)) return [];
        if (to !== null && to < from) return [{ text: `${start} – ${end}`, path: `${path}.start` }];
        // A job may be certain before it begins, and a place at a school even earlier; what goes on has begun.
        const isAgreed =
          (!current || isAnnounced(start, input)) && from <= now + (section === 'education' ? mostToCourse : mostToJob);
        return from > now && !isAgreed ? [{ text: start, path: `${path}.start` }] : [];
      }),
    );
  },
});
