/** The value that an object has under a name; `undefined` if it has none. */
export function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** The text that an object has under a name; `undefined` if there is none or it is empty. */
export function textAt(value: unknown, name: string): string | undefined {
  const found = valueAt(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/**
 * What the body of an error response says, in this order (behaviour ER-1): `data.message`, `message`, `detail`,
 * `error`.
 */
export function statedText(body: unknown): string | undefined {
  return (
    textAt(valueAt(body, 'data'), 'message') ??
    textAt(body, 'message') ??
    textAt(body, 'detail') ??
    textAt(body, 'error')
  );
}

/** Whether an error says that the server refused the connection; Node says so, browsers do not. */
export function isRefusedConnection(error: unknown): boolean {
  const cause = valueAt(error, 'cause');
  return valueAt(error, 'code') === 'ECONNREFUSED' || (cause !== undefined && isRefusedConnection(cause));
}
