/** Takes a line for the people who look for the cause of a problem. */
export type Log = (message: string, cause?: unknown) => void;

/** How many lines of a kind are written in a period, in milliseconds. */
const most = 20;
const periodMs = 60_000;
const longestLine = 1_000;

interface Kind {
  since: number;
  count: number;
}

/**
 * A log that no script of a page, and no link of a website, can fill: of each kind of message, which is what comes
 * before its colon, a few lines a minute are written, then how many were left out. A line stays one line, whatever text
 * of a page is in it.
 *
 * @param now a clock in milliseconds that is never set back
 */
export function createBoundedLog(write: Log, now: () => number = () => performance.now()): Log {
  const kinds = new Map<string, Kind>();
  return (message, cause) => {
    const [name = ''] = message.split(':', 1);
    const at = now();
    let kind = kinds.get(name);
    if (!kind || at - kind.since >= periodMs) {
      const leftOut = kind ? kind.count - most : 0;
      if (leftOut > 0) write(`${name}: and ${leftOut} more.`);
      kind = { since: at, count: 0 };
      kinds.set(name, kind);
    }
    kind.count += 1;
    if (kind.count <= most) write(oneLine(message), cause);
  };
}

const oneLine = (text: string): string => text.slice(0, longestLine).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
