/**
 * A function that makes a value once for each key, where making takes long: formats of a language, for one. No more than
 * `most` are kept, since a key may come from a document, of which there is no end.
 */
export function keptByKey<Value>(most: number, make: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
