import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-state.ts';

/** Something that only the server knows. */
export type Remote<Value> = { status: 'loading' } | { status: 'failed'; error: unknown } | { status: 'ready'; value: Value };

/** Asks the server once, again on demand, and by itself when it answers again after it did not; an answer that comes after a newer question is dropped. `load` must be stable. */
export function useRemote<Value>(load: () => Promise<Value>): [Remote<Value>, () => void] {
  const [state, setState] = useState<{ load: unknown; remote: Remote<Value> }>({ load, remote: { status: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    const settle = (remote: Remote<Value>) => wanted && setState({ load, remote });
    setState((before) => (before.load === load && before.remote.status === 'ready' ? before : { load, remote: { status: 'loading' } }));
    load().then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => settle({ status: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const isOffline = useSession((known) => known.isOffline);
  const wasOffline = useRef(isOffline);
  const isFailed = state.remote.status === 'failed';
  useEffect(() => {
    if (wasOffline.current && !isOffline && isFailed) again();
    wasOffline.current = isOffline;
  }, [isOffline, isFailed, again]);
  return [state.load === load ? state.remote : { status: 'loading' }, again];
}
