import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../../base/router/index.ts';

/** What a list shows, as the address says: a link to it shows the same to the next admin. */
export interface ListAddress {
  /** A parameter; `''` if it is not set. */
  value: (name: string) => string;
  /** Sets parameters; `''` removes one. */
  change: (values: Readonly<Record<string, string>>) => void;
}

/** Reads and writes the query of the address. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const value = useCallback((name: string) => params.get(name) ?? '', [params]);
  const change = useCallback(
    (values: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(params);
      for (const [name, text] of Object.entries(values)) {
        if (text === '') next.delete(name);
        else next.set(name, text);
      }
      setParams(next.toString(), { replace: true });
    },
    [params, setParams],
  );
  return useMemo(() => ({ value, change }), [value, change]);
}

/** One of some values, as the address has it; the first if it has another. */
export const oneOf = <Value extends string>(given: string, values: readonly [Value, ...Value[]]): Value =>
  values.find((value) => value === given) ?? values[0];

/** The same, or `undefined`. */
export const maybeOneOf = <Value extends string>(given: string, values: readonly Value[]): Value | undefined =>
  values.find((value) => value === given);
