import * as z from 'zod/mini';
import { admin, countSchema, errorsOf, timeSchema } from '../base.ts';
import { roleSchema } from '../user.ts';
import { afterShape, exportInput, orderShape, pageOf, reasonSchema } from './list.ts';

const tags = ['admin'];

const listedUserSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  status: z.enum(['active', 'suspended']),
  emailVerified: z.boolean(),
  country: z.string(),
  /** Bytes of everything in the account. */
  storedBytes: z.number(),
  createdAt: timeSchema,
  /** When the account will be deleted, while that can be cancelled. */
  deletedAt: z.nullable(timeSchema),
  /** Rises with each change of an admin. */
  revision: countSchema,
});
export type ListedUser = z.infer<typeof listedUserSchema>;

/** A count that stops at a thousand, so that it never reads more. */
const cappedCountSchema = z.object({ count: z.int(), isMore: z.boolean() });

const detailsSchema = z.object({
  ...listedUserSchema.shape,
  locale: z.string(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasTotp: z.boolean(),
  passkeys: z.int(),
  documents: cappedCountSchema,
  evaluations: cappedCountSchema,
  sessions: z.array(z.object({ id: z.uuid(), device: z.string(), createdAt: timeSchema, lastSeenAt: timeSchema })),
  /** Whether it is the caller's own account. */
  isMe: z.boolean(),
});
export type UserDetails = z.infer<typeof detailsSchema>;

const queryShape = {
  ...orderShape(['created', 'email', 'name']),
  state: z.optional(z.enum(['active', 'suspended', 'leaving'])),
  role: z.optional(roleSchema),
};
export type UserQuery = z.infer<z.ZodMiniObject<typeof queryShape>>;

const idShape = { id: z.uuid() };
/** A change of a revision that the caller has seen. */
const changeShape = { ...idShape, revision: countSchema, reason: reasonSchema };

const change = (name: string, summary: string) =>
  admin.errors(errorsOf('conflict')).route({ method: 'POST', path: `/admin/users/{id}/${name}`, tags, summary });

/** The accounts, for admins. Each change has a reason, and is refused if another one came between. */
export const usersContract = {
  list: admin
    .route({ method: 'GET', path: '/admin/users', tags, summary: 'Accounts, by page' })
    .input(z.object({ ...queryShape, ...afterShape }))
    .output(pageOf(listedUserSchema)),
  /** It is put on record who took the list, and which. */
  export: admin
    .route({ method: 'POST', path: '/admin/users/export', tags, summary: 'The same accounts as CSV' })
    .input(exportInput(queryShape))
    .output(z.file()),
  get: admin
    .route({ method: 'GET', path: '/admin/users/{id}', tags, summary: 'An account' })
    .input(z.object(idShape))
    .output(detailsSchema),
  /** Its tokens are refused at once. */
  suspend: change('suspend', 'Suspend an account').input(z.object(changeShape)).output(detailsSchema),
  reinstate: change('reinstate', 'End the suspension of an account').input(z.object(changeShape)).output(detailsSchema),
  setRole: change('role', 'Give or take the role of an admin')
    .input(z.object({ ...changeShape, role: roleSchema }))
    .output(detailsSchema),
  signOut: change('sign-out', 'End all sessions of an account').input(z.object(changeShape)).output(detailsSchema),
  /** After the days in which it can be cancelled, as if the person had asked for it in their settings. */
  remove: change('remove', 'Delete an account for its person').input(z.object(changeShape)).output(detailsSchema),
  keep: change('keep', 'Cancel the deletion of an account').input(z.object(changeShape)).output(detailsSchema),
  /** Everything the account holds, as its person would download it. */
  download: admin
    .errors(errorsOf('conflict'))
    .route({ method: 'POST', path: '/admin/users/{id}/download', tags, summary: 'The data of an account as a zip' })
    .input(z.object({ ...idShape, reason: reasonSchema }))
    .output(z.file()),
};
