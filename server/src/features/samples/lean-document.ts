import { isDeepStrictEqual } from 'node:util';
import { readDocument } from '@vitae/domain';

/**
 * A stored document without the values that every reader of documents adds by itself, such as that an entry is not
 * hidden: a fifth less to be sent and read with each page. Unchanged where that would read as another document.
 */
export function leanDocument(stored: Record<string, unknown>): Record<string, unknown> {
  const lean = withoutEmpty(stored);
  return isSame(lean, stored) ? lean : stored;
}

function isSame(lean: Record<string, unknown>, stored: Record<string, unknown>): boolean {
  try {
    return isDeepStrictEqual(readDocument(lean), readDocument(stored));
  } catch {
    return false;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without properties that are `false`, `null`, or empty, at every depth; lists keep all of their entries. */
function withoutEmpty(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, own]) => {
      const left = isObject(own) ? withoutEmpty(own) : Array.isArray(own) ? own.map(withinList) : own;
      return isEmpty(left) ? [] : [[name, left]];
    }),
  );
}

const withinList = (entry: unknown): unknown => (isObject(entry) ? withoutEmpty(entry) : entry);

const isEmpty = (value: unknown): boolean =>
  value === false ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);
