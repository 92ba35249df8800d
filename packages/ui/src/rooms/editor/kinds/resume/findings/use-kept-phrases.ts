import { useEffect, useState } from 'react';
import { loadKeptPhrases } from './kept-phrases.ts';

/** Loads the suggestions that texts are compared with while `wanted`, and draws again when they are there. */
export function useKeptPhrases(wanted: boolean): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    // Without them, facts that were made up are not pointed out.
    loadKeptPhrases().then(() => setLoaded(true), console.error);
  }, [wanted]);
}
