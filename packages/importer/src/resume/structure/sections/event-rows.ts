import type { Cell, Line } from '../../../text/line.ts';
import { foldText, withoutBrackets } from '../../../text/normalise.ts';
import type { SectionBlock } from '../headings/blocks.ts';
import { headingOfColumns } from '../headings/heading-of-columns.ts';
import { sectionWith, vocabularyOf } from '../fields.ts';
import { withCells } from '../lines/with-cells.ts';

const YEAR = /^(?:(?:令和|平成|昭和)\s?(?:\d{1,2}|元)|(?:19|20)(?:\d\d|XX))\s?年?$/iu;
const MONTH = /^(?:0?[1-9]|1[0-2]|X{1,2})\s?月?$/iu;
/** What begins, and what ends: studies first, jobs second. */
const STARTS = [
  /^(?<name>.+?)\s?に?(?:編|転)?入学$/u,
  /^(?<name>.+?)\s?に?(?:入社|入職|入行|入庁|入所|入局|就職|着任)$/u,
];
const ENDS = [
  /^(?<name>.*?)\s?を?(?:卒業(?:見込み?)?|修了|中途退学|退学|中退)$/u,
  /^(?<name>.*?)\s?を?(?:退社|退職|離職)$/u,
];
/** Why somebody left says nothing of where: "一身上の都合により退職". */
const REASON = /都合|満了|定年/u;
const STILL = /^現在に(?:至る|いたる)$/u;
/** The name of the row above: "同 卒業". */
const DITTO = /^(?:同[上校社]?|〃)$/u;
/** What ends a form, and a time without work. */
const NO_EVENT = /^(?:以\s?上|現在無職)$/u;
/** So many rows make a form of events. */
const FEWEST = 2;

type Event = { line: Line; date: string; name: Cell; of: 'study' | 'job'; isStart: boolean; said: string };

/** "2015年4月", also before the rest of its row in one cell. */
const WHOLE_DATE =
  /^(?<date>(?:(?:令和|平成|昭和)\s?(?:\d{1,2}|元)|(?:19|20)\d\d)\s?年\s?\d{1,2}\s?月)(?:\s+(?<rest>\p{L}.*))?$/u;

/** "2015.04", "2015/4", "2015-04", which say as much where rows tell of joining and leaving. */
const DIGITS_OF_DATE = /^(?<year>(?:19|20)\d\d)\s?[./-]\s?(?<month>0?[1-9]|1[0-2])$/u;

/** The year and the month of a row, in columns of their own or together, and the rest of it: "平成 9 | 4 | 株式会社…". */
const dateOf = ({ cells }: Line): { date: string; rest: Cell[] } | undefined => {
  const [first, month, ...others] = cells;
  if (!first) return undefined;
  const text = first.text.trim();
  const { date, rest } = WHOLE_DATE.exec(text)?.groups ?? {};
  if (date !== undefined && rest === undefined && cells.length > 1)
    return { date: date.replace(/\s/gu, ''), rest: cells.slice(1) };
  if (date !== undefined && rest !== undefined && cells.length === 1) {
    const runs = first.runs.slice(-1).map((run) => ({ ...run, text: rest }));
    return { date: date.replace(/\s/gu, ''), rest: [{ ...first, text: rest, runs }] };
  }
  const digits = cells.length === 2 ? DIGITS_OF_DATE.exec(text)?.groups : undefined;
  if (digits) return { date: `${digits['year']}年${Number(digits['month'])}月`, rest: cells.slice(1) };
  const m = month?.text.trim() ?? '';
  if (others.length === 0 || !YEAR.test(text) || !MONTH.test(m)) return undefined;
  return { date: `${text.replace(/\s|年$/gu, '')}年${m.replace(/\s|月$/gu, '')}月`, rest: others };
};

const dateCell = ({ cells: [first] }: Line, text: string): Cell[] =>
  first ? [{ ...first, text, runs: first.runs.slice(0, 1).map((run) => ({ ...run, text })) }] : [];

const eventOf = (line: Line): Event | undefined => {
  const { date, rest } = dateOf(line) ?? {};
  const [name, ...others] = rest ?? [];
  if (date === undefined || !name || others.length > 0) return undefined;
  const text = withoutBrackets(name.text.trim());
  for (const [index, of] of (['study', 'job'] as const).entries())
    for (const isStart of [true, false]) {
      const said = (isStart ? STARTS : ENDS)[index]?.exec(text)?.groups?.['name'];
      if (said !== undefined) return { line, date, name, of, isStart, said: said.trim() };
    }
  return undefined;
};

/** A line for all that is said of one school or employer. */
const entryOf = (start: Event | undefined, end: Event | undefined, isOngoing: boolean): Line[] => {
  const event = start ?? end;
  if (!event) return [];
  const last = end?.date ?? (isOngoing ? '現在' : '');
  const period = start ? `${start.date}${last === '' ? '' : ` – ${last}`}` : last;
  const name = {
    ...event.name,
    text: event.said,
    runs: event.name.runs.slice(0, 1).map((run) => ({ ...run, text: event.said })),
  };
  return [withCells(event.line, [...dateCell(event.line, period), name])];
};

const hasDigitsOfDate = ({ cells: [first] }: Line): boolean => DIGITS_OF_DATE.test(first?.text.trim() ?? '');

const lastOf = ({ cells }: Line): string => cells.at(-1)?.text.trim() ?? '';

/**
 * Sections of Japanese forms, whose rows have a year, a month and what happened then: joining and leaving a school or an
 * employer are one entry, of studies or of jobs, and other rows begin with their date.
 */
export const withEventRows = (blocks: readonly SectionBlock[]): SectionBlock[] =>
  blocks.flatMap((block) => {
    if (
      block.target.kind !== 'section' ||
      block.lines.filter((line) => dateOf(line) ?? STILL.test(lastOf(line))).length < FEWEST ||
      // Dates in digits are those of other lists as well.
      !block.lines.some((line) => eventOf(line) ?? (dateOf(line) && !hasDigitsOfDate(line)))
    )
      return [block];
    const entries: Record<Event['of'], Line[]> = { study: [], job: [] };
    const others: Line[] = [];
    let open: Event | undefined;
    const close = (end: Event | undefined, isOngoing: boolean): void => {
      const of = open?.of ?? end?.of;
      if (of) entries[of].push(...entryOf(open, end, isOngoing));
      open = undefined;
    };
    for (const line of block.lines) {
      const event = eventOf(line);
      const row = dateOf(line);
      const text = lastOf(line);
      if (event?.isStart) {
        close(undefined, false);
        open = event;
      } else if (event) {
        const isSame =
          open?.of === event.of &&
          (REASON.test(event.said) ||
            DITTO.test(event.said) ||
            foldText(open.said) === foldText(event.said) ||
            event.said === '');
        if (!isSame) close(undefined, false);
        close(event, false);
      } else if (STILL.test(text)) close(undefined, true);
      // "年月 | 学歴" names the columns.
      else if (NO_EVENT.test(text) || headingOfColumns(line)) continue;
      else if (row) others.push(withCells(line, [...dateCell(line, row.date), ...row.rest]));
      else others.push(line);
    }
    close(undefined, false);
    if (entries.study.length + entries.job.length === 0) return [{ ...block, lines: others }];
    const own = vocabularyOf(block.target.section);
    return (['study', 'job'] as const).flatMap((of) => {
      const section = sectionWith(of);
      const lines = [...entries[of], ...(own === of ? others : [])];
      return section && lines.length > 0
        ? [own === of ? { ...block, lines } : { ...block, target: { kind: 'section' as const, section }, lines }]
        : [];
    });
  });
