/** Milliseconds until the manifest is first requested after the start (behaviour NV-11), and between later requests. */
export const buildCheckTimes = { first: 1_000, interval: 5 * 60_000 } as const;

/**
 * Checks for a newer build and calls `onNewBuild` once when there is one. It only reports it: the user decides when to
 * reload. @returns a function that stops checking
 */
export function watchBuild(currentId: string, latestId: () => Promise<string>, onNewBuild: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const lookIn = (delay: number) => {
    timer = setTimeout(() => void look(), delay);
  };
  const look = async () => {
    // No answer means being offline or a server that is restarting: the next check will tell.
    const latest = await latestId().catch(() => currentId);
    if (stopped) return;
    if (latest === currentId) lookIn(buildCheckTimes.interval);
    else onNewBuild();
  };
  lookIn(buildCheckTimes.first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
