import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../../../base/error-text.ts';
import type { Printer, Printing } from '../../../base/platform.ts';

/** Milliseconds after which a system that reports no printers counts as not answering. */
export const printersTimeout = 10_000;

export type Printers =
  | { status: 'looking' }
  | { status: 'failed'; text: string }
  | { status: 'found'; printers: readonly Printer[] };

/** The printers of this computer, and a function to look again. `text` is `''` if nothing answered. */
export function usePrinters(printing: Printing): [Printers, () => void] {
  const [state, setState] = useState<Printers>({ status: 'looking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const settle = (found: Printers) => isWanted && setState(found);
    setState({ status: 'looking' });
    const timer = setTimeout(() => settle({ status: 'failed', text: '' }), printersTimeout);
    printing
      .printers()
      .then(
        (printers) => settle({ status: 'found', printers }),
        (error: unknown) => settle({ status: 'failed', text: errorText(error) }),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [printing, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
