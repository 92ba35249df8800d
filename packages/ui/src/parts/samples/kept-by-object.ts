/** A function that makes a value once for each object, and keeps it for as long as the object is there. */
export function keptByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const kept = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const known = kept.get(key) ?? { value: make(key) };
    kept.set(key, known);
    return known.value;
  };
}
