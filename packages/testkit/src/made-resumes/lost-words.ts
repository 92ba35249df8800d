import type { ImportResult } from '@vitae/importer';
import { importOnce } from './import-once.ts';
import { vocabularies } from './languages/index.ts';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
const squeeze = (text: string): string => wordsOf(text).join('');

/** Labels and headings that LaTeX's classes and the files of the corpus print, in their own words. */
const OTHER_WORDS = 'telephone surname name curriculum vitae lebenslauf appointments clinical';
/** Words between values that became fields of their own. */
const BETWEEN = 'in of at im en de em di à a i w of the and und et y e for für from on an der da do v och med';

/** Words of headings, labels and dates, which the resume says in other ways. */
const SAID_OTHERWISE = new Set(
  vocabularies
    .flatMap(({ headings, labels, months, shortMonths, present, score, places }) => [
      places,
      ...Object.values(headings),
      ...Object.values(headings).map((texts) => texts.replaceAll(/[^\p{L}\p{M}|]+/gu, '')),
      ...Object.values(labels),
      months,
      shortMonths,
      present,
      score,
    ])
    .concat(OTHER_WORDS, BETWEEN)
    .flatMap(wordsOf),
);

/** The texts that an import shows: those of the resume's fields, and those that are left over. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' ? [] : textsIn(inner)));
};

/** The words of a file's lines, without the dates that a field has. */
function linesOf({ pages }: ImportResult, texts: readonly string[]): string[] {
  const isKept = (date: string): boolean => date === '' || texts.some((text) => text.startsWith(date));
  return pages.flatMap(({ lines }) =>
    lines.map(({ text, dates = [] }) =>
      dates
        .filter(({ start, end }) => isKept(start) && isKept(end))
        .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text),
    ),
  );
}

/**
 * The words of a file that are neither in a field of its import nor left over: none, but for headings, labels, months and
 * words between two values.
 */
export async function lostWords(path: string): Promise<string[]> {
  const result = await importOnce(path);
  const { basics, summary, sections, custom } = result.resume;
  const texts = textsIn([basics, summary, sections, custom, result.leftover]);
  const kept = new Set(texts.flatMap(wordsOf));
  const whole = squeeze(texts.join(' '));
  return linesOf(result, texts)
    .flatMap(wordsOf)
    .filter((word) => !kept.has(word) && !SAID_OTHERWISE.has(word) && !(word.length > 3 && whole.includes(word)));
}
