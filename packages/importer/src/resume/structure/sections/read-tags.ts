import type { FieldValue } from '@vitae/domain';
import { isLevel } from '../../../language/words.ts';
import { cellsText, runsText, standsOutAbove, startsBold, type Cell, type Line } from '../../../text/line.ts';
import { joinWrapped, SIGN, withoutColon } from '../../../text/normalise.ts';
import { tidy } from '../heads/atoms.ts';
import { withLabelsApart } from '../lines/labels-within.ts';
import { namesApart } from './spaced-names.ts';
import { isKeywordsLabel, opensWithKeywords } from '../labels/entry-labels.ts';
import type { FieldNames } from '../fields.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { read } from '../value.ts';
import { tagBlocksOf } from './tag-blocks.ts';
import { withCells } from '../lines/with-cells.ts';
import { isLevelAlone, withLevelsApart } from './levels-among-tags.ts';
import { SMALL_WORD } from '../../../language/small-words.ts';
import { AND, SURE_AND } from '../../../language/and-words.ts';

const MARK = String.raw`\s*[,，、;；|•·⋅‧∙◆♦●■▪،؛]\s*|\s+${SIGN}\s+|\s{3,}`;
const LIST = new RegExp(String.raw`${MARK}|\s+\/\s+|\n`, 'u');
const SEPARATES = /[,，、;；|•·⋅‧∙،؛]\s*\S/u;
const AT_MARK = new RegExp(String.raw`^(?:${MARK}|\s+[–—]\s+)`, 'u');
const AT_SLASH = new RegExp(String.raw`${AT_MARK.source}|^\s+\/\s+`, 'u');
const LABEL = new RegExp(
  String.raw`^(?<label>[^:：,]{2,40}|[^:：,]{2,30}(?:, [^:：,]{2,30})+ (?:&|${AND}) [^:：,]{2,30})\s*[:：]\s*(?<rest>.*)$`,
  'u',
);

/** "Design - Figma, Illustrator": a label before a dash, where the list behind it has commas. */
const DASHED = /^(?<label>\p{Lu}[^-–—:：,，]{1,30})\s[-–—]\s(?<rest>[^,，]{1,40},.*)$/u;
/** So many such lines show that the dashes of a section are not between keywords. */
const FEWEST_DASHED = 2;

/** What a colon belongs to as a part of a name: an address, and "1С: Предприятие", by which Russian bookkeepers work. */
const NO_LABEL = /^(?:https?|1[CС])$/iu;

const MAX_TAG_WORDS = 8;

/** How good someone says to be, in figures: "80%", "4/5". */
const MEASURE = /^(?:\d{1,3}\s?%|\d{1,2}(?:[.,]\d)?\s?\/\s?(?:5|10))$/u;

type Group = { name: string; tags: string[]; level: string; lines: Line[] };

/** Reads keywords: "Group: a, b, c", labels next to lists, blocks of name, level and list, or plain lists and chips. */
export const readTags = (lines: readonly Line[], names: FieldNames): { entries: ReadFields[]; unplaced: Line[] } => {
  const unplaced: Line[] = [];
  const { above, blocks } = tagBlocksOf(withHyphensAsMarks(lines));
  const groups = [
    ...withLevelsApart(groupsOf(withPairsApart(withLabelsApart(above).map(withItemsApart)))),
    ...blocks.map(({ name, level, below, lines: own }): Group => ({
      name: tidy(name),
      level: tidy(level),
      tags: below.flatMap(({ text }) => listOf(text)),
      lines: own,
    })),
  ];
  const entries = groups.flatMap((group, index): ReadFields[] => {
    if (isHeadOf(group, groups[index + 1])) {
      unplaced.push(...group.lines);
      return [];
    }
    // Sentences are not keywords.
    const tags = group.tags
      .map(withoutYears)
      .filter((tag) => tag.split(/\s+/u).length <= MAX_TAG_WORDS && !MEASURE.test(tag));
    if (tags.length < group.tags.length) unplaced.push(...group.lines);
    if (tags.length === 0 && group.tags.length > 0) return [];
    const fields: ReadFields = {};
    const put = (name: string | undefined, value: FieldValue): void => {
      if (name !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0))
        fields[name] = read(value, group.lines, 0.85);
    };
    put(names.title, group.name);
    put(names.tags, tags);
    put(names.level, group.level);
    return Object.keys(fields).length > 0 ? [fields] : [];
  });
  return { entries, unplaced };
};

/** Whether a group is only a heading, in larger or heavier letters, above groups with names of their own. */
const isHeadOf = ({ tags, lines: [line] }: Group, next: Group | undefined): boolean => {
  const below = next?.lines[0];
  return (
    tags.length === 0 &&
    line !== undefined &&
    below !== undefined &&
    next?.name !== '' &&
    next?.tags.length !== 0 &&
    standsOutAbove(line, below)
  );
};

/** So many hyphens with spaces around them in a line without other marks are between keywords. */
const FEWEST_HYPHENS = 3;

/** "SQL - R - Data design - Excel": lines with a mark in the place of each hyphen, where one of them is such a list. */
const withHyphensAsMarks = (lines: readonly Line[]): readonly Line[] => {
  const isList = ({ text }: Line): boolean =>
    !SEPARATES.test(text) && !/[:：]/u.test(text) && text.split(/\s-\s/u).length > FEWEST_HYPHENS;
  if (!lines.some(isList)) return lines;
  return lines.map((line) => {
    const cells = line.cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s-(?=\s|$)/gu, ' ·') }));
    return { ...line, cells, text: cellsText(cells) };
  });
};

/** Two runs separated by more than a space are two items. */
const withItemsApart = (line: Line): Line => {
  if (!line.cells.some((cell) => cell.runs.some((run) => run.apart)) || /[,，、;|•]/u.test(line.text)) return line;
  const cells = line.cells.map((cell) => ({
    ...cell,
    text: tidy(cell.runs.map((run) => (run.apart ? ` · ${run.text}` : run.text)).join('')),
  }));
  return { ...line, cells, text: cellsText(cells) };
};

/**
 * "Web | HTML, CSS | Data | SQL, R": two labels with their lists beside each other, in columns that lines share, are lines
 * of their own.
 */
const withPairsApart = (lines: readonly Line[]): Line[] => {
  const rows = lines.filter(({ cells }) => cells.length === 4);
  const isShared = (column: number): boolean =>
    new Set(rows.map(({ cells }) => Math.round((cells[column]?.x ?? 0) / 3))).size === 1;
  const areLists =
    rows.filter(({ cells }) => [1, 3].some((column) => LIST.test(cells[column]?.text ?? ''))).length > rows.length / 2;
  const areLabels = rows.every(({ cells }) => [0, 2].every((column) => !LIST.test(cells[column]?.text ?? '')));
  if (rows.length < 2 || !isShared(1) || !isShared(3) || !areLists || !areLabels) return [...lines];
  const pairOf = (line: Line, from: number): Line => {
    const pair = withCells(line, line.cells.slice(from, from + 2));
    return { ...pair, text: pair.cells.map(({ text }) => withoutColon(text)).join(': ') };
  };
  return lines.flatMap((line) => (line.cells.length === 4 ? [pairOf(line, 0), pairOf(line, 2)] : [line]));
};

/** "SQL (5 years)": how long something was used is no part of its name. */
const withoutYears = (tag: string): string =>
  tag.replace(/\s*\((?:\d{1,2}\+?|less than \d|<\s?\d) (?:years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar)\)$/iu, '');

const groupsOf = (lines: readonly Line[]): Group[] => {
  const groups: Group[] = [];
  const starts = startsOfBlocks(lines);
  const blocks = looksLikeBlocks(lines, starts);
  const areBoldLabels = lines.filter((line) => plainFrom(line) > 0).length > 1;
  const areDashed = lines.filter(({ text }) => DASHED.test(text)).length >= FEWEST_DASHED;
  let open: Group | undefined;
  lines.forEach((line, index) => {
    const [first, ...others] = line.cells;
    if (!first) return;
    const label =
      LABEL.exec(line.text) ??
      labelInBold(line) ??
      boldLabel(line, areBoldLabels) ??
      (areDashed ? DASHED.exec(line.text) : null);
    const before = lines[index - 1];
    const wraps =
      before && open && !line.bullet && line.lane === before.lane && line.gapAbove < 0.8 * (line.style.size || 10);
    if (open && before && goesOnAsLabel(line, before)) {
      open.name = joinWrapped(open.name, first.text);
      open.lines.push(line);
    } else if (label?.groups && open && isKeywordsLabel(label.groups['label'] ?? '')) {
      // What looked like the list of the name is how well it is known: "Data: Expert".
      const [level, ...others] = open.tags;
      if (level !== undefined && others.length === 0 && open.lines.length === 1) {
        open.level ||= level;
        open.tags = [];
      }
      open.tags.push(...listOf(label.groups['rest'] ?? ''));
      open.lines.push(line);
    } else if (label?.groups && !NO_LABEL.test(label.groups['label'] ?? '')) {
      open = { ...levelled(label.groups['label'] ?? ''), ...tagsIn(label.groups['rest'] ?? ''), lines: [line] };
      groups.push(open);
    } else if (isLabelled(line, lines)) {
      open = { name: tidy(first.text), tags: others.flatMap((cell) => namesIn(cell.text)), level: '', lines: [line] };
      groups.push(open);
    } else if (open && isLevel(line.text) && !/[,，、]/u.test(line.text)) {
      open.level = tidy(line.text);
      open.lines.push(line);
    } else if (
      open &&
      wraps &&
      (open.tags.length > 0 || blocks) &&
      !(blocks && starts.has(line)) &&
      (isUnder(line, open) || /,\s*$/u.test(before.text) || blocks) &&
      (blocks || isFull(before, line) || (open.lines[0]?.cells.length === 1 && line.x > open.lines[0].x + 3))
    ) {
      appendWrapped(open, line, before);
    } else if (blocks && starts.has(line)) {
      const level = others.map((cell) => tidy(cell.text)).join(', ');
      open = { ...(level === '' ? levelled(first.text) : { name: tidy(first.text), level }), tags: [], lines: [line] };
      groups.push(open);
    } else if (blocks && open && isListOfBlock(line, open)) {
      open.tags.push(...line.cells.flatMap(({ text }) => listOf(text)));
      open.lines.push(line);
    } else {
      open = undefined;
      const last = groups.at(-1);
      // "Intermediate" above all that is known so well.
      if (!last && isLevelAlone(line.text) && lines.length > 1) {
        groups.push({ name: '', tags: [], level: tidy(line.text), lines: [line] });
        return;
      }
      const tags = line.cells.flatMap((cell) => (wraps && cell === first ? [cell.text] : listOf(cell.text)));
      if (last && last.name === '' && (last.level === '' || last.tags.length === 0)) {
        const goesOn =
          before &&
          !/[,，、;；|•·⋅]\s*$/u.test(before.text) &&
          ((LIST.test(before.text) && LIST.test(line.text)) || isRestOfItem(line, before, last.lines)) &&
          !line.bullet &&
          (wrapsRight(before, line) ||
            (before.laneRight > 0 && isFull(before, line)) ||
            (line.laneRight > 0 && ENDS_OPEN.test(before.text)));
        if (goesOn) {
          const [head = '', ...rest] = listOf(line.text);
          last.tags.push(joinWrapped(last.tags.pop() ?? '', head), ...rest);
        } else last.tags.push(...tags.flatMap(listOf));
        last.lines.push(line);
      } else groups.push({ name: '', tags: tags.flatMap(listOf), level: '', lines: [line] });
    }
  });
  return groups.map((group) => ({
    ...group,
    tags: [...new Set(group.tags.filter((tag) => tag && tag.length <= 120))],
  }));
};

/** "Windows – Advanced" and "Windows (advanced)": a name with its level. */
const levelled = (label: string): Pick<Group, 'name' | 'level'> => {
  const parts = /^(?<name>.+?)(?:\s+[–—-]\s+|\s*[(（])(?<level>[^()（）]+?)[)）]?$/u.exec(label.trim())?.groups;
  return parts && isLevel(parts['level'] ?? '')
    ? { name: tidy(parts['name'] ?? ''), level: tidy(parts['level'] ?? '') }
    : { name: tidy(label), level: '' };
};

/** Whether keywords with room around each stand below the name of a block, further in, however far below it. */
const isListOfBlock = (line: Line, { name, tags, lines: [first] }: Group): boolean =>
  first !== undefined &&
  name !== '' &&
  (line.cells.length > 1 || tags.length > 0) &&
  line.lane === first.lane &&
  line.x > first.x + 3;

/** The list behind a label, or behind the level and the label of keywords that precede it: "Expert, Keywords: SQL, R". */
const tagsIn = (rest: string): { tags: string[]; level?: string } => {
  const { level, tags } = /^(?<level>[^,:：]{2,45}),\s+(?<tags>[^,:：]{3,25}[:：]\s.+)$/u.exec(rest)?.groups ?? {};
  return level !== undefined && tags !== undefined && isLevel(level) && opensWithKeywords(tags)
    ? { level: tidy(level), tags: listOf(tags.replace(/^[^:：]+[:：]\s*/u, '')) }
    : { tags: namesIn(rest) };
};

/** The names behind a label, which only spaces may part. */
const namesIn = (text: string): string[] => namesApart(text) ?? listOf(text);

/** Where regular type begins in the one cell of a line, which begins in bold; -1 if it does not. */
const plainFrom = ({ cells: [first, ...others] }: Line): number => {
  const isBold = first?.runs.map(({ style }) => style.bold) ?? [];
  const at = isBold.indexOf(false);
  const isLabel = others.length === 0 && at > 0 && !isBold.slice(at).includes(true);
  return isLabel && /^\s*[\p{L}\p{N}]/u.test(first?.runs[at]?.text ?? '') ? at : -1;
};

/** A label with commas ends where its bold type does. */
const LABEL_OF_SEVERAL = /^(?<label>[^:：]{2,60}?)\s*[:：]\s*(?<rest>\S.*)$/u;

/** "**Design, layout & print:** Canva, Figma" */
const labelInBold = (line: Line): RegExpExecArray | null => {
  const runs = line.cells[0]?.runs ?? [];
  const at = line.cells.length === 1 && startsBold(line) ? runs.findIndex(({ style }) => !style.bold) : -1;
  const found = at > 0 ? LABEL_OF_SEVERAL.exec(line.text) : null;
  const bold = withoutColon(runsText(runs.slice(0, Math.max(0, at))));
  return found?.groups?.['label'] === bold ? found : null;
};

/**
 * A name in bold, possibly with its level, followed on the line by a list in regular type: further away than a word, or
 * as on other lines.
 */
const boldLabel = (line: Line, isUsual: boolean): RegExpExecArray | null => {
  const [first, ...others] = line.cells;
  const apart = first?.runs.findIndex((run) => run.apart === true && !run.style.bold) ?? -1;
  const at = apart > 0 || !isUsual ? apart : plainFrom(line);
  if (!first || at < 1 || others.length > 0 || !startsBold(line)) return null;
  const text = (runs: Cell['runs']): string => runsText(runs).trim();
  return LABEL.exec(`${text(first.runs.slice(0, at))}: ${text(first.runs.slice(at))}`);
};

/** Whether a line had no room left for the first word of the next, or ends in the middle of its list. */
const isFull = (before: Line, line: Line): boolean => {
  if (before.laneRight <= before.laneLeft || before.right <= 0 || /[,，、;|•·]\s*$/u.test(before.text)) return true;
  const perLetter = (before.right - before.x) / Math.max(1, before.text.length);
  // Lines that share their right edge end there whether they are full or not.
  const end = isFlushRight(before, line) ? before.laneLeft + before.right - before.x : before.right;
  return end + perLetter * ((line.text.split(/\s/u)[0] ?? '').length + 1) > before.laneRight - 1;
};

/** Whether two lines end at the same edge, and begin apart from the left one. */
const isFlushRight = (before: Line, line: Line): boolean =>
  before.x > before.laneLeft + 3 && line.x > line.laneLeft + 3 && Math.abs(before.right - line.right) < 1;

/** A word that leads on to another ends no item. */
const ENDS_OPEN = new RegExp(String.raw`\s${SMALL_WORD}$`, 'u');

/** Whether a line without commas, which begins in a small letter, goes on with the last item between commas. */
const isRestOfItem = (line: Line, before: Line, above: readonly Line[]): boolean =>
  /^\p{Ll}/u.test(line.text) &&
  line.lane === before.lane &&
  line.gapAbove < 0.8 * (line.style.size || 10) &&
  above.some(({ text }) => /,\s/u.test(text) || text.endsWith(','));

const isUnder = (line: Line, group: Group): boolean => line.x >= (group.lines[0]?.x ?? 0) - 2;

const wrapsRight = (before: Line, line: Line): boolean =>
  !isFlushRight(before, line) &&
  before.right > before.laneLeft + 0.8 * (before.laneRight - before.laneLeft) &&
  Math.abs(before.x - line.x) < 3;

/** Names with signs between them: where a line of them ends before its edge, a name ends, too. */
const PARTED = /\s[|•·⋅]\s/u;

/** The rest of a list that wraps: its first word may continue the last of the line before. */
const appendWrapped = (group: Group, line: Line, before: Line): void => {
  const [first = '', ...rest] = line.cells.flatMap((cell) => listOf(cell.text));
  // "…, SAP," above "and MATLAB".
  const head = /[,，]\s*$/u.test(before.text) ? first.replace(LAST_OF_LIST, '') : first;
  const last = group.tags.at(-1);
  if (
    last !== undefined &&
    (before.cells.length === 1 || line.cells.length === 1) &&
    group.lines.length > 0 &&
    !/(?:[,，、;|]|\s\/)\s*$/u.test(before.text) &&
    before.text.replace(/(?<=\p{L})-$/u, '').endsWith(last) &&
    (isFull(before, line) || !(PARTED.test(before.text) || PARTED.test(line.text)))
  )
    group.tags[group.tags.length - 1] = joinWrapped(before.text.endsWith('-') ? `${last}-` : last, head);
  else group.tags.push(head);
  group.tags.push(...rest);
  group.lines.push(line);
};

/** A short label in the first cell, next to a list: the lists of several lines start at the same position. */
const isLabelled = (line: Line, lines: readonly Line[]): boolean => {
  const [label, value, ...more] = line.cells;
  if (!label || !value || label.text.length > 40 || LIST.test(label.text)) return false;
  const looks = new Set(line.cells.map(({ runs }) => runs[0]?.style.bold));
  // One row of words alike is a list.
  if (
    lines.length === 1 &&
    more.length > 0 &&
    looks.size === 1 &&
    ![value, ...more].some(({ text }) => LIST.test(text))
  )
    return false;
  // Rows of words alike in three columns and more are a list as well, with or without titles above them.
  const rows = lines.filter((other) => other.cells.length > 1);
  const cells = rows.flatMap((other) => other.cells);
  const isOfChips =
    rows.length > 1 &&
    rows.some((other) => other.cells.length > 2) &&
    new Set(cells.map(({ runs }) => runs[0]?.style.bold)).size === 1 &&
    !cells.some(({ text }) => LIST.test(text) || /[:：]$/u.test(text));
  if (isOfChips) return false;
  const shared = lines.filter((other) => other.cells.length >= 2 && Math.abs((other.cells[1]?.x ?? 0) - value.x) < 3);
  const lists = shared.filter((other) => {
    const rest = other.cells.slice(1).map((cell) => cell.text);
    return LIST.test(rest.join(', ')) || rest.some((text) => namesApart(text) !== undefined);
  });
  return (shared.length >= 2 || lines.length === 1) && lists.length >= shared.length / 2;
};

/** The rest of a label that wraps in its column, beside nothing: "Frameworks and | React" above "libraries". */
const goesOnAsLabel = (line: Line, before: Line): boolean => {
  const [label, beside] = before.cells;
  const [rest, ...others] = line.cells;
  return (
    label !== undefined &&
    beside !== undefined &&
    rest !== undefined &&
    others.length === 0 &&
    rest.right > 0 &&
    rest.right < beside.x &&
    line.gapAbove < 0.8 * (line.style.size || 10) &&
    (Math.abs(rest.right - label.right) < 2 || Math.abs(rest.x - label.x) < 2) &&
    rest.runs[0]?.style.bold === label.runs[0]?.style.bold &&
    label.runs[0]?.style.bold !== beside.runs[0]?.style.bold
  );
};

/** Blocks repeat a distinct title, possibly a level, and a list. */
const looksLikeBlocks = (lines: readonly Line[], starts: ReadonlySet<Line>): boolean => {
  const [first] = lines;
  return (
    first !== undefined &&
    starts.has(first) &&
    lines.some((line) => !starts.has(line) && (LIST.test(line.text) || isLevel(line.text) || line.cells.length > 1)) &&
    starts.size <= lines.length * 0.6
  );
};

/**
 * The lines that may be titles of blocks: in the letters of the first one, from which others differ. A name in bold may be
 * followed by its level in regular type.
 */
const startsOfBlocks = (lines: readonly Line[]): ReadonlySet<Line> => {
  const [first] = lines;
  if (!first) return new Set();
  const isMixed = lines.some((line) => startsBold(line) !== startsBold(first));
  const smallest = lines.reduce((size, { style }) => Math.min(size, style.size), Infinity);
  const largest = lines.reduce((size, { style }) => Math.max(size, style.size), 0);
  const isStart = (line: Line): boolean =>
    (isMixed || largest - line.style.size > 0.6 || line.style.size - smallest > 0.6) &&
    startsBold(line) === startsBold(first) &&
    Math.abs(line.style.size - first.style.size) < 0.3 &&
    !LIST.test(line.text) &&
    !isLevel(line.text) &&
    !line.bullet &&
    line.cells.slice(1).every((cell) => isLevel(cell.text));
  return new Set(lines.filter(isStart));
};

/** "…, and diving" */
const LAST_OF_LIST = new RegExp(String.raw`^\s*(?:sowie|${SURE_AND}) (?=\p{L})`, 'u');

/** The word before the last of several items, which is one word and what brackets say of it. */
const BEFORE_LAST = new RegExp(String.raw`\s+${SURE_AND}\s+(?=\S+(?:\s*\([^()]*\))?\.?$)`, 'iu');

/** Items of a list; commas in brackets do not separate. */
export const listOf = (text: string): string[] => {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  const source = text
    .replace(/\s+\/\s*$/u, '')
    .replace(BEFORE_LAST, (word) => (LIST.test(text) && text.length > 30 ? ', ' : word));
  // "Swift / Kotlin": two names alone, or among others that other marks separate, are one with a slash in it.
  const bare = source.replace(/[([（][^()[\]（）]*[)\]）]/gu, '');
  const separates = SEPARATES.test(bare) || bare.split(/\s\/\s/u).length < 3 ? AT_MARK : AT_SLASH;
  for (let index = 0; index < source.length; index += 1) {
    const character = source[index] ?? '';
    if ('([（'.includes(character)) depth += 1;
    if (')]）'.includes(character)) depth = Math.max(0, depth - 1);
    const separator = depth === 0 ? separates.exec(source.slice(index)) : null;
    if (separator && index >= from) {
      items.push(source.slice(from, index));
      index += separator[0].length - 1;
      from = index + 1;
    }
  }
  items.push(source.slice(from));
  return items
    .flatMap(partsBySlash)
    .map((item, index) => (index > 0 ? item.replace(LAST_OF_LIST, '') : item))
    .map((item) => tidy(item).replace(/(?<=\p{L}{3})\.$/u, ''))
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
};

/** So many names with a slash between each are a list. */
const FEWEST_SLASHED = 4;

/** "Git/webpack/MySQL/Redis" as its parts; "HTML/CSS", an address or a path is one name. */
const partsBySlash = (item: string): string[] => {
  if (/[\w]\.\w+\/|:\/\/|^[/.~]|\/$/u.test(item.replace(/\([^()]*\)|\.js\b/gu, ''))) return [item];
  const parts = item.split(/\/(?![^()]*\))/u);
  return parts.length >= FEWEST_SLASHED && parts.every((part) => /^[\p{L}\p{N}]/u.test(part)) ? parts : [item];
};
