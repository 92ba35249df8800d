import { z } from 'zod';
import { handler } from '../ipc.ts';
import type { CallContext } from './context.ts';

/** Whether the program looks for new versions. */
export const updater = {
  state: handler(
    z.undefined(),
    (_, { updater }: CallContext) => updater && { isOn: updater.isOn(), version: updater.version },
  ),
  turn: handler(z.boolean(), (on, { updater }: CallContext) => updater?.turn(on)),
};
