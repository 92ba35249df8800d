import { coverLetterKind } from '@vitae/domain';
import type { DocumentStore } from '@vitae/store';
import { useEffect, useMemo, useState } from 'react';
import { useDocuments } from '../../../../base/documents/use-documents.ts';
import { usePlatform } from '../../../../base/platform.ts';
import type { Partner } from '../../export/finalize-panel.tsx';

/** The newest letter that goes with a resume, for one file of both; `null` without one. */
export function useLetterOf(resumeId: string): Partner | null {
  const { documents: store } = usePlatform();
  const [list] = useDocuments(coverLetterKind.key);
  const [letterId, setLetterId] = useState<string | null>(null);
  const ids = list.status === 'ready' ? list.documents.map(({ id }) => id).join(' ') : '';
  useEffect(() => {
    let wanted = true;
    void letterFor(store, resumeId, ids.split(' ').filter(Boolean), () => wanted).then(
      (found) => wanted && setLetterId(found),
    );
    return () => {
      wanted = false;
    };
  }, [store, resumeId, ids]);
  return useMemo(
    () =>
      letterId === null
        ? null
        : { isFirst: true, load: async () => (await store.get(coverLetterKind.key, letterId)).doc },
    [store, letterId],
  );
}

/** The first of some letters that names a resume, while that is wanted; one that cannot be read does not. */
export async function letterFor(
  store: Pick<DocumentStore, 'get'>,
  resumeId: string,
  letterIds: readonly string[],
  isWanted: () => boolean = () => true,
): Promise<string | null> {
  for (const id of letterIds) {
    if (!isWanted()) return null;
    const names = await store.get(coverLetterKind.key, id).then(
      ({ doc }) => coverLetterKind.of(doc).resumeId,
      () => null,
    );
    if (names === resumeId) return id;
  }
  return null;
}
