import { useCallback, useEffect, useMemo } from 'react';
import type { RouterLocation } from './location.ts';
import { useShown } from './provider.tsx';
import type { Navigate, NavigateOptions } from './router.ts';

const none = {};

/** The current location. */
export const useLocation = (): RouterLocation => useShown().page.location;

/** The parts of the address that match segments with a colon. */
export const useParams = (): Readonly<Partial<Record<string, string>>> =>
  useShown().page.matches.at(-1)?.params ?? none;

/** Navigates to other pages; the same function each time. */
export const useNavigate = (): Navigate => useShown().router.navigate;

/** The query of the address, and a function to change it. */
export function useSearchParams(): [URLSearchParams, (next: string, options?: NavigateOptions) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: string, options?: NavigateOptions) => void navigate(`?${next}`, options),
    [navigate],
  );
  return [useMemo(() => new URLSearchParams(search), [search]), change];
}

/** Redirects as soon as it is rendered. */
export function Redirection({ to }: { to: string }): null {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return null;
}
