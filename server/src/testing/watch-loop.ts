/**
 * Records the longest time in milliseconds that this thread computed between two opportunities to answer another
 * request. Counted in processor time, so that a busy machine, which takes the processor away, does not make it longer.
 * `shared` holds the total, for other threads to read.
 */
export function watchLoop(shared: Float64Array = new Float64Array(1)): { stop: () => number } {
  let longest = 0;
  let last = computed();
  shared[0] = last;
  const timer = setInterval(() => {
    const now = computed();
    longest = Math.max(longest, now - last);
    last = now;
    shared[0] = now;
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.max(longest, computed() - last);
    },
  };
}

function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
