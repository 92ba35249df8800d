/** How each side of a bridge uses what the other offers. */
export interface Bridge {
  offer: (kind: string, key: string, value: unknown) => void;
}

/**
 * Electron's context bridge between two worlds of one document: functions are proxied, promises followed, errors
 * reduced to their message, and the rest is copied. Events on the document are what both worlds see at once, so calls
 * answer at once; their names are secret. Written without imports: its source runs in the browser.
 */
export const makeBridge = (
  outgoing: string,
  incoming: string,
  mark: string,
  offered: (kind: string, key: string, value: unknown) => void,
): Bridge => {
  type Reply = { ok: boolean; value: unknown };
  const functions: ((...args: unknown[]) => unknown)[] = [];
  const promises = new Map<number, (reply: Reply) => void>();
  const target = document;
  const dispatch = target.dispatchEvent.bind(target);
  const Carrier = CustomEvent;
  let lastPromise = 0;
  let reply: Reply | undefined;

  const post = (detail: unknown): void => void dispatch(new Carrier(outgoing, { detail }));

  const isPlain = (value: object): boolean => {
    const prototype: unknown = Object.getPrototypeOf(value);
    return prototype === null || Object.prototype.toString.call(value) === '[object Object]';
  };

  /** A key may be named __proto__. */
  const copyOf = (value: object, copied: (part: unknown) => unknown): object => {
    const copy = {};
    for (const [key, part] of Object.entries(value))
      Object.defineProperty(copy, key, { value: copied(part), writable: true, enumerable: true, configurable: true });
    return copy;
  };

  const pack = (value: unknown): unknown => {
    if (typeof value === 'function') return { [mark]: 'function', id: functions.push(value as () => unknown) - 1 };
    if (typeof value === 'symbol') throw new TypeError('A symbol cannot cross the context bridge.');
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof Promise) return packPromise(value);
    if (value instanceof Error) return { [mark]: 'error', message: value.message };
    if (Array.isArray(value)) return value.map(pack);
    if (!isPlain(value)) return value;
    return copyOf(value, pack);
  };

  const packPromise = (promise: Promise<unknown>): unknown => {
    lastPromise += 1;
    const id = lastPromise;
    promise.then(
      (value) => post({ kind: 'settled', id, ...attempt(() => value) }),
      (error: unknown) => post({ kind: 'settled', id, ok: false, value: pack(error) }),
    );
    return { [mark]: 'promise', id };
  };

  const attempt = (work: () => unknown): Reply => {
    try {
      return { ok: true, value: pack(work()) };
    } catch (error) {
      return { ok: false, value: pack(error instanceof Error ? error : new Error(String(error))) };
    }
  };

  const callOther = (id: number, args: unknown[]): unknown => {
    reply = undefined;
    post({ kind: 'call', id, args: args.map(pack) });
    const answer: Reply | undefined = reply;
    reply = undefined;
    if (answer === undefined) throw new Error('The other world is gone.');
    const { ok, value } = answer as Reply;
    if (ok) return unpack(value);
    throw unpack(value);
  };

  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(unpack);
    const { [mark]: tag, id, message } = value as { [mark: string]: unknown; id: number; message: string };
    if (tag === 'function') return (...args: unknown[]) => callOther(id, args);
    if (tag === 'error') return new Error(message);
    if (tag === 'promise')
      return new Promise((resolve, reject) =>
        promises.set(id, ({ ok, value: settled }) => (ok ? resolve(unpack(settled)) : reject(unpack(settled)))),
      );
    if (!isPlain(value)) return value;
    return copyOf(value, unpack);
  };

  target.addEventListener(incoming, (event) => {
    const message = (
      event as CustomEvent<{ kind: string; id: number; key: string; args: unknown[]; ok: boolean; value: unknown }>
    ).detail;
    const { kind, id, ok, value } = message;
    if (kind === 'call') post({ kind: 'returned', ...attempt(() => functions[id]?.(...message.args.map(unpack))) });
    else if (kind === 'returned') reply = { ok, value };
    else if (kind === 'settled') {
      promises.get(id)?.({ ok, value });
      promises.delete(id);
    } else offered(kind, message.key, unpack(value));
  });

  return { offer: (kind, key, value) => post({ kind, key, value: pack(value) }) };
};
