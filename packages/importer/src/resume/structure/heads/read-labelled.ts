import { findDates, isDateText } from '../../../language/dates.ts';
import { isPlace } from '../../../language/places.ts';
import { organisationScore, schoolScore } from '../../../language/words.ts';
import { cellsText, runsText, type Cell, type Line } from '../../../text/line.ts';
import { joinWrapped } from '../../../text/normalise.ts';
import { atomOf, tidy } from './atoms.ts';
import { commaParts } from './entry-parts.ts';
import { entryLabel, saidBy, type EntryLabel } from '../labels/entry-labels.ts';
import { putDates } from './entry-facts.ts';
import type { FieldNames, Vocabulary } from '../fields.ts';
import { richTextOf } from '../lines/prose.ts';
import { putInto, type ReadFields } from './read-entry.ts';
import { detachPlace } from './read-job.ts';
import { putStudy } from './read-study.ts';
import { ISSUED_BY } from './read-thing.ts';
import { asText, nameOfForm, titledForms, type TitledForm } from './titled-forms.ts';
import { isNameOfColumn } from '../labels/column-names.ts';
import { withCells } from '../lines/with-cells.ts';
import { sliceRuns } from '../lines/slice-runs.ts';

/** A line of a form: "Employer: Acme", or "Employer | Acme" in two cells. */
interface LabelledLine {
  line: Line;
  kind: EntryLabel | undefined;
  value: string;
  /** Where the value begins, in points; 0 if the format does not say. */
  at: number;
}

const labelledLine = (line: Line): LabelledLine => {
  const none = { line, kind: undefined, value: line.text, at: line.x };
  if (line.bullet) return none;
  const [first, second] = line.cells;
  const ownCell = first && second ? entryLabel(first.text) : undefined;
  if (second && ownCell !== undefined) {
    const value = cellsText(line.cells.slice(1));
    return { line, kind: ownCell, value, at: second.x };
  }
  const match = /^(?<label>[^:：]{2,70}?)\s*[:：](?<rest>.*)$/u.exec(line.text);
  const kind = entryLabel(match?.groups?.['label'] ?? '');
  return kind === undefined ? none : { line, kind, value: (match?.groups?.['rest'] ?? '').trim(), at: 0 };
};

/** Labels of which an entry has two kinds, or it is not a form. */
const FACTS: ReadonlySet<EntryLabel | undefined> = new Set(['period', 'position', 'employer', 'school', 'degree']);

/**
 * Entries that are filled-in forms, with a label before each value ("Period: … / Employer: … / Main duties: …");
 * undefined if the lines are none. A label that comes again begins an entry.
 */
export const readLabelled = (
  lines: readonly Line[],
  names: FieldNames,
  vocabulary: Vocabulary,
  asOf: string,
): ReadFields[] | undefined => {
  const titled = titledForms(lines, asOf);
  if (titled) return titled.map((form) => readForm(linesOf(form, vocabulary), names, vocabulary, asOf));
  const parts = withWholeLabels(labelsApart(lines)).map(labelledLine);
  const [first] = parts;
  const kinds = new Set(parts.map(({ kind }) => kind).filter((kind) => FACTS.has(kind)));
  if (first?.kind === undefined || first.kind === 'duties' || kinds.size < 2 || areNames(parts)) return undefined;
  const forms: LabelledLine[][] = [];
  for (const part of parts) {
    if (part.kind === first.kind) forms.push([part]);
    else forms.at(-1)?.push(part);
  }
  return forms.map((form) => readForm(form, names, vocabulary, asOf)).filter((entry) => Object.keys(entry).length > 0);
};

/** The lines of a form below a title, which names what no label does: the thing, the school, the role or the employer. */
const linesOf = (form: TitledForm, vocabulary: Vocabulary): LabelledLine[] => {
  const rows = form.rows.map((row): LabelledLine => {
    const { kind, value } = labelledLine({ ...row, bullet: false });
    // What was achieved, as an item with its label, stays one.
    return kind === undefined || (kind === 'duties' && row.bullet)
      ? { line: asText(row), kind: undefined, value: row.text, at: 0 }
      : { line: row, kind, value, at: 0 };
  });
  const kinds = new Set(rows.map(({ kind }) => kind));
  const job = kinds.has('employer') ? 'position' : 'employer';
  const study = kinds.has('school') ? 'degree' : 'school';
  const kind = vocabulary === 'job' ? job : vocabulary === 'study' ? study : 'name';
  return [{ line: form.title, kind, value: nameOfForm(form), at: 0 }, ...rows];
};

/** Whether what reads as labels are the names themselves, as in samples ("Company name … 2019 – 2021"): nothing stands in a column. */
const areNames = (parts: readonly LabelledLine[]): boolean => {
  const beside = parts.filter(
    ({ line, kind, at }) => kind !== undefined && at > 0 && !/[:：]\s*$/u.test(line.cells[0]?.text ?? ''),
  );
  return (
    beside.length > 1 && !beside.some(({ at }, index) => index > 0 && Math.abs(at - (beside[index - 1]?.at ?? 0)) < 3)
  );
};

/** So many labels in one line are a form, not a sentence with a colon; where several lines have labels alike, two are. */
const LABELS_OF_A_FORM = 3;
const LABELS_OF_SEVERAL = 2;
/** No label within a line has more words. */
const WORDS_OF_A_LABEL = 3;
/** Nor more characters. */
const LONGEST_LABEL = 60;

/** Where the label before a colon begins; undefined if none does. */
const startOfLabel = (whole: string, colon: number): number | undefined => {
  const from = Math.max(0, colon - LONGEST_LABEL);
  const words = [...whole.slice(from, colon).matchAll(/\S+/gu)].slice(-WORDS_OF_A_LABEL);
  return words
    .filter(({ 0: first }) => /^\p{Lu}/u.test(first))
    .map(({ index }) => from + index)
    .find((start) => entryLabel(whole.slice(start, colon)) !== undefined);
};

/** Where the labels of a line begin, which itself begins with one; none if it is a list item or has several cells. */
const startsOfLabels = ({ cells: [cell, ...others], bullet }: Line): number[] => {
  if (bullet || !cell || others.length > 0) return [];
  const whole = runsText(cell.runs);
  const starts = [...whole.matchAll(/[:：]\s/gu)].flatMap(({ index }) => startOfLabel(whole, index) ?? []);
  return starts[0] === 0 ? starts : [];
};

/** Forms that are written in one line, as a line for each label: "Position: Cook Company: Ned Ltd Dates: 2019 – 2021". */
const labelsApart = (lines: readonly Line[]): Line[] => {
  const begun = lines.map(startsOfLabels);
  const several = begun.filter(({ length }) => length >= LABELS_OF_SEVERAL).length;
  const fewest = several > 1 ? LABELS_OF_SEVERAL : LABELS_OF_A_FORM;
  return lines.flatMap((line, index) => {
    const [starts = [], cell] = [begun[index], line.cells[0]];
    if (!cell || starts.length < fewest) return [line];
    const end = cell.runs.reduce((sum, { text }) => sum + text.length, 0);
    return starts.map((from, at) => {
      const runs = sliceRuns(cell.runs, from, starts[at + 1] ?? end);
      return withCells(line, [{ ...cell, text: tidy(runsText(runs)), runs }]);
    });
  });
};

/** The number of a row. */
const COUNTER = /^(?:s(?:l|r|\.)?\.? ?no\.?|no\.?|nr\.?|n[º°o]\.?|№|#|序号|番号|번호)$/iu;
/** That studies are over, or are not, is told by their dates. */
const STATE =
  /^(?:졸업|재학|수료|중퇴|휴학|졸업 ?예정|卒業|修了|毕业|畢業|在读|在讀|结业|肄業|肄业|graduated|completed|ongoing)$/iu;
/** So many columns must be called something of entries, of different kinds. */
const FEWEST_KINDS = 2;

/**
 * The entries of a table whose first row names the columns ("Degree | Institution | Year"), each value with its column's
 * label; undefined if the lines are none.
 */
export const readTable = (
  [head, ...lines]: readonly Line[],
  names: FieldNames,
  vocabulary: Vocabulary,
  asOf: string,
): ReadFields[] | undefined => {
  if (!head || head.bullet || head.cells.length < 2 || lines.length === 0) return undefined;
  // "Employer / project" has either.
  const labels = head.cells.map(({ text }) => entryLabel(text) ?? entryLabel(text.split('/')[0] ?? ''));
  const kinds = withPlacesAsNames(labels, lines, vocabulary);
  const known = kinds.filter((kind) => kind !== undefined);
  // A school and the board or university it belongs to are two columns.
  const others = known.filter((kind, at) => kind !== 'school' || known.indexOf(kind) === at);
  const isNamed = head.cells.every(({ text }) => COUNTER.test(text.trim()) || isNameOfColumn(text));
  if (
    !(isNamed || isHeadOfPeriods(head, lines, kinds)) ||
    new Set(known).size < FEWEST_KINDS ||
    new Set(others).size < others.length
  )
    return undefined;
  const rows = lines
    .filter(({ cells }) => !cells.every(({ text }) => isNameOfColumn(text)))
    .map((line) => ({ line, columns: columnsOf(line, head) }));
  if (rows.length === 0 || rows.some(({ columns }) => columns === undefined)) return undefined;
  return rows
    .map(({ line, columns = [] }) => {
      const form = columns.flatMap((column, at): LabelledLine[] => {
        const [kind, name, cell] = [kinds[column], head.cells[column], line.cells[at]];
        if (!name || !cell) return [];
        if (kind !== undefined) return [{ line: withCells(line, [cell]), kind, value: cell.text, at: 0 }];
        if (COUNTER.test(name.text.trim()) || STATE.test(cell.text.trim())) return [];
        return [{ line: asText(withCells(line, [name, cell])), kind, value: cell.text, at: 0 }];
      });
      return readForm(form, names, vocabulary, asOf, true);
    })
    .filter((entry) => Object.keys(entry).length > 0);
};

/** Whether names of columns of which most are known stand in bold above full rows, each with a date where a period is announced. */
const isHeadOfPeriods = (
  { cells }: Line,
  rows: readonly Line[],
  kinds: readonly (EntryLabel | undefined)[],
): boolean => {
  const at = kinds.indexOf('period');
  const isBold = (cell: Cell | undefined): boolean => cell?.runs[0]?.style.bold === true;
  return (
    at >= 0 &&
    2 * kinds.filter((kind) => kind !== undefined).length >= cells.length &&
    cells.every((cell) => isBold(cell) && !/\d/u.test(cell.text)) &&
    rows.every((row) => row.cells.length === cells.length && isDateText(row.cells[at]?.text ?? '')) &&
    rows.some((row) => !row.cells.every(isBold))
  );
};

/** "Place | Degree" above "Hill School, Leeds": a column of places whose cells name where that was has the schools or employers. */
const withPlacesAsNames = (
  kinds: readonly (EntryLabel | undefined)[],
  rows: readonly Line[],
  vocabulary: Vocabulary,
): readonly (EntryLabel | undefined)[] => {
  const kind = vocabulary === 'study' ? 'school' : vocabulary === 'job' ? 'employer' : undefined;
  const at = kinds.indexOf('place');
  if (at < 0 || kind === undefined || kinds.includes('school') || kinds.includes('employer')) return kinds;
  const texts = rows.flatMap(({ cells }) => cells[at]?.text ?? []);
  const areNames =
    texts.every((text) => !isPlace(text)) && texts.some((text) => schoolScore(text) + organisationScore(text) > 0.5);
  return areNames ? kinds.with(at, kind) : kinds;
};

/** The columns in which the cells of a row stand, as those of the head do; undefined if it is none of the table's rows. */
const columnsOf = (line: Line, head: Line): number[] | undefined => {
  if (line.bullet || line.cells.length > head.cells.length) return undefined;
  if (line.cells.length === head.cells.length) return [...head.cells.keys()];
  if (line.cells.length < 2 || line.laneRight <= 0) return undefined;
  const columns = line.cells.map((cell) =>
    head.cells.findIndex(({ x, right }) => (cell.x < right && cell.right > x) || Math.abs(cell.x - x) < SAME_EDGE),
  );
  return columns.includes(-1) || new Set(columns).size < columns.length ? undefined : columns;
};

/** How far apart, in points, the edges of a column may be. */
const SAME_EDGE = 3;

/** Labels of names that a period may follow: "Client: Acme, Leeds | 2019 – 2021". */
const NAMED: ReadonlySet<EntryLabel | undefined> = new Set(['position', 'employer', 'school', 'name']);

const readForm = (
  form: readonly LabelledLine[],
  names: FieldNames,
  vocabulary: Vocabulary,
  asOf: string,
  isOfColumns = false,
): ReadFields => {
  const fields: ReadFields = {};
  const put = putInto(fields);
  const body: Line[] = [];
  for (const { kind, value, line } of withWholeValues(form)) {
    const [dates] = kind === 'period' ? findDates(value, asOf) : [];
    // "At first clerk, since 2008 manager": a period that words go on behind is told.
    const [beside] = NAMED.has(kind)
      ? findDates(value, asOf).filter(({ range, to }) => range && !/^\s*\p{L}/u.test(value.slice(to)))
      : [];
    if (beside) putDates({ atoms: [], urls: [], dates: { found: beside, line } }, names, put);
    // "Certificate | Details": when it was is among these.
    const [told] = kind === 'duties' && isOfColumns ? findDates(value, asOf) : [];
    if (told && vocabulary === 'thing') putDates({ atoms: [], urls: [], dates: { found: told, line } }, names, put);
    const text = tidy(beside ? value.slice(0, beside.from) + value.slice(beside.to) : value);
    const atoms = () => detachPlace(atomOf(text, [], line, 0, 1), { names, put });
    if (dates) putDates({ atoms: [], urls: [], dates: { found: dates, line } }, names, put);
    else if (!text) continue;
    else if (kind === 'position')
      put(
        vocabulary === 'study' ? names.area : vocabulary === 'thing' ? names.subtitle : names.title,
        text,
        [line],
        0.9,
      );
    else if (
      (kind === 'employer' || kind === 'school') &&
      !(names.subtitle !== undefined && names.subtitle in fields)
    ) {
      const [name] = atoms();
      put(names.subtitle, name?.text ?? text, [line], 0.9);
    } else if (kind === 'degree' && vocabulary === 'study') {
      putStudy([atomOf(text, [], line, 0, 1)], {
        names,
        habit: 1,
        put: (name, value, ...rest) => {
          // The school has a label of its own.
          if (name !== names.subtitle) put(name, value, ...rest);
          else if (typeof value === 'string' && value !== text && schoolScore(value) < 0.5)
            put(names.area, value, ...rest);
        },
        body,
        place: undefined,
        dated: undefined,
      });
      // "Class XII" is no degree that is known.
      put(names.title, text, [line], 0.6);
    } else if (kind === 'area' && commaParts(text).length < SUBJECTS_OF_A_LIST) put(names.area, text, [line], 0.85);
    else if (kind === 'grade' && names.meta !== undefined) put(names.meta, text.replace(GRADE, ''), [line], 0.9);
    else if (kind === 'place' && names.location !== undefined) put(names.location, text, [line], 0.9);
    else if (kind === 'name' && byOf(line)) {
      const { name, by } = byOf(line) ?? {};
      put(names.title, name ?? '', [line], 0.85);
      put(names.subtitle, by ?? '', [line], 0.7);
    } else if ((kind === 'name' || kind === 'degree') && names.title !== undefined && !(names.title in fields))
      put(names.title, text, [line], 0.85);
    else body.push(kind === 'duties' ? { ...line, text: value, bullet: false } : line);
  }
  const text = richTextOf(body);
  if (text) put(names.body, text, body, 0.85);
  return fields;
};

/** "**Routing in cities** (Open Academy)": who gave it, in brackets and other type behind a name in bold. */
const byOf = ({ cells: [cell] }: Line): { name: string; by: string } | undefined => {
  const runs = (cell?.runs ?? []).filter(({ text }) => text.trim() !== '');
  const [first, second, ...others] = runs;
  const by = /^\s*[(（](?<by>[^()（）]{2,60})[)）]\s*$/u.exec(second?.text ?? '')?.groups?.['by'];
  const isApart = first?.style.bold === true && second?.style.bold === false && others.length === 0;
  return first && by && isApart ? { name: tidy(first.text), by: tidy(by) } : undefined;
};

/** So many subjects are what was taught, no field of study. */
const SUBJECTS_OF_A_LIST = 4;

/** What a grade is called that is below such a name already. */
const GRADE = /^(?:c?gpa|[cs]pi|sgpa|cgpi)\b[\s:：-]*(?=\d)/iu;

/** How many lines below its first a label may go on. */
const MOST_BELOW = 2;

/** A label that wraps in its column ("Occupation or" above "position held") is whole on its first line. */
const withWholeLabels = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const [joined, taken] = labelFrom(lines, at);
    whole.push(joined);
    at += taken;
  }
  return whole;
};

/** A line with the whole of its label, and how many lines below it went into it. */
const labelFrom = (lines: readonly Line[], at: number): [line: Line, taken: number] => {
  const line = lines[at];
  if (!line) throw new Error('no such line');
  const [label, value] = line.cells;
  let best: [Line, number] = [line, 0];
  if (line.bullet || !label || !value || value.x <= 0) return best;
  let text = label.text;
  let said = value.text;
  for (const [below, next] of lines.slice(at + 1, at + 1 + MOST_BELOW).entries()) {
    const [first, ...rest] = next.cells;
    if (!first || next.bullet || next.gapAbove > 0.6 * next.style.size || first.right > value.x - 2) break;
    text = `${text} ${first.text}`;
    said = joinWrapped(said, rest.map((cell) => cell.text).join(' '));
    if (entryLabel(text) === undefined) continue;
    const cells = [{ ...label, text }, { ...value, text: said }, ...line.cells.slice(2)];
    best = [{ ...line, cells, text: cellsText(cells) }, below + 1];
  }
  return best;
};

/** Lines below a value at its edge continue it; below the duties, and elsewhere, they describe. */
const withWholeValues = (form: readonly LabelledLine[]): LabelledLine[] => {
  const whole: LabelledLine[] = [];
  for (const part of form) {
    const last = whole.at(-1);
    const goesOn =
      part.kind === undefined &&
      last?.kind !== undefined &&
      last.kind !== 'duties' &&
      !part.line.bullet &&
      last.at > 0 &&
      part.line.cells.length === 1 &&
      Math.abs(part.line.x - last.at) < 3 &&
      part.line.gapAbove < 0.5 * part.line.style.size;
    if (goesOn) last.value = joinWrapped(last.value, part.value);
    else whole.push({ ...part });
  }
  return whole;
};

/** Lines without the labels before their dates, employers and roles, where only some lines have one. */
export const withoutEntryLabels = (lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const [first, ...others] = line.cells;
    // Who gave it is told by the label, wherever the line stands.
    if (line.bullet || !first || ISSUED_BY.test(line.text)) return line;
    if (others.length > 0) {
      // "Role: Trainee | Location: Pune"
      const told = line.cells.map(withoutLabelOfCell);
      if (told.every((cell) => cell !== undefined)) return withCells(line, told);
      const [value, ...more] = others;
      const kind = first.text.trim().endsWith(':') ? entryLabel(first.text) : undefined;
      return value && FACTS.has(kind) ? withCells(line, [saidBy(kind, value), ...more]) : line;
    }
    const { kind, value } = labelledLine(line);
    const whole = runsText(first.runs);
    return FACTS.has(kind) && value !== '' && whole.trimEnd().endsWith(value)
      ? withCells(line, [
          saidBy(kind, {
            ...first,
            text: value,
            runs: sliceRuns(first.runs, whole.lastIndexOf(value), whole.length),
          }),
        ])
      : line;
  });

/** A cell without the label of its value; undefined if it has none that entries have. */
const withoutLabelOfCell = (cell: Cell): Cell | undefined => {
  const whole = runsText(cell.runs);
  const [label] = /^[^:：]{2,40}[:：]\s+(?=\S)/u.exec(whole) ?? [];
  const kind = entryLabel(label ?? '');
  if (label === undefined || (kind !== 'place' && !FACTS.has(kind))) return undefined;
  const runs = sliceRuns(cell.runs, label.length, whole.length);
  return saidBy(kind, { ...cell, text: tidy(runsText(runs)), runs });
};
