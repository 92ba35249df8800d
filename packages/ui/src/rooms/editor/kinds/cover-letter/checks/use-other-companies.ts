import { coverLetterKind } from '@vitae/domain';
import { useEffect, useState } from 'react';
import { useDocuments } from '../../../../../base/documents/use-documents.ts';
import { usePlatform } from '../../../../../base/platform.ts';

/** How many other letters are read: left-over names come from recent ones. */
const most = 40;
const none: readonly string[] = [];

/** The companies that the other letters on this device are addressed to. */
export function useOtherCompanies(letterId: string): readonly string[] {
  const { documents: store } = usePlatform();
  const [list] = useDocuments(coverLetterKind.key);
  const [companies, setCompanies] = useState(none);
  const ids = list.status === 'ready' ? list.documents.map(({ id }) => id).join(' ') : '';
  useEffect(() => {
    let wanted = true;
    const others = ids.split(' ').filter((id) => id !== '' && id !== letterId);
    const read = others.slice(0, most).map(async (id) => {
      const { doc } = await store.get(coverLetterKind.key, id);
      return coverLetterKind.of(doc).recipient.company.trim();
    });
    void Promise.allSettled(read).then((results) => {
      const found = results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
      if (wanted) setCompanies([...new Set(found)]);
    });
    return () => {
      wanted = false;
    };
  }, [store, ids, letterId]);
  return companies;
}
