/** Reads CSV (RFC 4180) with a header row; the keys become camel case: "Company Name" is `companyName`. */
export const parseCsv = (source: string): Record<string, string>[] => {
  const [header = [], ...rows] = cellsOf(source.replace(/^\uFEFF/u, ''));
  const keys = header.map(camelCase);
  return rows
    .filter((row) => row.some(Boolean))
    .map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index] ?? ''])));
};

const camelCase = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());

const TOKEN = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|\r|\n|$)/gu;

const cellsOf = (source: string): string[][] => {
  const rows: string[][] = [[]];
  for (const { 1: raw = '', 2: end = '', index } of source.matchAll(TOKEN)) {
    if (index >= source.length && !raw) break;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end !== ',' && end !== '') rows.push([]);
  }
  return rows;
};
