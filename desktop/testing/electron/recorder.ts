/**
 * One call that would have reached the system: `shell.openExternal`, `dialog.showOpenDialog`, `app.addRecentDocument`,
 * …
 */
export interface Call {
  what: string;
  args: unknown[];
}

/** Everything the app requested from the system since it started, in order. */
export const calls: Call[] = [];

/** Only plain data is passed to the test. */
const plain = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (typeof value === 'function') return '[function]';
  const text = JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
  return text === undefined ? null : (JSON.parse(text) as unknown);
};

export const record = (what: string, ...args: unknown[]): void => void calls.push({ what, args: args.map(plain) });
