import type { FieldValue } from '@vitae/domain';
import { findDegree } from '../../language/words.ts';
import { countryByName, parsePlace } from '../../language/places.ts';
import type { Line } from '../../text/line.ts';
import { dashSplits, tidy, reworded, type Atom, type Head } from './atoms.ts';
import type { SectionLine } from './entries.ts';
import type { FieldNames, Vocabulary } from './fields.ts';
import { richTextOf } from './prose.ts';
import { read, type Read } from './value.ts';

export type ReadFields = Record<string, Read<FieldValue>>;

/** Which of two head atoms comes first over a whole section: > 0 the title, < 0 the subtitle. */
export type Habit = number;

export type EntryParts = { head: Head; body: Line[] };

/** How an entry's first two atoms speak for title-first (> 0) or subtitle-first (< 0). */
export const habitOf = (heads: readonly Head[], vocabulary: Vocabulary): Habit => {
  let balance = 0;
  for (const { atoms } of heads) {
    const [first, second] = namesIn(atoms, vocabulary);
    if (first && second) balance += titleness(first, vocabulary) - titleness(second, vocabulary);
    else if (first && heads.length === 1) balance += titleness(first, vocabulary) * 0.2;
  }
  return balance;
};

/** How much more an atom looks like the section's title than like its subtitle. */
const titleness = (atom: Atom, vocabulary: Vocabulary): number => {
  if (vocabulary === 'study') return (atom.degree ? 0.8 : 0) - atom.school * (atom.degree ? 0.5 : 1);
  if (vocabulary === 'job') return atom.role - atom.organisation * (atom.role > 0 ? 0.6 : 1) - atom.school * 0.3;
  if (vocabulary === 'person') return -atom.role - atom.organisation;
  return -atom.organisation * 0.2;
};

const namesIn = (atoms: readonly Atom[], vocabulary: Vocabulary): Atom[] =>
  atoms.filter((atom) => !isSettledPlace(atom, vocabulary) && !isScore(atom.text));

/** A place by its form that is not more of a name: "San Francisco, CA", "Berlin, Germany". */
const isSettledPlace = (atom: Atom, vocabulary: Vocabulary): boolean =>
  atom.place &&
  atom.role < 0.5 &&
  (vocabulary === 'study' ? atom.school < 0.5 && !atom.degree : atom.organisation < 0.6);

const SCORE_LABELS =
  'c?gpa|grade|note|abschlussnote|gesamtnote|final grade|moyenne|mention|nota(?: media)?|media|voto|ocena|средний балл|المعدل|ממוצע|绩点|成绩|평점|学점|result|classification|média|cijfer|betyg|điểm|not|βαθμός|оценка|ציון|अंक|成績';
/** A mark after its label, in words where a colon sets it off: "3.7 / 4.0 GPA", "Grade: very good". */
const SCORE = new RegExp(
  String.raw`^(?:(?:${SCORE_LABELS})(?:\s*[:：]\s*(?<words>\S.{0,60})|\s*[:：]?\s*(?<value>[\p{L}\d.,/ %()+-]*\d[\p{L}\d.,/ %()+-]*))|(?<first>\d[.,]\d{1,2}(?:\s*\/\s*\d(?:[.,]\d{1,2})?)?)\s*c?gpa)$`,
  'iu',
);
const SCORE_INSIDE =
  /[,;(\s–-]*\b(?:(?:c?gpa|final grade|note)\s*[:：]?\s*(?<value>\d{1,3}(?:[.,]\d{1,2})?(?:\s*\/\s*\d{1,3}(?:[.,]\d{1,2})?)?)|(?<first>\d[.,]\d{1,2}(?:\s*\/\s*\d(?:[.,]\d{1,2})?)?)\s*c?gpa)\)?/iu;

const isScore = (text: string): boolean => SCORE.test(text);

/** Fills the fields of an entry from its head and its body. */
export const readEntry = (
  { head, body }: EntryParts,
  names: FieldNames,
  vocabulary: Vocabulary,
  habit: Habit,
): ReadFields => {
  const fields: ReadFields = {};
  const put = (name: string | undefined, value: FieldValue, lines: readonly Line[], confidence: number): void => {
    if (name !== undefined && !(name in fields) && value !== '') fields[name] = read(value, lines, confidence);
  };
  putDates(head, names, put);
  let atoms = takeScore(head.atoms, names, put);
  const { place, rest } = takePlace(atoms, vocabulary, names.location !== undefined);
  atoms = rest;
  const bodyLines = [...body];
  const dated = head.dates?.line;
  if (vocabulary === 'study') putStudy(atoms, names, habit, put, bodyLines, place, dated);
  else if (vocabulary === 'job') putJob(atoms, names, habit, put, bodyLines, place, dated);
  else putThing(atoms, names, put, bodyLines);
  if (place && !Object.values(fields).some((field) => field.value === place.text))
    put(names.location, place.text, [place.line], place.place ? 0.85 : 0.6);
  const url = head.urls[0];
  if (url) put(names.url, url.url, [url.line], 0.9);
  const text = richTextOf(bodyLines);
  if (text) put(names.body, text, bodyLines, 0.85);
  return fields;
};

type Put = (name: string | undefined, value: FieldValue, lines: readonly Line[], confidence: number) => void;

const putDates = ({ dates }: Head, names: FieldNames, put: Put): void => {
  if (!dates) return;
  const { found, line } = dates;
  if (names.date !== undefined) {
    put(names.date, found.start || found.end, [line], 0.95);
    return;
  }
  if (found.range) {
    put(names.start, found.start, [line], 0.95);
    put(names.end, found.end, [line], 0.95);
    if (found.current) put(names.current, true, [line], 0.95);
    return;
  }
  // One date: a graduation ends the studies; a job or project that names one date began and ended then.
  if (names.area === undefined) put(names.start, found.start, [line], 0.7);
  put(names.end, found.start, [line], 0.7);
};

const takeScore = (atoms: readonly Atom[], names: FieldNames, put: Put): Atom[] => {
  if (names.meta === undefined) return [...atoms];
  return atoms.flatMap((atom) => {
    const whole = SCORE.exec(atom.text);
    if (whole?.groups) {
      put(
        names.meta,
        tidy(whole.groups['words'] ?? whole.groups['value'] ?? whole.groups['first'] ?? ''),
        [atom.line],
        0.9,
      );
      return [];
    }
    const inside = SCORE_INSIDE.exec(atom.text);
    if (!inside?.groups) return [atom];
    put(names.meta, tidy(inside.groups['value'] ?? inside.groups['first'] ?? ''), [atom.line], 0.85);
    const text = tidy(atom.text.replace(inside[0], ' '));
    return text ? [reworded(atom, text)] : [];
  });
};

/** The atom that names the place: by its form, or by standing at the right edge beside a name. */
const takePlace = (
  atoms: readonly Atom[],
  vocabulary: Vocabulary,
  wanted: boolean,
): { place: Atom | undefined; rest: Atom[] } => {
  const settled = atoms.find((atom) => isSettledPlace(atom, vocabulary));
  const right = atoms.find(
    (atom) =>
      atom.ofCells > 1 &&
      atom.cell === atom.ofCells - 1 &&
      atom.line.cells.length > 1 &&
      atom.role < 0.5 &&
      atom.school < 0.5 &&
      !atom.degree &&
      atom.text.split(/\s+/u).length <= 5,
  );
  const place = settled ?? (atoms.length > 2 || vocabulary !== 'thing' ? right : undefined);
  if (!place || (!wanted && !settled && atoms.length < 2)) return { place: undefined, rest: [...atoms] };
  return { place, rest: atoms.filter((atom) => atom !== place) };
};

const putJob = (
  given: readonly Atom[],
  names: FieldNames,
  habit: Habit,
  put: Put,
  body: Line[],
  place: Atom | undefined,
  dated: Line | undefined,
): void => {
  const parted = given.flatMap((atom) =>
    isOwnLine(atom, given)
      ? [atom]
      : (dashSplits(atom).find(
          ([left, right]) => Math.abs(titleness(left, 'job') - titleness(right, 'job')) >= 0.6 || right.place,
        ) ?? [atom]),
  );
  let atoms = parted.length === 1 && parted[0] ? splitJob(parted[0], habit) : parted;
  atoms = atoms.flatMap((atom) => detachPlace(atom, names, put));
  if (atoms.length === 1 && atoms[0]) {
    const [atom] = atoms;
    const isTitle = titleness(atom, 'job') > 0 || (titleness(atom, 'job') === 0 && habit >= 0);
    put(isTitle ? names.title : names.subtitle, atom.text, [atom.line], 0.6);
    // A lone word at the right edge is the only candidate left for the employer.
    if (isTitle && place && !place.place) put(names.subtitle, place.text, [place.line], 0.5);
    return;
  }
  const pair = bestPair(atoms, 'job', habit);
  if (!pair) return;
  put(names.title, pair.title.text, [pair.title.line], 0.6 + 0.35 * pair.certainty);
  put(names.subtitle, pair.subtitle.text, [pair.subtitle.line], 0.6 + 0.35 * pair.certainty);
  keepRest(atoms, [pair.title, pair.subtitle], names, put, body, dated);
};

/** Whether a bold atom has its line to itself while an employer stands on another: dashes in it are its own. */
const isOwnLine = (atom: Atom, atoms: readonly Atom[]): boolean =>
  atom.bold &&
  atom.role > 0.5 &&
  atom.line.text.trim().length <= atom.text.length + 1 &&
  atoms.some((other) => other.line !== atom.line && other.organisation > 0.5);

/** "Engineer at Acme", "Acme, Engineer", "Engineer, Acme" */
const splitJob = (atom: Atom, habit: Habit): Atom[] => {
  const at =
    /^(?<title>.+?)\s+(?:at|bei|chez|en|presso|na|no|at the|@|w|bij|hos|в|في)\s+(?<employer>\p{Lu}.*|\p{Script=Arabic}.*)$/u.exec(
      atom.text,
    );
  if (at?.groups) {
    const title = reworded(atom, at.groups['title'] ?? '');
    if (title.role > 0.5) return [title, reworded(atom, at.groups['employer'] ?? '')];
  }
  const cjk = atom.text.split(/\s+/u);
  if (/\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u.test(atom.text) && cjk.length === 2)
    return cjk.map((text) => reworded(atom, text));
  const [dashed] = dashSplits(atom);
  if (dashed) return dashed;
  const parts = commaParts(atom.text);
  let best: { score: number; atoms: Atom[] } = { score: 0.3, atoms: [atom] };
  for (let cut = 1; cut < parts.length; cut += 1) {
    const left = reworded(atom, parts.slice(0, cut).join(', '));
    const right = reworded(atom, parts.slice(cut).join(', '));
    const score =
      Math.abs(titleness(left, 'job') - titleness(right, 'job')) +
      0.05 * Math.sign(habit) * Math.sign(titleness(left, 'job') - titleness(right, 'job'));
    if (score > best.score && (left.role > 0.5 || right.role > 0.5 || score >= 0.6))
      best = { score, atoms: [left, right] };
  }
  return best.atoms;
};

/** Parts at commas, but "Buckeye, Inc." stays one. */
const commaParts = (text: string): string[] =>
  text.split(/\s*[,，،、]\s*/u).reduce<string[]>((parts, part) => {
    if (
      parts.length > 0 &&
      /^(?:inc|llc|ltd|gmbh|corp|co|s\.?a|ag|plc|lda|ltda|s\.?l|llp|kg|bv)\.?(?:\s|$)/iu.test(part)
    )
      parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
    return parts;
  }, []);

/** "Acme, Berlin, Germany": the place at the end of an employer's name goes to the location. */
const detachPlace = (atom: Atom, names: FieldNames, put: Put): Atom[] => {
  const bracket = /^(?<name>.+?)\s*[(（](?<place>[^()（）]+)[)）]$/u.exec(atom.text);
  const parts = commaParts(atom.text);
  const tries: [string, string][] = bracket?.groups
    ? [[bracket.groups['name'] ?? '', bracket.groups['place'] ?? '']]
    : [];
  for (let cut = 1; cut < parts.length; cut += 1)
    tries.push([parts.slice(0, cut).join(', '), parts.slice(cut).join(', ')]);
  for (const [name, tail] of tries) {
    const place = parsePlace(tail);
    const sure =
      place &&
      (place.region ||
        (place.city && place.countryCode) ||
        (place.city && /\p{Script=Han}/u.test(tail)) ||
        (!place.city && place.countryCode && countryByName(tail) && !/\bof\b/u.test(name)));
    if (sure && name) {
      put(names.location, tail, [atom.line], 0.8);
      return [reworded(atom, name)];
    }
  }
  return [atom];
};

type Pair = { title: Atom; subtitle: Atom; certainty: number };

const bestPair = (atoms: readonly Atom[], vocabulary: Vocabulary, habit: Habit): Pair | undefined => {
  let best: (Pair & { score: number }) | undefined;
  atoms.slice(0, 5).forEach((title, i) => {
    atoms.slice(0, 5).forEach((subtitle, j) => {
      if (i === j) return;
      const words = titleness(title, vocabulary) - titleness(subtitle, vocabulary);
      // Roles are indented under the employer that they share.
      const isUnder =
        vocabulary === 'job' && title.line !== subtitle.line && i > j && title.line.x > subtitle.line.x + 3;
      const order = isUnder ? 0.5 : (i < j ? 1 : -1) * Math.max(-0.5, Math.min(0.5, habit * 0.6));
      const early = isUnder ? 0 : -0.25 * (Math.max(i, j) - 1) - 0.1 * Math.min(i, j);
      const score = words + order + early + (i < j ? 0.02 : 0);
      if (!best || score > best.score)
        best = { title, subtitle, score, certainty: Math.max(0, Math.min(1, (words + Math.abs(habit) * 0.3) / 1.2)) };
    });
  });
  return best;
};

/**
 * What the head says beyond title and subtitle: a place if it stands beside a name or the dates, else the start of the
 * description.
 */
const keepRest = (
  atoms: readonly Atom[],
  used: readonly Atom[],
  names: FieldNames,
  put: Put,
  body: Line[],
  dated: Line | undefined,
): void => {
  const rest = atoms.filter((atom) => !used.includes(atom));
  const extra: Line[] = [];
  for (const atom of rest) {
    const onLine = (line: Line): boolean => line.index === atom.line.index && line.page === atom.line.page;
    const besideFacts = used.some((name) => onLine(name.line)) || (dated !== undefined && onLine(dated));
    if (besideFacts && atom.text.split(/\s+/u).length <= 4 && atom.role < 0.5 && names.location !== undefined)
      put(names.location, atom.text, [atom.line], 0.5);
    else extra.push({ ...atom.line, text: atom.text, bullet: false });
  }
  body.unshift(...extra);
};

/** Words of praise after a degree belong to it. */
const HONOURS =
  /^[\s,(-]*(?:(?:magna|summa|insigni)?\s*cum laude|with (?:first[- ]class |high(?:est)? |great )?(?:hono(?:u)?rs|distinction)|first[- ]class(?: hono(?:u)?rs)?|avec mention|mit auszeichnung|con lode|matrícula de honor|\(?hons\.?\)?)\)?/iu;

const AREA_LEAD =
  /^(?:\s*(?:degree|abschluss))?\s*(?:,|:|–|—|-|\bin\b|\bof\b|\bim\b|\ben\b|\bde\b|\bem\b|\bd['’]|\bdi\b|\bw\b|\bi\b|\bfür\b|\bpor\b|\bpela\b|\bdes\b|\bder\b|по|في|of)?\s*/iu;

const degreeSpan = (text: string): { from: number; to: number } | undefined => {
  const span = findDegree(text);
  const praise = span ? (HONOURS.exec(text.slice(span.to))?.[0].length ?? 0) : 0;
  return span && { from: span.from, to: span.to + praise };
};

const putStudy = (
  given: readonly Atom[],
  names: FieldNames,
  habit: Habit,
  put: Put,
  body: Line[],
  place: Atom | undefined,
  dated: Line | undefined,
): void => {
  const atoms = given.flatMap((atom) => splitStudy(atom));
  const degree = atoms.find((atom) => atom.degree && atom.school < 0.5) ?? atoms.find((atom) => atom.degree);
  const schools = atoms.filter((atom) => atom !== degree);
  const school =
    schools.reduce<Atom | undefined>((best, atom) => (atom.school > (best?.school ?? 0) ? atom : best), undefined) ??
    schools.find((atom) => atom.organisation > 0.5) ??
    schoolByPlace(schools, degree, habit, place);
  if (school) put(names.subtitle, school.text, [school.line], school.school > 0.5 ? 0.95 : 0.6);
  if (degree) {
    const span = degreeSpan(degree.text);
    const to = span?.to ?? degree.text.length;
    const lead = span && span.from > 0 ? tidy(degree.text.slice(0, span.from)) : '';
    const area = tidy(degree.text.slice(to).replace(AREA_LEAD, ''));
    const title = tidy(degree.text.slice(span?.from ?? 0, to));
    // "Diplôme d’ingénieur, Génie énergétique": what the degree is made of belongs to it.
    const made = /^\s*(?:d['’]|de\s)[^,]*(?=,\s*(?<area>\S.*)$)/iu.exec(degree.text.slice(to));
    if (made && !lead) {
      put(names.title, tidy(degree.text.slice(0, to + made[0].length)), [degree.line], 0.8);
      put(names.area, tidy(made.groups?.['area'] ?? ''), [degree.line], 0.8);
    } else if (lead && !area) {
      put(names.title, title, [degree.line], 0.85);
      put(names.area, lead.replace(/\s+(?:in|of)$/iu, ''), [degree.line], 0.7);
    } else {
      put(names.title, lead ? tidy(degree.text.slice(0, to)) : title, [degree.line], 0.9);
      put(names.area, area, [degree.line], 0.8);
    }
  }
  const rest = atoms.filter((atom) => atom !== degree && atom !== school);
  const area = rest.find(
    (atom) =>
      atom.school < 0.5 && atom.text.split(/\s+/u).length <= 8 && !/[.!?。]$/u.test(atom.text.replace(/\.$/u, '')),
  );
  const areaIsTaken = degree !== undefined && tidy(degree.text.slice(degreeSpan(degree.text)?.to ?? 0)) !== '';
  if (area && !areaIsTaken) {
    const words = area.text
      .replace(
        /^(?:majoring in|major(?:ed)? in|major|speciali[sz]ing in|concentration|field of study|fachrichtung|schwerpunkt|spécialité|especialidad)\s*:?\s*/iu,
        '',
      )
      .replace(/\.$/u, '');
    put(degree ? names.area : names.title, words, [area.line], 0.6);
  }
  keepRest(
    rest.filter((atom) => atom !== area || areaIsTaken),
    [...(school ? [school] : []), ...(degree ? [degree] : [])],
    names,
    put,
    body,
    dated,
  );
};

/** Without a word that marks schools: the other bold or first line, or the text at the right edge. */
const schoolByPlace = (
  atoms: readonly Atom[],
  degree: Atom | undefined,
  habit: Habit,
  place: Atom | undefined,
): Atom | undefined => {
  const other = atoms.find((atom) => atom.line.index !== degree?.line.index);
  if (place && !place.place && atoms.every((atom) => atom.line.index > (degree?.line.index ?? 0))) return place;
  return (habit < 0 ? atoms[0] : other) ?? atoms[0];
};

/** "BSc Physics, University of Leeds" */
const splitStudy = (atom: Atom): Atom[] => {
  const dashed = dashSplits(atom).find(([left, right]) => left.school > 0.5 !== right.school > 0.5);
  if (dashed) return dashed.flatMap(splitStudy);
  const both = atom.school > 0.5 && atom.degree;
  const spaced = atom.text.split(/\s+/u);
  if (/\p{Script=Han}|\p{Script=Hangul}/u.test(atom.text) && spaced.length > 1 && spaced.length <= 4) {
    const parts = spaced.map((text) => reworded(atom, text));
    if (parts.some((part) => part.school > 0.5) && parts.some((part) => part.school === 0)) {
      const school = parts
        .filter((part) => part.school > 0.5)
        .map((part) => part.text)
        .join(' ');
      return [reworded(atom, school), ...parts.filter((part) => part.school <= 0.5)];
    }
  }
  if (!both) return [atom];
  const parts = commaParts(atom.text);
  for (let cut = 1; cut < parts.length; cut += 1) {
    const left = reworded(atom, parts.slice(0, cut).join(', '));
    const right = reworded(atom, parts.slice(cut).join(', '));
    if (
      (left.degree && left.school < 0.5 && right.school > 0.5) ||
      (right.degree && right.school < 0.5 && left.school > 0.5)
    )
      return [left, right];
  }
  const at = /^(?<degree>.+?)\s+(?:at|from|bei|an der|à|en la|na|presso)\s+(?<school>.+)$/u.exec(atom.text);
  return at?.groups ? [reworded(atom, at.groups['degree'] ?? ''), reworded(atom, at.groups['school'] ?? '')] : [atom];
};

const putThing = (given: readonly Atom[], names: FieldNames, put: Put, body: Line[]): void => {
  let atoms = [...given];
  const first = atoms[0];
  if (first && atoms.length === 1 && names.subtitle !== undefined) atoms = splitThing(first);
  const tagged =
    names.tags === undefined
      ? undefined
      : atoms
          .slice(1)
          .find((atom) => atom.text.split(/\s*[,，、]\s*/u).length >= 2 && atom.role < 0.5 && atom.text.length < 160);
  if (tagged) {
    put(names.tags, tagged.text.split(/\s*[,，、]\s*/u).filter(Boolean), [tagged.line], 0.8);
    atoms = atoms.filter((atom) => atom !== tagged);
  }
  const [title, subtitle, ...rest] = atoms;
  if (title) put(names.title, title.text, [title.line], 0.85);
  if (subtitle && names.subtitle !== undefined) put(names.subtitle, subtitle.text, [subtitle.line], 0.7);
  const more = names.subtitle === undefined && subtitle ? [subtitle, ...rest] : rest;
  if (names.second !== undefined && more[0])
    put(
      names.second,
      more.shift()?.text ?? '',
      [atoms[2]?.line ?? atoms[0]?.line].filter((line) => line !== undefined),
      0.6,
    );
  body.unshift(...more.map((atom) => ({ ...atom.line, text: atom.text, bullet: false })));
};

/** "Certificate, Issuer" and "Prize from the Society": the issuer is the part that looks like an organisation. */
const splitThing = (atom: Atom): Atom[] => {
  const parts = commaParts(atom.text);
  for (let cut = parts.length - 1; cut > 0; cut -= 1) {
    const right = reworded(atom, parts.slice(cut).join(', '));
    if (right.organisation > 0.3 || right.school > 0.5) return [reworded(atom, parts.slice(0, cut).join(', ')), right];
  }
  const bracket = /^(?<name>.{3,}?)\s*[(（](?<by>[^()（）]+)[)）]$/u.exec(atom.text);
  if (bracket?.groups) {
    const by = reworded(atom, bracket.groups['by'] ?? '');
    if (by.organisation > 0.6) return [reworded(atom, bracket.groups['name'] ?? ''), by];
  }
  return dashSplits(atom).at(-1) ?? [atom];
};

/** The head and body of an entry: the head ends where description begins. */
export const partsOfEntry = (lines: readonly SectionLine[]): { head: SectionLine[]; body: Line[] } => {
  const bodyAt = lines.findIndex(({ role, dates }) => role === 'item' || (role === 'body' && dates.length === 0));
  const head = bodyAt < 0 ? [...lines] : lines.slice(0, bodyAt);
  const rest = bodyAt < 0 ? [] : lines.slice(bodyAt);
  // A date or a link may follow the description.
  const late = rest.filter(
    ({ role, dates, line }) => role === 'head' && (dates.length > 0 || /^(?:https?:\/\/|www\.)\S+$/u.test(line.text)),
  );
  return { head: [...head, ...late], body: rest.filter((line) => !late.includes(line)).map(({ line }) => line) };
};
