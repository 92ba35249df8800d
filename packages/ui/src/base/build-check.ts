/**
 * The manifest is first asked for this long after the start (behaviour NV-11), then in this interval, in
 * milliseconds.
 */
export const buildCheckTimes = { first: 1_000, interval: 5 * 60_000 } as const;

/**
 * Looks for a newer build and calls `onNewBuild` once when there is one. It only reports: reloading is the person's
 * decision. @returns a function that stops looking
 */
export function watchBuild(currentId: string, latestId: () => Promise<string>, onNewBuild: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  const lookIn = (delay: number) => {
    timer = setTimeout(() => void look(), delay);
  };
  const look = async () => {
    // No answer means offline or a server in the middle of an update: the next check will show.
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
