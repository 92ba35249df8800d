import type { AnyDocument } from '@vitae/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRemote } from '../../base/remote/use-remote.ts';
import { fetchVersion } from './use-revisions.ts';

/** A version of a document by its number, fetched once; `null` when the server has none of that number. */
export const useVersion = (id: string, rev: number): UseQueryResult<AnyDocument | null> =>
  useRemote({ key: ['version', id, rev], load: () => fetchVersion(id, rev), isFixed: true });
