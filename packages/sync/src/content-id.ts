import { isList, isObject } from './json.ts';

const prime = (1n << 88n) + 0x13bn;
const offset = 0x6c62272e07bb014262b821756295c58dn;

/**
 * An id that every device derives for the same JSON: FNV-1a of 128 bits over the characters of its text with sorted
 * keys, as a UUID of version 8 (RFC 9562). It distinguishes contents; it does not protect against forgery.
 */
export function contentId(value: unknown): string {
  const text = JSON.stringify(sorted(value));
  const hash = [...text].reduce(
    (sum, character) => BigInt.asUintN(128, (sum ^ BigInt(character.codePointAt(0) ?? 0)) * prime),
    offset,
  );
  const hex = hash.toString(16).padStart(32, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

function sorted(value: unknown): unknown {
  if (isList(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
