const storageKey = 'vitae.session';
const leavingMark = 'leaving';

/**
 * What this browser remembers about its session between visits. Tokens are not part of it: they are in cookies that
 * scripts cannot read.
 */
export type Remembered =
  | { kind: 'nothing' }
  /** Someone was signed in; `user` is what the server last reported about them, as it was stored. */
  | { kind: 'signed-in'; user: unknown }
  /** A sign-out of which the server could not be notified. */
  | { kind: 'leaving' };

export interface SessionMemory {
  read: () => Remembered;
  remember: (user: object) => void;
  markLeaving: () => void;
  forget: () => void;
}

/**
 * The memory in `localStorage`. A browser that refuses storage remembers nothing, and the server is asked if necessary.
 */
export function createSessionMemory(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
): SessionMemory {
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch {
      // Nothing is remembered, but nothing else is lost.
    }
  };
  return {
    read: () => {
      try {
        const text = storage().getItem(storageKey);
        if (text === null) return { kind: 'nothing' };
        return text === leavingMark ? { kind: 'leaving' } : { kind: 'signed-in', user: JSON.parse(text) };
      } catch {
        return { kind: 'nothing' };
      }
    },
    remember: (user) => attempt(() => storage().setItem(storageKey, JSON.stringify(user))),
    markLeaving: () => attempt(() => storage().setItem(storageKey, leavingMark)),
    forget: () => attempt(() => storage().removeItem(storageKey)),
  };
}
