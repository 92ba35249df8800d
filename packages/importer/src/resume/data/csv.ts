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

const TOKEN = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/gu;

const cellsOf = (source: string): string[][] => {
  const rows: string[][] = [[]];
  /** After a trailing comma there is one more cell, even if it is empty. */
  let isOpen = false;
  for (const { 1: raw = '', 2: end = '', index } of source.matchAll(TOKEN)) {
    if (index >= source.length && !raw && !isOpen) break;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    isOpen = end === ',';
    if (!isOpen && end !== '') rows.push([]);
  }
  return rows;
};
