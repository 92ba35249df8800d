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

/** The key of a query: first what is requested, then for which item. */
export type RemoteKey = readonly [string, ...(string | number)[]];

/** The key of a query for one person: an answer for one account is never shown to another. */
function useOwnKey(key: RemoteKey): readonly (string | number)[] {
  const account = useSession(({ user }) => user?.id ?? '');
  return [account, ...key];
}

export interface RemoteQuestion<Value> {
  key: RemoteKey;
  load: () => Promise<Value>;
  /** The answer never changes, as for a version by its number. */
  isFixed?: boolean;
  /** After how many milliseconds it is fetched again, by what it was; never for `false`. */
  again?: (value: Value | undefined) => number | false;
}

/** Data that only the server has. It is fetched again when the server responds after a failure. */
export function useRemote<Value>({ key, load, isFixed = false, again }: RemoteQuestion<Value>): UseQueryResult<Value> {
  const query = useQuery(
    {
      queryKey: useOwnKey(key),
      queryFn: load,
      staleTime: isFixed ? Infinity : 0,
      refetchInterval: ({ state }: { state: { data: Value | undefined } }) => again?.(state.data) ?? false,
    },
    remoteClient(),
  );
  useAgainOnline(query);
  return query;
}

/** The cursor of a page of a list; `null` for the first. */
export type PageStart = string | number | null;

export interface RemotePages<Page> {
  key: RemoteKey;
  load: (from: PageStart) => Promise<Page>;
  /** The cursor of the next page; `null` after the last. */
  next: (page: Page) => PageStart;
}

/** A list from the server, one page at a time. */
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

/** A change on the server, after which the queries whose keys start with `changes` are fetched again. */
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
