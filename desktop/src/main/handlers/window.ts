import { z } from 'zod';
import { handler } from '../ipc.ts';
import type { CallContext } from './context.ts';

/** The reports of a window's page. */
export const window = {
  listening: handler(z.undefined(), (_, { windows, window }: CallContext) => windows.startListening(window)),
  flushed: handler(z.undefined(), (_, { windows, window }: CallContext) => windows.markFlushed(window)),
  /** The theme that was chosen. */
  theme: handler(z.enum(['system', 'light', 'dark']), (theme, { windows }: CallContext) => windows.setTheme(theme)),
  /** The network is back. */
  online: handler(z.undefined(), (_, { network }: CallContext) => network.notify()),
};
