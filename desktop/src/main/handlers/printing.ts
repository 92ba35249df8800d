import { desktopText } from '@vitae/words/desktop';
import { z } from 'zod';
import { handler, oneAtATime } from '../ipc.ts';
import { takeClick } from '../security.ts';
import { ShellError } from '../shell-error.ts';
import type { CallContext } from './context.ts';

/** The maximum size of a printed PDF. */
const maxPrintedBytes = 50 * 1024 * 1024;

const jobSchema = z.object({
  printer: z.string().min(1).max(200),
  copies: z.int().min(1).max(99),
  pages: z.string().max(200),
  paper: z.string().max(100),
});

/** The printers of this computer; see `Printing`. */
export const printing = {
  /** Each time it starts programs of the system. */
  printers: handler(z.undefined(), (_, { printing }: CallContext) => printing.printers(), oneAtATime),
  /** Once for each click or key press: paper cannot be taken back, and no script presses the button. */
  print: handler(
    z.object({
      name: z.string().max(300),
      bytes: z.instanceof(Uint8Array).refine(({ byteLength }) => byteLength <= maxPrintedBytes, 'is too large'),
      job: jobSchema,
    }),
    ({ name, bytes, job }, { printing, window }: CallContext) => {
      if (!takeClick(window.webContents)) throw new ShellError(desktopText('printNeedsClick'));
      return printing.print(new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }), job);
    },
    oneAtATime,
  ),
};
