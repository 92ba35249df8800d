import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-state.ts';
import { remoteClient } from './remote-client.ts';

/** Names a question to the server: what it asks for first, then of what. */
export type RemoteKey = readonly [string, ...(string | number)[]];

/** The key of a question as one person asks it: what one account was told is never shown to another. */
function useOwnKey(key: RemoteKey): readonly (string | number)[] {
  const account = useSession(({ user }) => user?.id ?? '');
  return [account, ...key];
}

export interface RemoteQuestion<Value> {
  key: RemoteKey;
  load: () => Promise<Value>;
  /** The answer is never another one, as that of a version by its number. */
  isFixed?: boolean;
}

/** Something that only the server knows. It is asked for again when the server answers again after it did not. */
export function useRemote<Value>({ key, load, isFixed = false }: RemoteQuestion<Value>): UseQueryResult<Value> {
  const query = useQuery(
    { queryKey: useOwnKey(key), queryFn: load, staleTime: isFixed ? Infinity : 0 },
    remoteClient(),
  );
  useAgainOnline(query);
  return query;
}

/** Where a page of a list begins; `null` for the first. */
export type PageStart = string | number | null;

export interface RemotePages<Page> {
  key: RemoteKey;
  load: (from: PageStart) => Promise<Page>;
  /** Where the page after this one begins; `null` after the last. */
  next: (page: Page) => PageStart;
}

/** A list of the server, a page at a time. */
export function useRemotePages<Page>({
  key,
  load,
  next,
}: RemotePages<Page>): UseInfiniteQueryResult<InfiniteData<Page>> {
  const first: PageStart = null;
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: useOwnKey(key),
      queryFn: ({ pageParam }: { pageParam: PageStart }) => load(pageParam),
      initialPageParam: first,
      getNextPageParam: next,
    }),
    remoteClient(),
  );
  useAgainOnline(query);
  return query;
}

/** A change on the server, after which the questions whose keys begin with `changes` are asked anew. */
export function useRemoteChange<Input>(
  change: (input: Input) => Promise<unknown>,
  changes: RemoteKey,
): UseMutationResult<unknown, Error, Input> {
  const queryKey = useOwnKey(changes);
  return useMutation(
    { mutationFn: change, onSettled: () => remoteClient().invalidateQueries({ queryKey }) },
    remoteClient(),
  );
}

function useAgainOnline({ isError, refetch }: { isError: boolean; refetch: () => Promise<unknown> }): void {
  const isOffline = useSession((known) => known.isOffline);
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline && isError) void refetch();
    wasOffline.current = isOffline;
  }, [isOffline, isError, refetch]);
}
