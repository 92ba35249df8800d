import type { HeldAccount, HeldState } from '../../platform.ts';

export const nobody: HeldState = { user: null, hasToken: false, isOffline: false, sync: 'off', keeping: 'protected' };

/** A session that a shell holds, for tests. */
export function createFakeAccount(initial: Partial<HeldState> = {}) {
  let state: HeldState = { ...nobody, ...initial };
  const listeners = new Set<(state: HeldState) => void>();
  const calls: string[] = [];
  /** What a call does in addition to being recorded; a test may make it fail. */
  const acts: { [Name in keyof HeldAccount]?: (given?: string | boolean) => void | Promise<void> } = {};
  let wasServerNotified = true;
  let isLeavingDialog = false;
  const change = (changed: Partial<HeldState>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener(state);
  };
  const act = async (name: keyof HeldAccount, given?: string | boolean) => {
    calls.push(given === undefined ? name : `${name} ${String(given)}`);
    await acts[name]?.(given);
  };
  const account: HeldAccount = {
    state: async () => {
      await acts.state?.();
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    startSignIn: () => act('startSignIn'),
    cancelSignIn: () => act('cancelSignIn'),
    finishSignIn: (code) => act('finishSignIn', code),
    signOut: async () => {
      await act('signOut');
      change({ user: null, hasToken: false, sync: 'off' });
      return wasServerNotified;
    },
    refresh: () => act('refresh'),
    openPayment: (path) => act('openPayment', path),
    saveExport: async () => {
      await act('saveExport');
      return isLeavingDialog ? null : 'everything.zip';
    },
    allowUnprotected: (agreed) => act('allowUnprotected', agreed),
  };
  return {
    account,
    calls,
    acts,
    change,
    /** The user closes the dialog that asks where to save. */
    leaveDialog: () => {
      isLeavingDialog = true;
    },
    cutOff: () => {
      wasServerNotified = false;
    },
  };
}
