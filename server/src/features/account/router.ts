import { streamedFile } from '../../api/file-stream.ts';
import { api, callerOf, personOf } from '../../api/implementer.ts';
import {
  accountStorage,
  changePassword,
  confirmEmailChange,
  confirmTotp,
  deleteAccount,
  cancelDeletion,
  linkGoogle,
  listSessions,
  removeTotp,
  revokeSession,
  startEmailChange,
  startTotp,
  unlinkGoogle,
  updateProfile,
} from './account.ts';
import { confirmPerson } from './confirm-person.ts';
import { exportAccount } from './export-account.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';

const { account } = api;
const done = { done: true } as const;

export const accountRouter = {
  update: account.update.handler(({ input, context }) => updateProfile(context.services, personOf(context), input)),
  changePassword: account.changePassword.handler(async ({ input, context }) => {
    await changePassword(context.services, callerOf(context), input);
    return done;
  }),
  confirm: account.confirm.handler(async ({ input, context }) => {
    await confirmPerson(context.services, personOf(context), input.currentPassword);
    return done;
  }),
  email: {
    change: account.email.change.handler(async ({ input, context }) => ({
      challengeId: await startEmailChange(context.services, callerOf(context), input),
    })),
    confirm: account.email.confirm.handler(({ input, context }) =>
      confirmEmailChange(context.services, personOf(context), input),
    ),
  },
  google: {
    link: account.google.link.handler(({ input, context }) => linkGoogle(context.services, callerOf(context), input)),
    unlink: account.google.unlink.handler(({ context }) => unlinkGoogle(context.services, callerOf(context))),
  },
  totp: {
    start: account.totp.start.handler(({ input, context }) =>
      startTotp(context.services, personOf(context), input.currentPassword),
    ),
    confirm: account.totp.confirm.handler(async ({ input, context }) => ({
      recoveryCodes: await confirmTotp(context.services, personOf(context), input.code),
    })),
    remove: account.totp.remove.handler(async ({ input, context }) => {
      await removeTotp(context.services, callerOf(context), input.code);
      return done;
    }),
  },
  passkeys: {
    list: account.passkeys.list.handler(async ({ context }) => ({
      passkeys: await listPasskeys(context.services, personOf(context)),
    })),
    start: account.passkeys.start.handler(({ input, context }) =>
      startPasskey(context.services, personOf(context), input.currentPassword),
    ),
    add: account.passkeys.add.handler(({ input, context }) => addPasskey(context.services, callerOf(context), input)),
    rename: account.passkeys.rename.handler(({ input, context }) =>
      renamePasskey(context.services, personOf(context), input),
    ),
    remove: account.passkeys.remove.handler(async ({ input, context }) => {
      await removePasskey(context.services, callerOf(context), input);
      return done;
    }),
  },
  storage: account.storage.handler(({ context }) => accountStorage(context.services, personOf(context))),
  sessions: {
    list: account.sessions.list.handler(async ({ context }) => ({
      sessions: await listSessions(context.services, personOf(context)),
    })),
    revoke: account.sessions.revoke.handler(async ({ input, context }) => {
      await revokeSession(context.services, personOf(context), input.id);
      return done;
    }),
  },
  export: account.export.handler(async ({ context }) =>
    streamedFile({
      name: 'vitae-export.zip',
      type: 'application/zip',
      stream: await exportAccount(context.services, personOf(context)),
    }),
  ),
  remove: account.remove.handler(({ input, context }) =>
    deleteAccount(context.services, callerOf(context), input.currentPassword),
  ),
  keep: account.keep.handler(({ context }) => cancelDeletion(context.services, personOf(context))),
};
