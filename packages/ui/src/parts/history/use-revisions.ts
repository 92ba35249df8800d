import type { ApiClient } from '@vitae/api/client';
import { ApiFailure } from '@vitae/api/client';
import { readDocument, type AnyDocument } from '@vitae/domain';
import { useRemoteChange, useRemotePages } from '../../base/remote/use-remote.ts';
import { callApi } from '../../base/session/start-session.ts';

type Page = Awaited<ReturnType<ApiClient['documents']['revisions']['list']>>;
export type Revision = Page['revisions'][number];

/** The versions loaded so far. */
export type Revisions =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  /** The server does not have the document: it has not been synced yet. */
  | { status: 'none' }
  | { status: 'ready'; revisions: readonly Revision[]; more: boolean; isLoadingOlder: boolean };

export interface RevisionList {
  list: Revisions;
  again: () => void;
  /** Fetches the next older versions; resolves with all loaded versions. */
  older: () => Promise<readonly Revision[]>;
  /** Names a version. @throws ApiFailure */
  label: (rev: number, label: string) => Promise<void>;
}

/** The versions of a document on the server, newest first, one page at a time. */
export function useRevisions(id: string): RevisionList {
  const pages = useRemotePages({
    key: ['revisions', id],
    load: (before) =>
      callApi((api) => api.documents.revisions.list({ id, ...(before === null ? {} : { before: Number(before) }) })),
    next: ({ revisions, more }): number | null => (more ? (revisions.at(-1)?.rev ?? null) : null),
  });
  const { mutateAsync: rename } = useRemoteChange(
    (named: { rev: number; label: string }) => callApi((api) => api.documents.revisions.label({ id, ...named })),
    ['revisions', id],
  );
  return {
    list: listOf(pages),
    again: () => void pages.refetch(),
    older: async () => revisionsOf((await pages.fetchNextPage()).data),
    label: async (rev, label) => {
      await rename({ rev, label });
    },
  };
}

const revisionsOf = (data: { pages: readonly Page[] } | undefined): readonly Revision[] =>
  data?.pages.flatMap(({ revisions }) => revisions) ?? [];

function listOf(pages: ReturnType<typeof useRemotePages<Page>>): Revisions {
  if (pages.isPending) return { status: 'loading' };
  if (pages.isError) return isMissing(pages.error) ? { status: 'none' } : { status: 'failed', error: pages.error };
  return {
    status: 'ready',
    revisions: revisionsOf(pages.data),
    more: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
  };
}

/**
 * A version of a document; `null` if the server has none with that number. @throws ApiFailure; NewerDocumentError when
 * a newer program wrote it
 */
export async function fetchVersion(id: string, rev: number): Promise<AnyDocument | null> {
  try {
    const { doc } = await callApi((api) => api.documents.revisions.get({ id, rev }));
    return readDocument(doc);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof ApiFailure && error.code === 'not-found';
