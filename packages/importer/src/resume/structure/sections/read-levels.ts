import { isCommonLevel, isLevel } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { tidy } from '../heads/atoms.ts';
import { opensWithKeywords } from '../labels/entry-labels.ts';
import type { FieldNames } from '../fields.ts';
import { matchHeading } from '../headings/headings.ts';
import { listOf } from './read-tags.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { read } from '../value.ts';
import { AND } from '../../../language/and-words.ts';
import { isLanguageName, LANGUAGE_BEHIND } from '../../../language/language-names.ts';

/** Letters in the middle of a word or in capitals, and signs, as languages of programs have them: "JavaScript", "SQL", "C++". */
const OF_PROGRAMS = /\p{Ll}\p{Lu}|\p{Lu}{3}|\p{L}[+#]/u;

/** Whether what stands below a heading of languages are those of programs: none of them is spoken. */
export const areOfPrograms = (lines: readonly Line[]): boolean => {
  const names = lines.flatMap(({ text }) => listOf(text)).map((item) => withoutLevel(item).name);
  return names.length > 1 && names.some((name) => OF_PROGRAMS.test(name)) && !names.some(isLanguageName);
};

/** What says how well a language is known is no longer, with its label. */
const LONGEST_LEVEL = 200;

type Level = { name: string; level: string; lines: Line[] };

/**
 * Reads names with levels: "Spanish (B2)", "German – native", "French: fluent", or the level next to or below the name.
 */
export const readLevels = (lines: readonly Line[], names: FieldNames): { entries: ReadFields[]; unplaced: Line[] } => {
  const levels: Level[] = [];
  const unplaced: Line[] = [];
  const rows = rowsOfTable(lines);
  let beside: Level[] = [];
  const whole = withBracketsJoined(lines);
  for (const [index, line] of whole.entries()) {
    if (beside.length > 0) {
      levels.push(...beside);
      beside = [];
      continue;
    }
    beside = besideEachOther(line, whole[index + 1]);
    if (beside.length > 0) continue;
    const last = levels.at(-1);
    const degree = line.text.slice(0, LONGEST_LEVEL).replace(LEVEL_LABEL, '');
    if (last && !last.level && isLevel(degree) && degree.split(/\s+/u).length <= 5) {
      // "Spanish & Italian" above "fluent"
      const [from] = last.lines;
      const other = from && twoLanguages(from) ? levels.at(-2) : undefined;
      for (const each of other ? [other, last] : [last]) {
        each.level = tidy(degree);
        each.lines.push(line);
      }
      continue;
    }
    const found = opensWithKeywords(line.text) ? [] : levelsIn(line);
    const [name, ...others] = line.cells.map(({ text }) => text);
    if (found.length > 0) levels.push(...found);
    else if (name !== undefined && rows.has(line))
      levels.push({ name: tidy(name), level: tidy(others.join(', ')), lines: [line] });
    else unplaced.push(line);
  }
  // The heads of a grid of levels are no languages.
  const isGrid = lines.some(({ cells }) => cells.filter(({ text }) => isCommonLevel(text)).length >= 3);
  const named = isGrid ? levels.filter(({ name }) => isLanguageName(name)) : levels;
  unplaced.push(...levels.filter((level) => !named.includes(level)).flatMap((level) => level.lines));
  const entries = named.map(({ name, level, lines: from }): ReadFields => {
    const sure = isLanguageName(name) ? 0.95 : 0.6;
    return {
      ...(names.title === undefined ? {} : { [names.title]: read(name, from, sure) }),
      ...(names.level === undefined || !level ? {} : { [names.level]: read(level, from, sure) }),
    };
  });
  return { entries, unplaced };
};

/** "English | Te Reo" above "native | basic": languages beside each other, each with its level below it. */
const besideEachOther = (line: Line, next: Line | undefined): Level[] => {
  const areBelow =
    next !== undefined &&
    line.cells.length > 1 &&
    next.cells.length === line.cells.length &&
    next.cells.every(({ text, x }, at) => isLevel(text) && Math.abs(x - (line.cells[at]?.x ?? 0)) < 3);
  return areBelow &&
    line.cells.some(({ text }) => isLanguageName(text)) &&
    !line.cells.some(({ text }) => isLevel(text))
    ? line.cells.map(({ text }, at) => ({
        name: tidy(text),
        level: tidy(next.cells[at]?.text ?? ''),
        lines: [line, next],
      }))
    : [];
};

/** "Oral: good", "Oral and written: basic": how well a part of a language is known. */
const LEVEL_OF_PART =
  /^(?:oral|spoken|written|reading|writing|speaking|listening|oralmente|orale|parlato|scritto|lettura|orally|mündlich|schriftlich|parlé|écrit|lu|oral y escrito|escrito|hablado|falado|mondeling|schriftelijk|w mowie|w piśmie|устн|письменн)[^:：]{0,20}[:：]\s*(?<level>[^:：–—;,]{2,24}?)(?:\s*[–—;,].*)?$/iu;

/** Whether a text says how well a part of a language is known, which nothing else has. */
export const isLevelOfPart = (text: string): boolean =>
  isLevel(LEVEL_OF_PART.exec(text.trim())?.groups?.['level'] ?? '');

/** The skills of which a language consists, as grids of levels name them. */
const SKILL =
  /^(?:listen|read|writ|sp(?:eak|oken)|understand|interact|comprehen|h[öo]r|les|schreib|sprech|versteh|écout|lire|lectur|écri|parl|compr|escuch|escri|habl|ouvi|leitur|fala|ascolt|lett|scri|luister|schrijv|sprek)/iu;

/** Rows whose second cells begin at one edge: a language that nobody knows and its level ("Klingon | a few words"). */
const rowsOfTable = (lines: readonly Line[]): ReadonlySet<Line> => {
  const rows = lines.filter(({ cells: [name, level] }) => {
    const words = name?.text.split(/\s+/u) ?? [];
    return level !== undefined && words.length <= 3 && /^\p{Lu}[\p{L}\d .'’-]+$/u.test(name?.text ?? '');
  });
  const byEdge = Map.groupBy(rows, ({ cells }) => Math.round((cells[1]?.x ?? 0) / 3));
  const table = [...byEdge.values()].find((alike) => alike.length > 1 && alike.length === lines.length) ?? [];
  const names = table.map(({ cells: [name] }) => name?.text ?? '');
  const isOfSkills = names.some((name) => SKILL.test(name) || isLevel(name));
  return isOfSkills || new Set(names).size < names.length ? new Set() : new Set(table);
};

/** A level in brackets that wraps to the next line is joined to its language. */
const withBracketsJoined = (lines: readonly Line[]): Line[] =>
  lines.reduce<Line[]>((joined, line) => {
    const before = joined.at(-1);
    const isOpen = /[(（][^)）]*$/u.test(before?.text ?? '');
    if (before && (isOpen || /^[(（]/u.test(line.text)) && before.cells.length === 1 && line.cells.length === 1) {
      const text = `${before.text} ${line.text}`;
      joined[joined.length - 1] = { ...before, text, cells: before.cells.map((cell) => ({ ...cell, text })) };
    } else joined.push(line);
    return joined;
  }, []);

/** "French | Level: C2" */
const LEVEL_LABEL =
  /^(?:niveau|level|nivel|nível|livello|stufe|poziom|úroveň|уровень|рівень|ниво|nivo|razina|raven|szint|nivelul|επίπεδο|lygis|līmenis|tase|nivå|proficiency|fluency|fluidité|fluidez|fluenza|sprachniveau|sprachkenntnis)\s*[:：]\s*/iu;

/** A comma between levels of one scale: "C1, C2, B2". */
const LEVELS_APART = /(?<=^|\s|[ABC][12]),\s(?=[ABC][12](?:,|$))/u;

/** The languages that a line names, with their levels. */
export const levelsIn = (line: Line): Level[] => {
  // A sign between languages is in a cell of its own where it has spaces around it.
  const cells = line.cells.map((cell) => cell.text).filter((text) => /[\p{L}\p{N}]/u.test(text));
  const [first = '', ...others] = cells;
  const two = twoLanguages(line);
  if (two) return two;
  const ofSkills = levelOfSkills(line);
  if (ofSkills) return ofSkills;
  // "German: native | Greek: some": a language with its level in each cell.
  const each = others.length > 0 ? cells.map(languageWithWords) : [];
  if (each.length > 0 && each.every((spoken) => spoken !== undefined))
    return each.map((spoken) => ({ ...spoken, lines: [line] }));
  const labelled = levelsAtLabel(line, first, others);
  if (labelled) return labelled;
  // "German, read and written": words behind one language say how well it is known.
  const spoken = languageWithWords(first);
  if (spoken && others.length === 0) return [{ ...spoken, lines: [line] }];
  // "Japanese, a little | Studied for two years": what stands beside one language describes it.
  if (spoken && others.length > 0 && !others.some(namesLanguage))
    return [{ ...spoken, level: tidy([spoken.level, ...others].join(', ')), lines: [line] }];
  return levelsListed(cells, line);
};

/** A language before what a list says of the skills in it. */
const BEFORE_SKILLS = /^(?<name>\p{L}[\p{L} ]{1,30}?)\s*(?:\s[–—-]|:)\s+(?<skills>.+)$/u;

/** "Spanish — Spoken: fair; Written: good": the skills of one language are its level. */
const levelOfSkills = (line: Line): Level[] | undefined => {
  const { name = '', skills = '' } = BEFORE_SKILLS.exec(line.text)?.groups ?? {};
  const parts = isLanguageName(name) ? listOf(skills) : [];
  return parts.length > 1 && parts.every((part) => SKILL.test(part))
    ? [{ name, level: tidy(skills), lines: [line] }]
    : undefined;
};

/** Words of a label for the languages that somebody grew up with. */
const MOTHER_TONGUE =
  /tongue|mutter|maternelle|matern|madre|ojczyst|mate[rř]sk|materinsk|materinji|матерњи|родной|рідна|роден|майчин|anyanyelv|μητρικ|gimtoji|dzimtā|emakeel|الأم|母语/iu;

/** "Mother tongue: English", "Italian | Spoken: fair – Written: good": what a label says of what stands behind it. */
const levelsAtLabel = (line: Line, first: string, others: readonly string[]): Level[] | undefined => {
  const label = /^(?<label>[^:：]{3,40})\s*[:：]\s*(?<rest>.+)$/u.exec(line.text)?.groups;
  const isLabelled =
    label !== undefined && !(others.length > 0 && (isLanguageName(first) || isLevelOfPart(others.join(', '))));
  if (!isLabelled && others.length === 0) return undefined;
  const [key = '', rest = ''] = isLabelled ? [label['label'], label['rest']] : [first, others.join(', ')];
  if (isLanguageName(key)) {
    const values = (others.length > 0 ? others : [rest]).flatMap((value) => value.split(LEVELS_APART));
    const level = values.every(isCommonLevel) ? [...new Set(values)].join(', ') : tidy(values.join(', '));
    return values.some(isLanguageName) ? undefined : [{ name: tidy(key), level, lines: [line] }];
  }
  const items = listOf(rest);
  const isOfSeveral =
    isLevel(key) ||
    (others.length === 0 && items.every(isLanguageName) && matchHeading(key) === undefined) ||
    MOTHER_TONGUE.test(key);
  if (isOfSeveral && items.some((item) => isLanguageName(withoutLevel(item).name)))
    return items.map((item) => ({ name: withoutLevel(item).name, level: tidy(key), lines: [line] }));
  // A language that nobody knows, with its level in a cell of its own.
  const isLevelAlone = others.length === 1 && (isLevel(rest) || isLevelOfPart(rest));
  const isNamed = isLevelAlone && !isLevel(key) && /^\p{L}+(?: \p{L}+){0,2}$/u.test(key);
  return isNamed ? [{ name: tidy(key), level: tidy(rest), lines: [line] }] : undefined;
};

/** "English (C1), French, fluent": names, each with its level in brackets or behind it. */
const levelsListed = (cells: readonly string[], line: Line): Level[] => {
  const parts = cells.flatMap(listOf);
  const levels: Level[] = [];
  for (const printed of parts) {
    const last = levels.at(-1);
    const part = last ? printed.replace(LEVEL_LABEL, '') : printed;
    if (last && !last.level && isLevel(part) && !isLanguageName(part)) last.level = part;
    else {
      const { name, level } = withoutLevel(part);
      if (isLanguageName(name) || (level && name.split(/\s+/u).length <= 3))
        levels.push({ name, level, lines: [line] });
      else if (parts.length === 1 && name.split(/\s+/u).length <= 2 && !/\d/u.test(name))
        levels.push({ name, level: '', lines: [line] });
    }
  }
  return levels;
};

/** What joins two languages: "Spanish & Italian", "Deutsch und Englisch: fließend". */
const TWO = new RegExp(
  String.raw`^(?<one>\p{L}+)\s(?:[&+]|a|${AND})\s(?<other>\p{L}+)(?:\s*[(（:：–—-]\s*|\s+|$)(?<level>[^()（）]{0,40})[)）]?$`,
  'iu',
);

/** Two languages of a line that have one level, if any. */
const twoLanguages = (line: Line): Level[] | undefined => {
  const [only, ...others] = line.cells;
  const { one = '', other = '', level = '' } = TWO.exec(only?.text.trim() ?? '')?.groups ?? {};
  const areTwo =
    others.length === 0 && isLanguageName(one) && isLanguageName(other) && (level === '' || isLevel(level));
  return areTwo ? [one, other].map((name) => ({ name, level: tidy(level), lines: [line] })) : undefined;
};

const namesLanguage = (text: string): boolean => text.split(/[\s,(]+/u).some((word) => isLanguageName(word));

const WITH_WORDS = new RegExp(
  String.raw`^(?<name>\p{L}+(?: ${LANGUAGE_BEHIND}(?![\p{L}\p{M}]))?)(?:\s*[,:–]\s*|\s+)(?<level>[^;|•]{2,60})$`,
  'u',
);

const languageWithWords = (text: string): { name: string; level: string } | undefined => {
  const { name, level } = WITH_WORDS.exec(text.trim())?.groups ?? {};
  if (!name || !level || !isLanguageName(name)) return undefined;
  // "English Fluent (Cambridge English: C1)" names one language.
  return namesLanguage(level.replaceAll(name, '')) ? undefined : { name, level: tidy(level) };
};

const DIVIDED = /^(?<name>[^:：–—]+?)\s*(?:[:：–—]|\s-\s)\s*(?<level>.+)$/u;

/** "Fluent in French", "Native speaker of German", "Conversational Spanish", "Native English speaker" */
const LEVEL_FIRST =
  /^(?<level>\p{L}+(?:[- ]\p{L}+)??)\s(?:(?:in|of|en|em|de|auf|på|w)\s)?(?<name>\p{Lu}\p{L}+)(?:\s(?<who>speaker|proficiency))?$/u;

/** A language and how well it is spoken: "German (native)". */
export const withoutLevel = (given: string): { name: string; level: string } => {
  const text = given.replace(/(?<=[)）])\.$/u, '');
  // "German – fluent (Goethe C1)": what is before the bracket is no name.
  const [before, after] = [/^(?<name>[^()（）]+?)\s*[(（](?<level>[^()（）]+)[)）]$/u.exec(text), DIVIDED.exec(text)];
  const [outside, divided] = [before?.groups?.['name'] ?? '', after?.groups?.['name'] ?? ''];
  const isDivided =
    isLevel(/[:：]\s*([^:：]*)$/u.exec(outside)?.[1] ?? '') || (isLanguageName(divided) && !isLanguageName(outside));
  const bracket = (isDivided ? undefined : before) ?? after;
  // "Japanese (日本語)" says the name twice.
  if (bracket?.groups && !(/[)）]$/u.test(text) && isLanguageName(bracket.groups['level'] ?? '')))
    return { name: tidy(bracket.groups['name'] ?? ''), level: tidy(bracket.groups['level'] ?? '') };
  // "English-fluent"
  const [, spoken = '', degree = ''] = /^(\p{L}+)-(\p{L}[\p{L} ]+)$/u.exec(text.trim()) ?? [];
  if (isLanguageName(spoken) && isLevel(degree)) return { name: spoken, level: degree };
  const first = LEVEL_FIRST.exec(text.trim())?.groups;
  if (first && isLanguageName(first['name'] ?? '') && isLevel(first['level'] ?? ''))
    return { name: first['name'] ?? '', level: tidy(`${first['level']} ${first['who'] ?? ''}`) };
  const words = text.split(/\s+/u);
  for (let cut = 1; cut < words.length; cut += 1) {
    const name = words.slice(0, cut).join(' ');
    const level = words.slice(cut).join(' ');
    if (isLanguageName(name) && isLevel(level)) return { name, level };
  }
  return { name: tidy(text), level: '' };
};
