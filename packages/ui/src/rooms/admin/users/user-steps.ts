import type { ListedUser } from '@vitae/api/contract';
import { dayText } from '../../../base/day-text.ts';
import { textsOf } from '../../../base/i18n/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { forEachRow } from '../for-each-row.ts';
import type { ReasonedStep } from '../reason-dialog.tsx';

type Changing = Pick<ListedUser, 'id' | 'revision'>;
type Call = (input: { id: string; revision: number; reason: string }) => Promise<unknown>;

/** The steps that can be taken for one account or several; each asks for a reason. */
export function userSteps(users: readonly Changing[], onDone: () => void) {
  const { t } = textsOf('admin');
  const count = users.length;
  const step = (call: Call, done: string, texts: Pick<ReasonedStep, 'title' | 'hint' | 'action' | 'isDanger'>) => ({
    ...texts,
    // What could not be changed shows how it stands.
    act: (reason: string) =>
      forEachRow(users, ({ id, revision }) => call({ id, revision, reason }), done).finally(onDone),
  });
  return {
    suspend: step((input) => callApi((api) => api.admin.users.suspend(input)), t('user.suspended'), {
      title: t('user.suspendTitle', { count }),
      hint: t('user.suspendHint'),
      action: t('user.suspend'),
      isDanger: true,
    }),
    reinstate: step((input) => callApi((api) => api.admin.users.reinstate(input)), t('user.reinstated'), {
      title: t('user.reinstateTitle', { count }),
      hint: t('user.reinstateHint'),
      action: t('user.reinstate'),
    }),
    signOut: step((input) => callApi((api) => api.admin.users.signOut(input)), t('user.signedOut'), {
      title: t('user.signOutTitle', { count }),
      hint: t('user.signOutHint'),
      action: t('user.signOut'),
    }),
    makeAdmin: step(
      (input) => callApi((api) => api.admin.users.setRole({ ...input, role: 'admin' })),
      t('user.madeAdmin'),
      {
        title: t('user.makeAdminTitle'),
        hint: t('user.makeAdminHint'),
        action: t('user.makeAdmin'),
      },
    ),
    makeUser: step(
      (input) => callApi((api) => api.admin.users.setRole({ ...input, role: 'user' })),
      t('user.madeUser'),
      {
        title: t('user.makeUserTitle'),
        hint: t('user.makeUserHint'),
        action: t('user.makeUser'),
        isDanger: true,
      },
    ),
    remove: step((input) => callApi((api) => api.admin.users.remove(input)), t('user.removed'), {
      title: t('user.removeTitle'),
      hint: t('user.removeHint'),
      action: t('user.remove'),
      isDanger: true,
    }),
    keep: step((input) => callApi((api) => api.admin.users.keep(input)), t('user.kept'), {
      title: t('user.keepTitle'),
      hint: t('user.keepHint'),
      action: t('user.keep'),
    }),
  } satisfies Record<string, ReasonedStep>;
}

/** The bytes of something in units that people read. */
export function bytesText(bytes: number, language: string): string {
  const [unit, size] = bytes >= 1e6 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}

/** "Deleted on 5 December 2026". */
export const deletionText = (time: string, language: string): string =>
  textsOf('admin').t('user.deletedOn', { day: dayText(time, language) });
