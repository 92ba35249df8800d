import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Returns a function that gives the resident memory of the processes of a browser's pages, in bytes, as the system counts it. */
export async function residentOf(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  return async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce(
        (sum, { id }) =>
          sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024,
        0,
      );
  };
}
