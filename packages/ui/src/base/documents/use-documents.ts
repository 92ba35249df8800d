import { builtKinds } from '@vitae/api';
import type { DocumentKind } from '@vitae/domain';
import type { DocumentSummary, RawDocument } from '@vitae/store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../platform.ts';

export type DocumentList =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; documents: DocumentSummary[]; trashed: DocumentSummary[]; damaged: RawDocument[] };

/**
 * This device's documents of one kind, or of every kind with pages, kept up to date with changes made here and in other
 * windows; and a function to try again.
 */
export function useDocuments(kind?: DocumentKind): [DocumentList, () => void] {
  const { documents: store } = usePlatform();
  const [list, setList] = useState<DocumentList>({ status: 'loading' });
  const loads = useRef(0);
  const load = useCallback(async () => {
    // What was read before a change may arrive after what was read because of it.
    const turn = (loads.current += 1);
    const show = (next: DocumentList) => {
      if (turn === loads.current) setList(next);
    };
    try {
      const [every, damaged] = await Promise.all([store.list(), store.damaged()]);
      const all = every.filter((document) =>
        kind ? document.kind === kind : builtKinds.some(({ key }) => key === document.kind),
      );
      show({
        status: 'ready',
        documents: all.filter(({ trashedAt }) => trashedAt === null),
        trashed: all.filter(({ trashedAt }) => trashedAt !== null),
        damaged,
      });
    } catch (error) {
      show({ status: 'failed', error });
    }
  }, [store, kind]);
  useEffect(() => {
    void load();
    return store.subscribe(() => void load());
  }, [store, load]);
  return [list, () => void load()];
}
