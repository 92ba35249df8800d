import type { DocumentKind } from '@vitae/domain';
import { prepareImportWorker } from '@vitae/importer/client';
import { useCallback, useEffect, useRef } from 'react';
import { usePlatform } from '../platform.ts';

/**
 * Makes import workers as the platform does. The first has loaded its code by the time that a person has found a file:
 * it starts when the page has nothing to do, and ends with the page.
 */
export function usePreparedImport(kind: DocumentKind): () => Worker {
  const { createImportWorker } = usePlatform();
  const prepared = useRef<Worker>(null);
  useEffect(
    () =>
      whenQuiet(() => {
        const worker = prepareImportWorker(createImportWorker, kind);
        prepared.current = worker;
        return () => {
          // One that was taken is ended by who took it.
          if (prepared.current === worker) worker.terminate();
          prepared.current = null;
        };
      }),
    [createImportWorker, kind],
  );
  return useCallback(() => {
    const worker = prepared.current;
    prepared.current = null;
    return worker ?? createImportWorker();
  }, [createImportWorker]);
}

/** Starts something when the page has nothing to do. Returns what ends it, or keeps it from starting. */
function whenQuiet(start: () => () => void): () => void {
  let end = () => {};
  const begin = () => {
    end = start();
  };
  // Safari tells of no quiet moments.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(begin, 200);
    return () => {
      clearTimeout(timer);
      end();
    };
  }
  const handle = requestIdleCallback(begin, { timeout: 1_000 });
  return () => {
    cancelIdleCallback(handle);
    end();
  };
}
