import type { DocumentSummary } from '@vitae/store';
import { useEffect, useState } from 'react';
import { usePlatform } from '../platform.ts';

/** Minimum milliseconds between two reads of the list: typing writes many times a second. */
const gatherMs = 250;

/** The store's sync state of a document, kept up to date. */
export function useSyncOf(id: string): DocumentSummary['sync'] {
  const { documents } = usePlatform();
  const [sync, setSync] = useState<DocumentSummary['sync']>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isDue = false;
    let isOver = false;
    const read = async () => {
      const found = (await documents.list()).find((summary) => summary.id === id)?.sync ?? null;
      if (!isOver)
        setSync((before) => (before?.account === found?.account && before?.state === found?.state ? before : found));
    };
    const look = () => {
      isDue = timer !== undefined;
      if (isDue) return;
      timer = setTimeout(() => {
        timer = undefined;
        if (isDue) look();
      }, gatherMs);
      // The editor itself reports when the store cannot be read.
      read().catch((error: unknown) => console.warn(error));
    };
    look();
    const unsubscribe = documents.subscribe((change) => {
      if (change.id === id) look();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [documents, id]);
  return sync;
}
