import type { ApiClient } from '@vitae/api/client';
import type { Transport } from '../platform.ts';
import { createSessionMemory } from './session-memory.ts';
import { createSessionState, setSessionState } from './session-state.ts';
import type { Session, SessionNews, TabSession } from './session.ts';

/** Name of the channel on which tabs notify each other of signing in and out. */
const channelName = 'vitae.session';
/** Milliseconds after which a page without a guard fetches the signed-in user: the page itself comes first. */
const firstLookDelay = 1_000;
/** Milliseconds until a server that did not answer is tried again. */
const retryDelay = 20_000;

/** The session where there is no server. */
export const noSession = (): Promise<Session> => Promise.reject(new Error('There is no server to sign in to.'));

let getSession = noSession;

/** The session, whose code is fetched when it is first needed. @throws if there is no server */
export const session = (): Promise<Session> => getSession();

/** Replaces the session of the page. */
export function provideSession(open: () => Promise<Session>): void {
  getSession = open;
}

/** Calls the API as the signed-in user. @throws ApiFailure */
export async function callApi<Answer>(request: (api: ApiClient) => Promise<Answer>): Promise<Answer> {
  return request((await session()).api);
}

/**
 * Starts the session of the page. None of its code is fetched for visitors who have not been signed in here before.
 * `onChange` is called when it started or ended outside of this page, so that guards check again.
 */
export function startSession(transport: Transport | undefined, onChange: () => void): void {
  if (!transport) return;
  const memory = createSessionMemory();
  const state = createSessionState(memory);
  setSessionState(state);
  const channel = new BroadcastChannel(channelName);
  let starting: Promise<TabSession> | null = null;
  const open = () => {
    starting ??= import('./session.ts').then(({ createSession }) =>
      createSession({
        transport,
        state,
        memory,
        broadcast: (news) => channel.postMessage(news),
        locks: 'locks' in navigator ? navigator.locks : undefined,
        isOnline: () => navigator.onLine,
      }),
    );
    starting.catch(() => {
      starting = null;
    });
    return starting;
  };
  getSession = open;

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data))
      void open()
        .then(async (own) => own.follow(data))
        .then(onChange, report);
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const askAgain = () => {
    retry = undefined;
    if (state.getState().isOffline)
      void getSession()
        .then((own) => own.load())
        .catch(report);
  };
  window.addEventListener('online', askAgain);
  state.subscribe(({ status, isOffline }, before) => {
    if (status === 'unauthenticated' && before.status !== status) onChange();
    if (isOffline) retry ??= setTimeout(askAgain, retryDelay);
  });
  if (memory.read().kind !== 'nothing')
    setTimeout(
      () =>
        void getSession()
          .then((own) => own.settled())
          .catch(report),
      firstLookDelay,
    );
}

const isNews = (data: unknown): data is SessionNews => data === 'signed-in' || data === 'signed-out';

function report(error: unknown): void {
  console.warn(error);
}
