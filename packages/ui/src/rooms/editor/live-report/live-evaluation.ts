import type { AnyDocument } from '@vitae/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Evaluated } from '../../../base/evaluation/evaluate-document.ts';

/** Milliseconds without a change before a document is evaluated again. */
const pause = 900;

export interface LiveState {
  /** `behind`: the document has changed since, and is evaluated when nothing changes for a moment. */
  status: 'idle' | 'behind' | 'running' | 'ready' | 'failed' | 'cancelled';
  /** The newest result; it stays while the next one is made. */
  evaluated: Evaluated | null;
  error: unknown;
  /** The finding that is open in the list and on the pages. */
  chosen: string | null;
}

/** The evaluation of an open document, which follows its changes while somebody looks at it. */
export interface LiveEvaluation {
  readonly state: StoreApi<LiveState>;
  /** Follows the document from now on. Returns a function that stops it; the last one also cancels what is running. */
  follow: () => () => void;
  /** Evaluates it now. */
  again: () => void;
  /** Ends a running evaluation; the next change starts another one. */
  cancel: () => void;
  choose: (id: string | null) => void;
}

export interface LiveSource {
  current: () => AnyDocument;
  /** Calls back with every change. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  evaluate: (document: AnyDocument, signal: AbortSignal) => Promise<Evaluated>;
}

/** Evaluates a document that is being edited: behind the typing, one run at a time, and only the newest one counts. */
export function createLiveEvaluation({ current, subscribe, evaluate }: LiveSource): LiveEvaluation {
  const state = createStore<LiveState>(() => ({ status: 'idle', evaluated: null, error: null, chosen: null }));
  let followers = 0;
  let unsubscribe = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = null;
  };
  const run = () => {
    stop();
    const controller = new AbortController();
    running = controller;
    state.setState({ status: 'running', error: null });
    evaluate(current(), controller.signal).then(
      (evaluated) => {
        if (running === controller) state.setState({ status: 'ready', evaluated });
      },
      (error: unknown) => {
        if (running === controller) state.setState({ status: 'failed', error });
      },
    );
  };
  const later = () => {
    stop();
    state.setState({ status: 'behind' });
    timer = setTimeout(run, pause);
  };

  return {
    state,
    follow() {
      followers += 1;
      if (followers === 1) {
        unsubscribe = subscribe(later);
        run();
      }
      return () => {
        followers -= 1;
        if (followers > 0) return;
        unsubscribe();
        stop();
      };
    },
    again: run,
    cancel() {
      stop();
      state.setState({ status: 'cancelled' });
    },
    choose: (chosen) => state.setState({ chosen }),
  };
}
