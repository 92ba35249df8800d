import { z } from 'zod';
import { handler } from '../ipc.ts';
import type { CallContext } from './context.ts';

/** The maximum size of a saved file: a PDF of many pages with photos has a few megabytes. */
const maxSavedBytes = 50 * 1024 * 1024;

/** Files through the system's dialogs. A window gives names and bytes, but never a path. */
export const files = {
  pick: handler(
    z.object({ accept: z.string().max(500), multiple: z.boolean() }),
    ({ accept, multiple }, { files, window }: CallContext) => files.pick(window, accept, multiple),
  ),
  save: handler(
    z.object({
      name: z.string().min(1).max(300),
      type: z.string().max(200),
      bytes: z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= maxSavedBytes, 'is too large'),
    }),
    ({ name, type, bytes }, { files, window }: CallContext) =>
      files.save(window, { name, type, bytes: new Uint8Array(bytes) }),
  ),
};
