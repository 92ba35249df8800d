import { desktopText } from '@vitae/words/desktop';
import { dialog, type BrowserWindow } from 'electron';
import { z } from 'zod';
import { handler } from '../ipc.ts';
import { oneDialog } from '../one-dialog.ts';
import { hasJustClicked } from '../security.ts';
import { ShellError } from '../shell-error.ts';
import type { CallContext } from './context.ts';

const nothing = z.undefined();
/** The suggested name for a full export. */
const exportName = 'vitae-export.zip';

/** Only a user may do this: no script of a page opens the browser. */
function requireClick({ window }: CallContext, text: 'signInNeedsClick' | 'payingNeedsClick'): void {
  if (!hasJustClicked(window.webContents)) throw new ShellError(desktopText(text));
}

/** The pages of the site on which something is paid; no other one is opened. */
const paymentPath = z
  .string()
  .max(500)
  .regex(/^\/(payment|account\/payments\/wallet)(\?[\w%.=&-]*)?$/);

/** The user confirms in a system dialog, which no script of a page can answer. */
async function agreesToPlain(window: BrowserWindow): Promise<boolean> {
  const { response } = await oneDialog(window, () =>
    dialog.showMessageBox(window, {
      type: 'warning',
      buttons: [desktopText('keepPlainYes'), desktopText('keepPlainNo')],
      defaultId: 1,
      cancelId: 1,
      message: desktopText('keepPlain'),
      detail: desktopText('keepPlainDetail'),
    }),
  );
  return response === 0;
}

/** The session that this process holds; see `HeldAccount`. No answer contains a token. */
export const account = {
  state: handler(nothing, (_, { account }: CallContext) => account.state()),
  startSignIn: handler(nothing, (_, context: CallContext) => {
    requireClick(context, 'signInNeedsClick');
    return context.account.startSignIn();
  }),
  openPayment: handler(paymentPath, (path, context: CallContext) => {
    requireClick(context, 'payingNeedsClick');
    return context.account.openPayment(path);
  }),
  cancelSignIn: handler(nothing, (_, { account }: CallContext) => account.cancelSignIn()),
  finishSignIn: handler(z.string().min(1).max(512), (code, { account }: CallContext) => account.finishSignIn(code)),
  signOut: handler(nothing, (_, { account }: CallContext) => account.signOut()),
  refresh: handler(nothing, (_, { account }: CallContext) => account.refresh()),
  /** To a file that the user chooses: the page gets neither its path nor its content. */
  saveExport: handler(nothing, async (_, { account, files, window }: CallContext) =>
    (await files.saveParts(window, exportName, account.exported())) ? exportName : null,
  ),
  allowUnprotected: handler(z.boolean(), async (agreed, { account, window }: CallContext) => {
    if (agreed && !(await agreesToPlain(window))) return;
    await account.allowUnprotected(agreed);
  }),
};
