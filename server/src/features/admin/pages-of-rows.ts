import { apiFailure } from '../../api/api-failure.ts';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';

/** How many rows one page of a list has. */
export const rowsOfPage = 50;
/** How many rows an export reads at a time. */
export const rowsAtOnce = 500;
/** How many matches a search looks at. */
export const mostMatches = 1000;
/** Comes after every text that begins with what is before it. */
export const afterAll = '\u{10ffff}';

/** What the parts of a place may be: PostgreSQL stores no NUL. */
const cursorSchema = z
  .array(z.string().regex(/^[^\0]*$/))
  .min(1)
  .max(4);

/** The place of a row in its list, as text for the address. */
export const cursorOf = (place: readonly string[]): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws `invalid` for a cursor that this list has not made */
export function placeOf(cursor: string, parts: number): string[] {
  try {
    const place = cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (place.length === parts) return place;
  } catch {
    // As below.
  }
  throw apiFailure('invalid', { fields: {} });
}

/**
 * The condition that a text contains a search, in capitals or not; `%` and `_` in the search mean themselves. The database
 * puts both into small letters, since SQLite knows only those of ASCII.
 */
export const contains = (text: RawBuilder<unknown>, search: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${text}) like lower(${`%${search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`}) escape '\\'`;

/** One page from rows of which one too many was read. */
export function pageFrom<Row, Listed>(
  rows: readonly Row[],
  {
    limit,
    placeOfRow,
    listed,
    isCapped,
  }: {
    limit: number;
    placeOfRow: (row: Row) => string[];
    listed: (row: Row) => Listed;
    isCapped: boolean;
  },
): { rows: Listed[]; next: string | null; isCapped: boolean } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: shown.map(listed),
    next: rows.length > limit && last ? cursorOf(placeOfRow(last)) : null,
    isCapped,
  };
}

/** A cell of CSV (RFC 4180). What a spreadsheet would run as a formula becomes text. */
function csvCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value);
  // Also behind spaces and signs that are not seen, and in the wide forms that some spreadsheets take for the same.
  const safe = typeof value === 'string' && /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The lines of CSV of a whole list, made while they are read: memory holds one page. The last line is `cappedText` if a
 * search found more than it looks at.
 */
export async function* csvLines<Row>(
  columns: readonly (readonly [string, (row: Row) => string | number | boolean | null])[],
  load: (after: string | undefined) => Promise<{ rows: Row[]; next: string | null; isCapped?: boolean }>,
  cappedText = '',
): AsyncGenerator<string> {
  // A mark at the start tells spreadsheets that it is UTF-8.
  yield `\uFEFF${columns.map(([name]) => csvCell(name)).join(',')}\r\n`;
  let isWhole = true;
  for (let after: string | null | undefined; after !== null;) {
    // An embedded database answers at once: without a turn of its own for each page, everyone would wait for all of them.
    await turnOfItsOwn('lists');
    const { rows, next, isCapped = false } = await load(after);
    isWhole &&= !isCapped;
    yield rows.map((row) => `${columns.map(([, valueOf]) => csvCell(valueOf(row))).join(',')}\r\n`).join('');
    after = next;
  }
  if (!isWhole && cappedText !== '') yield `${csvCell(cappedText)}\r\n`;
}
