import { resumeKind, type CoverLetter } from '@vitae/domain';
import { useMemo } from 'react';
import { useDocuments } from '../../../../../base/documents/use-documents.ts';
import { usePlatform } from '../../../../../base/platform.ts';
import type { Partner } from '../../../export/finalize-panel.tsx';

/** The resume that a letter goes with, for one file of both; `null` if it is not on this device. */
export function useResumeOf({ resumeId }: Pick<CoverLetter, 'resumeId'>): Partner | null {
  const { documents: store } = usePlatform();
  const [list] = useDocuments(resumeKind.key);
  const isHere = list.status === 'ready' && list.documents.some(({ id }) => id === resumeId);
  return useMemo(
    () =>
      resumeId !== null && isHere
        ? { isFirst: false, load: async () => (await store.get(resumeKind.key, resumeId)).doc }
        : null,
    [store, resumeId, isHere],
  );
}
