import { documentLanguages } from '@vitae/domain';
import { neighbourLanguages } from '../../../language/neighbours.ts';
import { countryByName } from '../../../language/places.ts';
import { isLevel } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { foldText } from '../../../text/normalise.ts';
import { tidy } from '../heads/atoms.ts';
import { opensWithKeywords } from '../labels/entry-labels.ts';
import type { FieldNames } from '../fields.ts';
import { matchHeading } from '../headings/headings.ts';
import { listOf } from './read-tags.ts';
import type { ReadFields } from '../heads/read-entry.ts';
import { read } from '../value.ts';
import { AND } from '../../../language/and-words.ts';

const LANGUAGE_CODES = (
  'af ak am ar az be bg bn br bs ca co cs cy da de el en es et eu fa fi fil fo fr fy ga gd gl gu he hi hr hu hy ' +
  'id ig is it ja ka kk km kn ko ku ky lb ln lo lt lv mk ml mn mr ms mt my nb ne nl nn no oc pa pl ps pt rm ro ' +
  'ru rw sd si sk sl so sq sr sv sw ta te tg th ti tl tr tw uk ur uz vi wo xh yo zh zu'
).split(' ');
const MORE_LANGUAGES = [
  'Mandarin',
  'Cantonese',
  'Farsi',
  'Castellano',
  'Flemish',
  'Tagalog',
  'Chinese',
  'Mandarin Chinese',
  'Hochdeutsch',
  'Schweizerdeutsch',
  'Valenciano',
  'Simplified Chinese',
  'Traditional Chinese',
  'Sign Language',
  'American Sign Language',
  'Frisian',
  'Twi',
  'Latin',
  'Latein',
  '中文',
  '普通话',
  '汉语',
  '国語',
  '國語',
  '普通話',
  '台語',
  '粤语',
  '粵語',
  '英文',
  '日文',
  'Bokmål',
  'Mandarin Çincesi',
  'Ingelesa',
  'Gaztelania',
  'Castellà',
  'Castelán',
  'العربية',
  'الإنجليزية',
  // Czech, Slovak and Slovene have other words beside that for "language", and for speaking one.
  ...'Anglický|Německý|Nemecký|Francouzský|Francúzsky|Španělský|Španielsky|Ruský|Italský|Taliansky|Polský|Poľský|Český|Slovenský|Maďarský|Ukrajinský|Anglicky|Německy|Francouzsky|Španělsky|Rusky|Italsky|Polsky|Česky|Angleški|Nemški|Francoski|Španski|Italijanski|Ruski|Hrvaški|Srbski|Slovenski|Angleško|Nemško|Русский|Англ|Srpskohrvatski|Srbohrvaščina|Romana|Engleza|Franceza|Germana|Italiana|Spaniola|Rusa|Maghiara'.split(
    '|',
  ),
];

/** Languages in which the names of others are known, beside those of documents. */
const NEIGHBOURS = [...neighbourLanguages, 'fil', 'zh-Hant'];
/** What people write before or behind such a name: "Bahasa Inggris", "ภาษาอังกฤษ", "İngilis dili", "Anglický jazyk". */
const WORD_FOR_LANGUAGE =
  /^(?:bahasa\s|tiếng\s|wikang\s|(?:ال)?لغة\s|زبان\s|ภาษา|(?:język|limba|jezik)\s)|\s(?:dili|भाषा|jazyk|jezik|језик|език|язык|мова|nyelv|kalba|valoda|keel|γλώσσα)$/iu;

const LANGUAGES = buildLanguages();

function buildLanguages(): Set<string> {
  const known = new Set(MORE_LANGUAGES.map(foldText));
  for (const language of [...documentLanguages, ...NEIGHBOURS]) {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    for (const code of LANGUAGE_CODES) {
      const name = names.of(code) ?? '';
      // In Finnish, "romania" is a language.
      if (!NEIGHBOURS.includes(language) || countryByName(name) === undefined) known.add(foldText(name));
    }
  }
  // Every language also by its own name.
  for (const code of LANGUAGE_CODES)
    known.add(foldText(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? ''));
  return known;
}

/** No name of a language is longer, with what brackets say of it. */
const LONGEST_LANGUAGE = 200;

/** Whether a text is the name of a spoken language, in any document language. */
export const isLanguageName = (text: string): boolean => {
  if (text.length > LONGEST_LANGUAGE) return false;
  const bare = text.replace(/\(.*\)/u, '').trim();
  return LANGUAGES.has(foldText(bare)) || LANGUAGES.has(foldText(bare.slice(0, 40).replace(WORD_FOR_LANGUAGE, '')));
};

/** Letters in the middle of a word or in capitals, and signs, as languages of programs have them: "JavaScript", "SQL", "C++". */
const OF_PROGRAMS = /\p{Ll}\p{Lu}|\p{Lu}{3}|\p{L}[+#]/u;

/** Whether what stands below a heading of languages are those of programs: none of them is spoken. */
export const areOfPrograms = (lines: readonly Line[]): boolean => {
  const names = lines.flatMap(({ text }) => listOf(text)).map((item) => withoutLevel(item).name);
  return names.length > 1 && names.some((name) => OF_PROGRAMS.test(name)) && !names.some(isLanguageName);
};

type Level = { name: string; level: string; lines: Line[] };

/**
 * Reads names with levels: "Spanish (B2)", "German – native", "French: fluent", or the level next to or below the name.
 */
export const readLevels = (lines: readonly Line[], names: FieldNames): { entries: ReadFields[]; unplaced: Line[] } => {
  const levels: Level[] = [];
  const unplaced: Line[] = [];
  const rows = rowsOfTable(lines);
  for (const line of withBracketsJoined(lines)) {
    const last = levels.at(-1);
    const degree = line.text.slice(0, LONGEST_LANGUAGE).replace(LEVEL_LABEL, '');
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
  const isGrid = lines.some(({ cells }) => cells.filter(({ text }) => /^[ABC][12]$/u.test(text.trim())).length >= 3);
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

/** The languages that a line names, with their levels. */
/** A comma between levels of one scale: "C1, C2, B2". */
const LEVELS_APART = /(?<=^|\s|[ABC][12]),\s(?=[ABC][12](?:,|$))/u;

export const levelsIn = (line: Line): Level[] => {
  // A sign between languages is in a cell of its own where it has spaces around it.
  const cells = line.cells.map((cell) => cell.text).filter((text) => /[\p{L}\p{N}]/u.test(text));
  const [first = '', ...others] = cells;
  const two = twoLanguages(line);
  if (two) return two;
  // "German: native | Greek: some": a language with its level in each cell.
  const each = others.length > 0 ? cells.map(languageWithWords) : [];
  if (each.length > 0 && each.every((spoken) => spoken !== undefined))
    return each.map((spoken) => ({ ...spoken, lines: [line] }));
  // "Mother tongue: English"
  const label = /^(?<label>[^:：]{3,40})\s*[:：]\s*(?<rest>.+)$/u.exec(line.text);
  // "Italian | Spoken: fair – Written: good"
  const labelled =
    label?.groups && !(others.length > 0 && isLanguageName(first))
      ? [label.groups['label'] ?? '', label.groups['rest'] ?? '']
      : others.length > 0
        ? [first, others.join(', ')]
        : undefined;
  if (labelled) {
    const [key = '', rest = ''] = labelled;
    const items = listOf(rest);
    if (
      !isLanguageName(key) &&
      (isLevel(key) ||
        (others.length === 0 && items.every(isLanguageName) && matchHeading(key) === undefined) ||
        /tongue|mutter|maternelle|matern|madre|ojczyst|mate[rř]sk|materinsk|materinji|матерњи|родной|рідна|роден|майчин|anyanyelv|μητρικ|gimtoji|dzimtā|emakeel|الأم|母语/iu.test(
          key,
        )) &&
      items.some((item) => isLanguageName(withoutLevel(item).name))
    ) {
      return items.map((item) => ({ name: withoutLevel(item).name, level: tidy(key), lines: [line] }));
    }
    if (isLanguageName(key)) {
      const values = (others.length > 0 ? others : [rest]).flatMap((value) => value.split(LEVELS_APART));
      const level = values.every((value) => /^[ABC][12]$/u.test(value.trim()))
        ? [...new Set(values)].join(', ')
        : tidy(values.join(', '));
      if (!values.some(isLanguageName)) return [{ name: tidy(key), level, lines: [line] }];
    }
    // A language that nobody knows, with its level in a cell of its own.
    if (others.length === 1 && isLevel(rest) && !isLevel(key) && /^\p{L}+(?: \p{L}+){0,2}$/u.test(key))
      return [{ name: tidy(key), level: tidy(rest), lines: [line] }];
  }
  // "German, read and written": words behind one language say how well it is known.
  const spoken = languageWithWords(first);
  if (spoken && others.length === 0) return [{ ...spoken, lines: [line] }];
  // "Japanese, a little | Studied for two years": what stands beside one language describes it.
  if (spoken && others.length > 0 && !others.some(namesLanguage))
    return [{ ...spoken, level: tidy([spoken.level, ...others].join(', ')), lines: [line] }];
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

const languageWithWords = (text: string): { name: string; level: string } | undefined => {
  const { name, level } =
    /^(?<name>\p{L}+(?: (?:jazyk|jezik|језик|език|язык|мова|nyelv|kalba|valoda|keel|γλώσσα)(?!\p{L}))?)(?:\s*[,:–]\s*|\s+)(?<level>[^;|•]{2,60})$/u.exec(
      text.trim(),
    )?.groups ?? {};
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
