type Merging = typeof import('./merge-documents.ts');

let merging: Merging | null = null;

/**
 * Fetches the code that merges documents: 4 KB that a form does not need until another window or device has changed its
 * document. @throws if it cannot be fetched; the next call tries again
 */
export async function fetchMerging(): Promise<Merging> {
  return (merging ??= await import('./merge-documents.ts'));
}

/** The code that merges documents, once it is fetched; `null` before. */
export const fetchedMerging = (): Merging | null => merging;
