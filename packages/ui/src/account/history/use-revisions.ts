import type { ApiClient } from '@vitae/api/client';
import { ApiFailure } from '@vitae/api/client';
import { readResume, type Resume } from '@vitae/domain';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../session/start-session.ts';

type Page = Awaited<ReturnType<ApiClient['documents']['revisions']['list']>>;
export type Revision = Page['revisions'][number];

export type Revisions =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  /** The server has no such document: it has not been there yet. */
  | { status: 'none' }
  | { status: 'ready'; revisions: readonly Revision[]; more: boolean; isLoadingOlder: boolean };

export interface RevisionList {
  list: Revisions;
  again: () => void;
  older: () => void;
  /** Names a version. @throws ApiFailure */
  label: (rev: number, label: string) => Promise<void>;
}

/** The versions of a document that the server keeps, newest first, a page at a time. */
export function useRevisions(id: string): RevisionList {
  const [list, setList] = useState<Revisions>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setList({ status: 'loading' });
    callApi((api) => api.documents.revisions.list({ id })).then(
      ({ revisions, more }) => wanted && setList({ status: 'ready', revisions, more, isLoadingOlder: false }),
      (error: unknown) => wanted && setList(isMissing(error) ? { status: 'none' } : { status: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt]);

  const older = useCallback(() => {
    if (list.status !== 'ready' || list.isLoadingOlder) return;
    const before = list.revisions.at(-1)?.rev;
    setList({ ...list, isLoadingOlder: true });
    callApi((api) => api.documents.revisions.list({ id, ...(before === undefined ? {} : { before }) })).then(
      ({ revisions, more }) => setList({ status: 'ready', revisions: [...list.revisions, ...revisions], more, isLoadingOlder: false }),
      (error: unknown) => setList({ status: 'failed', error }),
    );
  }, [id, list]);

  const label = useCallback(
    async (rev: number, words: string) => {
      await callApi((api) => api.documents.revisions.label({ id, rev, label: words }));
      setList((now) => (now.status === 'ready' ? { ...now, revisions: now.revisions.map((one) => (one.rev === rev ? { ...one, label: words } : one)) } : now));
    },
    [id],
  );
  return { list, again: () => setAttempt((count) => count + 1), older, label };
}

/** A version as a resume; `null` when the server keeps none of that number. @throws ApiFailure; NewerDocumentError when a newer program wrote it */
export async function fetchVersion(id: string, rev: number): Promise<Resume | null> {
  try {
    const { doc } = await callApi((api) => api.documents.revisions.get({ id, rev }));
    return readResume(doc);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'not-found';
