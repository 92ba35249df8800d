import { isLanguageName } from '../resume/structure/sections/read-levels.ts';
import { rowsOf, type Segment } from './segments.ts';

const LEVEL = /^[ABC][12]$/u;
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
export const withLanguageGrids = (segments: readonly Segment[]): Segment[] => {
  const levels = segments.filter(({ text }) => LEVEL.test(text.trim()));
  if (levels.length < FEWEST || levels.length > MOST) return [...segments];
  const names = segments.filter(({ text }) => isLanguageName(text.trim())).slice(0, MOST);
  const rows = names.flatMap((name) => {
    const own = levels.filter(
      (level) => level.x > name.right && Math.abs(level.y - name.y) <= NEAR * Math.max(name.size, level.size),
    );
    return own.length >= FEWEST ? [{ name, own }] : [];
  });
  // Levels on the language's own line are read as they are.
  if (!rows.some(({ name, own }) => own.some(({ y }) => Math.abs(y - name.y) > 1))) return [...segments];
  const placed = new Map<Segment, Segment>();
  for (const { name, own } of rows) {
    for (const level of own) placed.set(level, { ...level, y: name.y });
    const left = Math.min(...own.map(({ x }) => x));
    const top = Math.min(name.y, ...own.map(({ y }) => y)) - 0.3 * name.size;
    const words = segments.filter(
      (other) =>
        other.x > left &&
        other.y >= top &&
        other.y < top + 3.4 * name.size &&
        !levels.includes(other) &&
        !rows.some((row) => row.name === other) &&
        /^[\p{L}-]{2,14}$/u.test(other.text.trim()),
    );
    const [first] = words;
    if (!first) continue;
    const explained = rowsOf(words).flatMap((row) => row.map(({ text }) => text.trim()));
    for (const word of words) placed.set(word, { ...word, text: '', runs: [] });
    const text = explained.join(' ');
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
