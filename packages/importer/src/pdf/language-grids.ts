import { rowsOf, type Segment } from './segments.ts';
import { isLanguageName } from '../language/language-names.ts';
import { isCommonLevel } from '../language/words.ts';

/** The fewest levels of one language that make a grid: listening, reading, and one more. */
const FEWEST = 3;
/** The most levels on a page that are searched for their languages; people know fewer. */
const MOST = 120;
/** How far apart, in heights of letters, a language and its levels may stand: cells are centred on the page. */
const NEAR = 1.3;

/**
 * Languages in a grid of levels, as Europass prints them, become lines: a level's row may be a little above its
 * language, and the words that explain a level ("independent user") wrap beside it. Those words follow below.
 */
export const withLanguageGrids = (given: readonly Segment[]): Segment[] => {
  const segments = withoutAssessments(given);
  const levels = segments.filter(({ text }) => isCommonLevel(text));
  if (levels.length < FEWEST || levels.length > MOST) return [...segments];
  const names = segments.filter(({ text }) => isLanguageName(text.trim())).slice(0, MOST);
  const rows = names.flatMap((name) => {
    const own = levels.filter(
      (level) => level.x > name.right && Math.abs(level.y - name.y) <= NEAR * Math.max(name.size, level.size),
    );
    return own.length >= FEWEST ? [{ name, own }] : [];
  });
  const placed = new Map<Segment, Segment>();
  for (const { name, own } of rows) {
    // As one text, so that the levels of a skill are no column of the page.
    own.sort((a, b) => a.x - b.x);
    for (const level of own) placed.set(level, { ...level, text: '', runs: [] });
    const [lowest] = own;
    if (lowest) placed.set(lowest, { ...joined(own, ', '), y: name.y });
  }
  for (const [header, part] of headersOf(rows, segments)) placed.set(header, part);
  if (rows.length > 0)
    for (const segment of segments) if (KEY.test(segment.text)) placed.set(segment, { ...segment, isAside: true });
  // Levels on the language's own line have no words beside them.
  const explained = rows.filter(({ name, own }) => own.some(({ y }) => Math.abs(y - name.y) > 1));
  for (const { name, own } of explained) {
    const left = Math.min(...own.map(({ x }) => x));
    const top = Math.min(name.y, ...own.map(({ y }) => y)) - 0.3 * name.size;
    const words = segments.filter(
      (other) =>
        other.x > left &&
        other.y >= top &&
        other.y < top + 3.4 * name.size &&
        !levels.includes(other) &&
        !placed.has(other) &&
        !rows.some((row) => row.name === other) &&
        /^[\p{L}-]{2,14}$/u.test(other.text.trim()),
    );
    const [first] = words;
    if (!first) continue;
    const inOrder = rowsOf(words).flatMap((row) => row.map(({ text }) => text.trim()));
    for (const word of words) placed.set(word, { ...word, text: '', runs: [] });
    const text = inOrder.join(' ');
    const run = first.runs[0];
    placed.set(first, {
      ...first,
      x: left,
      right: Math.max(...words.map(({ right }) => right)),
      y: name.y + 1.2 * name.size,
      text,
      runs: run ? [{ ...run, text }] : [],
    });
  }
  return segments.map((segment) => placed.get(segment) ?? segment).filter(({ text }) => text !== '');
};

/** What the form says below its grid: "Levels: A1 and A2: Basic user – …", and where the levels are from. */
const KEY =
  /A1.{1,40}B1.{1,40}C1|Common European Framework|Gemeinsamer? Europäischer? Referenzrahmen|Cadre européen commun|Marco Común Europeo|Quadro (?:Europeu Comum|comune europeo)|Europees Referentiekader|Europejski system opisu/iu;

/** How Europass calls the levels of digital competences. */
const KIND_OF_USER =
  /^(?:(?:basic|independent|proficient) user|(?:elementare|selbstständige|kompetente) verwendung|utilisateur (?:élémentaire|indépendant|expérimenté)|usuario (?:básico|independiente|competente)|utente (?:base|intermedio|avanzato|autonomo)|utilizador (?:básico|independente|avançado)|użytkownik (?:podstawowy|samodzielny|zaawansowany)|basisgebruiker|onafhankelijke gebruiker|vaardige gebruiker)$/iu;
const ASSESSED =
  /^(?:self-assessment|selbst(?:einschätzung|beurteilung)|auto-?évaluation|autoevaluación|autovalutazione|autoavaliação|samoocena|zelfbeoordeling)$/iu;
/** In so many heights of letters above its levels a grid says of what they are. */
const COMPETENCES_WITHIN = 4.5;

/** A page with the grid of digital competences beside what is read: levels of competences that each form names. */
const withoutAssessments = (segments: readonly Segment[]): readonly Segment[] => {
  const levels = segments.filter(({ text }) => KIND_OF_USER.test(text.trim()));
  const [first] = levels;
  if (!first || levels.length < FEWEST || levels.some(({ y }) => Math.abs(y - first.y) > first.size)) return segments;
  const left = Math.min(...levels.map(({ x }) => x)) - 2 * first.size;
  const isOfGrid = ({ x, y, text }: Segment): boolean =>
    x > left && y < first.y + 2.5 * first.size && y > first.y - COMPETENCES_WITHIN * first.size && text.length < 60;
  return segments.map((segment) => {
    if (isOfGrid(segment)) return { ...segment, isAside: true };
    // It is level with the label of the grid.
    const isTitle = ASSESSED.test(segment.text.trim());
    return isTitle ? { ...segment, y: segment.y + segment.size, isAside: true } : segment;
  });
};

type GridRow = { name: Segment; own: readonly Segment[] };

/** Texts of a row as one. */
const joined = (parts: readonly Segment[], separator: string): Segment => {
  const [first, ...others] = parts;
  if (!first) throw new RangeError('no texts to join');
  const text = parts.map((part) => part.text.trim()).join(separator);
  const run = first.runs[0];
  return {
    ...first,
    text,
    right: others.reduce((most, { right }) => Math.max(most, right), first.right),
    runs: run ? [{ ...run, text }] : [],
    tags: parts.flatMap(({ tags }) => tags),
  };
};

/** How many rows of skills ("Understanding", "Listening") a grid has above its languages, and how far apart, in heights of letters. */
const MOST_HEADERS = 2;
const HEADERS_WITHIN = 3;

/** The skills above a grid as texts beside those that are read: of all of them, the first has what they say. */
const headersOf = (rows: readonly GridRow[], segments: readonly Segment[]): Map<Segment, Segment> => {
  const [first] = rows.toSorted((a, b) => a.name.y - b.name.y);
  const headers: Segment[] = [];
  if (!first) return new Map();
  let top = Math.min(first.name.y, ...first.own.map(({ y }) => y));
  const above = rowsOf(segments.filter(({ x, y }) => x > first.name.right && y < top - 1)).toReversed();
  for (const row of above.slice(0, MOST_HEADERS)) {
    const y = Math.min(...row.map((segment) => segment.y));
    if (row.length < MOST_HEADERS || top - y > HEADERS_WITHIN * first.name.size) break;
    headers.unshift(...row.toSorted((a, b) => a.x - b.x));
    top = y;
  }
  const [opening, ...others] = headers;
  if (!opening || headers.some(({ text }) => !/^[^\d@]{3,40}$/u.test(text))) return new Map();
  const lowest = Math.max(...headers.map(({ y }) => y));
  const y = lowest + 0.4 * (first.name.y - lowest);
  const whole: Segment = { ...joined(headers, ' '), y, isAside: true };
  return new Map([
    [opening, whole],
    ...others.map((each): [Segment, Segment] => [each, { ...each, text: '', runs: [] }]),
  ]);
};
