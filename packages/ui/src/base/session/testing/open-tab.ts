import type { Transport } from '../../platform.ts';
import { createSessionMemory, type SessionMemory } from '../session-memory.ts';
import { createSessionState } from '../session-state.ts';
import { createSession, type SessionNews } from '../session.ts';

export function fakeStorage() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** A tab of the browser that the server knows by its cookies. */
export function openTab(
  server: { transport: Transport },
  given: { memory?: SessionMemory; locks?: Pick<LockManager, 'request'> } = {},
) {
  const storage = fakeStorage();
  const memory = given.memory ?? createSessionMemory(() => storage);
  const state = createSessionState(memory);
  const sent: SessionNews[] = [];
  const session = createSession({
    transport: server.transport,
    state,
    memory,
    broadcast: (news) => sent.push(news),
    locks: given.locks,
  });
  return { session, state, memory, sent };
}
