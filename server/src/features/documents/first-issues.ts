import * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** How many values are checked in one batch: each may be wrong in several ways. */
const valuesAtOnce = 100;

/**
 * The first issues that a schema finds in a value, without checking the rest; empty if there are none. A schema on its
 * own lists every issue: half a megabyte of wrong items took 2 s and 750 MB.
 */
export function firstIssues(schema: Schema, value: unknown): Issue[] {
  if (isSmall(value)) return z.safeParse(schema, value).error?.issues ?? [];
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodMiniArray && Array.isArray(value)) return firstOf(value.entries(), () => plain.def.element);
  if (plain instanceof z.ZodMiniObject && isRecord(value)) {
    const { shape } = plain.def;
    return firstOf(
      Object.keys(shape).map((key) => [key, value[key]]),
      (key) => shape[key],
    );
  }
  // One value of another type, or text.
  return z.safeParse(schema, value).error?.issues ?? [];
}

function firstOf<Key extends PropertyKey>(
  parts: Iterable<readonly [Key, unknown]>,
  schemaOf: (key: Key) => Schema | undefined,
): Issue[] {
  for (const [key, part] of parts) {
    const schema = schemaOf(key);
    const issues = schema ? firstIssues(schema, part) : [];
    if (issues.length > 0) return issues.map((issue) => ({ ...issue, path: [key, ...issue.path] }));
  }
  return [];
}

const unwrapped = (schema: Schema): Schema =>
  schema instanceof z.ZodMiniDefault ||
  schema instanceof z.ZodMiniPrefault ||
  schema instanceof z.ZodMiniNullable ||
  schema instanceof z.ZodMiniOptional
    ? unwrapped(schema.def.innerType)
    : schema;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether there are few values in it; it stops counting when there are more. */
function isSmall(value: unknown): boolean {
  let left = valuesAtOnce;
  const count = (part: unknown): boolean => {
    left -= 1;
    if (left < 0) return false;
    if (Array.isArray(part)) return part.length <= left && part.every(count);
    return !isRecord(part) || Object.values(part).every(count);
  };
  return count(value);
}
