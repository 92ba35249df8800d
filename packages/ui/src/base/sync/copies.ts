import type { DocumentStore, DocumentSummary } from '@vitae/store';
import { useEffect, useState } from 'react';
import { usePlatform } from '../platform.ts';
import { syncLock } from './sync-state.ts';

/** The documents of an account on this device. */
export interface Copies {
  count: number;
  /** Those with changes that the account does not have. */
  unsynced: readonly Pick<DocumentSummary, 'id' | 'title'>[];
}

/** Milliseconds that removal waits for sync to end: a sleeping window may hold its lock. */
const patience = 5_000;

/** Reads the documents of an account on this device. @throws {StoreError} */
export async function copiesOf(documents: DocumentStore, account: string): Promise<Copies> {
  const mine = (await documents.list()).filter(({ sync }) => sync?.account === account);
  return { count: mine.length, unsynced: mine.filter(({ sync }) => sync?.state !== 'synced') };
}

/** The same, kept up to date while sync runs; `before` is used until it has been read. */
export function useCopies(account: string, before: Copies): Copies {
  const { documents } = usePlatform();
  const [copies, setCopies] = useState(before);
  useEffect(() => {
    let wanted = true;
    const look = () =>
      void copiesOf(documents, account).then(
        (found) => wanted && setCopies(found),
        (error: unknown) => console.warn(error),
      );
    look();
    const unsubscribe = documents.subscribe(look);
    return () => {
      wanted = false;
      unsubscribe();
    };
  }, [documents, account]);
  return copies;
}

/**
 * Removes an account's documents from this device after signing out: once sync has released them, so that a late answer
 * restores nothing. `sacrificed` are those whose unsynced changes the user has agreed to lose; if there are others,
 * nothing is removed.
 * @returns how many were removed with unsynced changes; `null` if nothing was removed
 * @throws {StoreError}
 */
export async function removeCopies(
  documents: DocumentStore,
  account: string,
  sacrificed: readonly string[],
): Promise<number | null> {
  const remove = async () => {
    const { unsynced } = await copiesOf(documents, account);
    if (unsynced.some(({ id }) => !sacrificed.includes(id))) return null;
    await documents.forget(account);
    return unsynced.length;
  };
  if (!('locks' in navigator)) return remove();
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    return await navigator.locks.request(syncLock(account), { signal: given.signal }, remove);
  } catch (error) {
    if (!given.signal.aborted) throw error;
    return await remove();
  } finally {
    clearTimeout(timer);
  }
}
