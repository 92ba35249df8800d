/** The maximum nesting depth of a value. */
const deepest = 64;

/**
 * The approximate size of a value as JSON: characters of texts and keys, and eight for everything else. `null` if it is
 * not plain JSON (another type of object, a cycle) or larger than `limit`, without checking the rest.
 */
export function jsonSize(value: unknown, limit: number): number | null {
  let size = 0;
  const visit = (part: unknown, depth: number): boolean => {
    size += typeof part === 'string' ? part.length : 8;
    if (size > limit || depth > deepest) return false;
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return true;
    if (typeof part === 'number') return Number.isFinite(part);
    if (typeof part !== 'object') return false;
    if (Array.isArray(part)) {
      // A list of four thousand million holes is sent in a few bytes, and looking at each takes minutes.
      const isShort = part.length <= limit - size;
      return isShort && Object.keys(part).length === part.length && part.every((entry) => visit(entry, depth + 1));
    }
    if (Object.getPrototypeOf(part) !== Object.prototype) return false;
    return Object.entries(part).every(([key, entry]) => {
      size += key.length;
      return visit(entry, depth + 1);
    });
  };
  return visit(value, 0) ? size : null;
}
