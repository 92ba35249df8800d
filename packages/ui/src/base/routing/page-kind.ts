import { pageOf } from '@vitae/api';
import { kindOf, type AnyKind } from '@vitae/domain';
import { useLocation } from '../router/index.ts';

/** The kind of document that the open page is about. @throws {TypeError} on a page without one. */
export function usePageKind(): AnyKind {
  const { pathname } = useLocation();
  return kindOf(pageOf(pathname)?.kind ?? '');
}
