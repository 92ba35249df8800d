import { useCallback, useEffect, useMemo } from 'react';
import type { RouterLocation } from './location.ts';
import { useShown } from './provider.tsx';
import type { Navigate, NavigateOptions } from './router.ts';

const none = {};

/** Where the page stands. */
export const useLocation = (): RouterLocation => useShown().page.location;

/** What stands in the address for the segments with a colon. */
export const useParams = (): Readonly<Partial<Record<string, string>>> =>
  useShown().page.matches.at(-1)?.params ?? none;

/** The way to other pages; the same function each time. */
export const useNavigate = (): Navigate => useShown().router.navigate;

/** The questions of the address, and the way to change them. */
export function useSearchParams(): [URLSearchParams, (next: string, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: string, options?: NavigateOptions) => void navigate(`?${next}`, options),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}

/** Leads on as soon as it is drawn. */
export function Redirection({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
