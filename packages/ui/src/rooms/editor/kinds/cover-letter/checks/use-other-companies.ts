import { coverLetterKind } from '@vitae/domain';
import type { DocumentStore } from '@vitae/store';
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
    void companiesOf(store, others).then((found) => wanted && setCompanies(found));
    return () => {
      wanted = false;
    };
  }, [store, ids, letterId]);
  return companies;
}

/** The companies that letters are addressed to; a letter that cannot be read is left out. */
export async function companiesOf(
  store: Pick<DocumentStore, 'get'>,
  letterIds: readonly string[],
): Promise<readonly string[]> {
  const read = letterIds.slice(0, most).map(async (id) => {
    const { doc } = await store.get(coverLetterKind.key, id);
    return coverLetterKind.of(doc).recipient.company.trim();
  });
  const results = await Promise.allSettled(read);
  return [...new Set(results.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))];
}
