/**
 * Reads CSV (RFC 4180) with a header row; the keys become camel case: "Company Name" is `companyName`. A row has only
 * the cells in the file: a short row is not padded to the number of columns.
 */
export const parseCsv = (source: string): Record<string, string>[] => {
  const [header = [], ...rows] = cellsOf(source.replace(/^\uFEFF/u, ''));
  const keys = header.map(camelCase);
  return rows
    .filter((row) => row.some(Boolean))
    .map((row) => Object.fromEntries(keys.slice(0, row.length).map((key, index) => [key, row[index] ?? ''])));
};

const camelCase = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const SEPARATOR = /,|\r\n|\r|\n|$/gu;

const cellsOf = (source: string): string[][] => {
  const rows: string[][] = [[]];
  let start = 0;
  for (;;) {
    const quoted = quotedCell(source, start);
    SEPARATOR.lastIndex = quoted?.end ?? start;
    const { 0: separator = '', index = source.length } = SEPARATOR.exec(source) ?? {};
    rows.at(-1)?.push(quoted?.text ?? source.slice(start, index));
    start = index + separator.length;
    if (separator === '') return rows;
    if (separator === ',') continue;
    if (start === source.length) return rows;
    rows.push([]);
  }
};

/** The cell in quotes at a place, and where it ends; `null` if there is none, or if something follows its last quote. */
function quotedCell(source: string, start: number): { text: string; end: number } | null {
  if (source[start] !== '"') return null;
  let end = source.indexOf('"', start + 1);
  while (end !== -1 && source[end + 1] === '"') end = source.indexOf('"', end + 2);
  if (end === -1 || !/^[,\r\n]?$/u.test(source.charAt(end + 1))) return null;
  return { text: source.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}
