const keepers = new Set<() => Promise<void>>();

/** Names what writes the last edits of a page when its window is about to close. Returns what ends it. */
export function beforeClosing(flush: () => Promise<void>): () => void {
  keepers.add(flush);
  return () => {
    keepers.delete(flush);
  };
}

/** Writes every edit that is not written yet; false when one could not be. */
export async function flushEdits(): Promise<boolean> {
  const outcomes = await Promise.allSettled([...keepers].map((flush) => flush()));
  return outcomes.every(({ status }) => status === 'fulfilled');
}
