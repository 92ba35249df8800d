import { z } from 'zod';
import { handler } from '../ipc.ts';
import type { CallContext } from './context.ts';

const nothing = z.undefined();

/** The session that this process holds; see `HeldAccount`. No answer carries a token. */
export const account = {
  state: handler(nothing, (_, { account }: CallContext) => account.state()),
  startSignIn: handler(nothing, (_, { account }: CallContext) => account.startSignIn()),
  cancelSignIn: handler(nothing, (_, { account }: CallContext) => account.cancelSignIn()),
  finishSignIn: handler(z.string().min(1).max(512), (code, { account }: CallContext) => account.finishSignIn(code)),
  signOut: handler(nothing, (_, { account }: CallContext) => account.signOut()),
  refresh: handler(nothing, (_, { account }: CallContext) => account.refresh()),
  keepUnprotected: handler(z.boolean(), (agreed, { account }: CallContext) => account.keepUnprotected(agreed)),
};
