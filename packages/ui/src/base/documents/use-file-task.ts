import { ImportError, type ImportProgress } from '@vitae/importer';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What is happening to a file that was chosen. */
export type FileTask<Result> =
  | { status: 'choosing' }
  | { status: 'reading'; file: File; progress: ImportProgress }
  | { status: 'failed'; file: File; error: unknown }
  | { status: 'done'; file: File; result: Result };

/** What reads a file gets with it. */
export interface FileReading {
  /** Aborted by `cancel`, by the next file, and when the page is left. */
  signal: AbortSignal;
  onProgress: (progress: ImportProgress) => void;
}

/** Reads one file at a time and says how far it is: the next file ends the reading of the one before. */
export function useFileTask<Result>(read: (file: File, reading: FileReading) => Promise<Result>): {
  task: FileTask<Result>;
  begin: (file: File) => Promise<void>;
  cancel: () => void;
  /** Forgets what was read. */
  reset: () => void;
} {
  const [task, setTask] = useState<FileTask<Result>>({ status: 'choosing' });
  const running = useRef<AbortController>(null);
  const begin = useCallback(
    async (file: File) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const isLatest = () => running.current === controller;
      setTask({ status: 'reading', file, progress: { stage: 'open', done: 0 } });
      try {
        const result = await read(file, {
          signal,
          onProgress: (progress) =>
            setTask((now) => (isLatest() && now.status === 'reading' ? { ...now, progress } : now)),
        });
        if (isLatest()) setTask({ status: 'done', file, result });
      } catch (error) {
        if (!isLatest()) return;
        const isCancelled = error instanceof ImportError && error.code === 'cancelled';
        setTask(isCancelled ? { status: 'choosing' } : { status: 'failed', file, error });
      }
    },
    [read],
  );
  const cancel = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => setTask({ status: 'choosing' }), []);
  useEffect(
    () => () => {
      const controller = running.current;
      running.current = null;
      controller?.abort();
    },
    [],
  );
  return { task, begin, cancel, reset };
}
