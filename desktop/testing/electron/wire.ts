/** Data passed between the preload's world and main as text: what structured cloning supports, without functions. */
export interface Wire {
  encode: (value: unknown) => string;
  decode: (text: string) => unknown;
}

/** Created inside a function without imports, since its source also runs in the browser. */
export const makeWire = (): Wire => {
  const views: Record<string, new (buffer: ArrayBuffer) => ArrayBufferView> = {
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
    Int16Array,
    Uint16Array,
    Int32Array,
    Uint32Array,
    Float32Array,
    Float64Array,
    BigInt64Array,
    BigUint64Array,
    DataView,
  };
  const nameOf = (value: object): string => Object.prototype.toString.call(value).slice(8, -1);

  const toBase64 = (bytes: Uint8Array): string => {
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x80_00) text += String.fromCharCode(...bytes.subarray(at, at + 0x80_00));
    return btoa(text);
  };
  const fromBase64 = (text: string): ArrayBuffer =>
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

  /** A key may be named __proto__. */
  const copyOf = (value: object, copied: (part: unknown) => unknown): object => {
    const copy = {};
    for (const [key, part] of Object.entries(value))
      Object.defineProperty(copy, key, { value: copied(part), writable: true, enumerable: true, configurable: true });
    return copy;
  };

  const pack = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (value === undefined) return { $: 'undefined' };
    if (typeof value === 'number')
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : { $: 'number', v: Object.is(value, -0) ? '-0' : String(value) };
    if (typeof value === 'bigint') return { $: 'bigint', v: String(value) };
    if (typeof value !== 'object') throw new Error('An object could not be cloned.');
    if (Array.isArray(value)) return value.map(pack);
    const name = nameOf(value);
    if (value instanceof Error || name === 'DOMException') {
      const { name: kind, message, stack } = value as Error;
      return { $: 'error', v: { name: kind, message, stack } };
    }
    if (name === 'Date') return { $: 'date', v: Number(value) };
    if (name === 'RegExp') return { $: 'regexp', v: [(value as RegExp).source, (value as RegExp).flags] };
    if (name === 'Map') return { $: 'map', v: [...(value as Map<unknown, unknown>)].map(pack) };
    if (name === 'Set') return { $: 'set', v: [...(value as Set<unknown>)].map(pack) };
    if (name === 'ArrayBuffer') return { $: 'buffer', v: toBase64(new Uint8Array(value as ArrayBuffer)) };
    if (ArrayBuffer.isView(value))
      return { $: 'view', n: name, v: toBase64(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)) };
    if (name !== 'Object') throw new Error('An object could not be cloned.');
    const packed = copyOf(value, pack);
    return Object.hasOwn(packed, '$') ? { $: 'object', v: packed } : packed;
  };

  const special = (tag: unknown, value: never, name: unknown): unknown => {
    switch (tag) {
      case 'undefined':
        return undefined;
      case 'number':
        return Number(value);
      case 'bigint':
        return BigInt(value);
      case 'date':
        return new Date(value);
      case 'regexp':
        return new RegExp(value[0], value[1]);
      case 'map':
        return new Map((value as unknown[]).map(unpack) as [unknown, unknown][]);
      case 'set':
        return new Set((value as unknown[]).map(unpack));
      case 'buffer':
        return fromBase64(value);
      case 'view':
        return new (views[String(name)] ?? Uint8Array)(fromBase64(value));
      case 'error':
        return Object.assign(new Error((value as Error).message), value);
      default:
        return copyOf(value, unpack);
    }
  };

  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(unpack);
    const { $: tag, v, n } = value as { $?: unknown; v: never; n?: unknown };
    return tag === undefined ? copyOf(value, unpack) : special(tag, v, n);
  };

  return { encode: (value) => JSON.stringify(pack(value)), decode: (text) => unpack(JSON.parse(text)) };
};
