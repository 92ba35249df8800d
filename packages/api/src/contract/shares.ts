import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { doneSchema, errorsOf, passwordSchema, personal, timeSchema } from './base.ts';

const tags = ['shares'];

/** Links of one document, and of one account. */
export const mostShareLinks = { document: 5, account: 50 } as const;

/** A link under which anyone can read a document. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  document: z.uuid(),
  kind: documentKindSchema,
  /** The last part of the address: `/r/{token}`. */
  token: z.string(),
  /** The whole address. */
  url: z.url(),
  /** The version that it shows; `null` if it follows the document. */
  rev: z.nullable(z.int()),
  hasPassword: z.boolean(),
  /** When it ends; `null` for never. */
  expiresAt: z.nullable(timeSchema),
  /** How often the page was opened; by whom is not recorded. */
  views: z.int(),
  createdAt: timeSchema,
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

const idSchema = z.object({ id: z.uuid() });

export const sharesContract = {
  list: personal
    .route({ method: 'GET', path: '/shares', tags, summary: 'The share links of the account, newest first' })
    .input(z.object({ document: z.optional(z.uuid()) }))
    .output(z.object({ links: z.array(shareLinkSchema) })),
  /** The document has to be in the account, and not in the trash. */
  create: personal
    .route({ method: 'POST', path: '/shares', tags, summary: 'Share a document under a link' })
    .errors(errorsOf('limit-reached'))
    .input(
      z.object({
        document: z.uuid(),
        /** Whether it shows the document as it is at the time, or stays at the version of now. */
        follows: z._default(z.boolean(), true),
        password: z._default(z.nullable(passwordSchema), null),
        expiresAt: z._default(z.nullable(timeSchema), null),
      }),
    )
    .output(shareLinkSchema),
  /** What is missing stays as it is. `follows: false` stays at the version of now. */
  update: personal
    .route({ method: 'PATCH', path: '/shares/{id}', tags, summary: 'Change password, end or version of a share link' })
    .input(
      z.object({
        id: z.uuid(),
        follows: z.optional(z.boolean()),
        /** `null` removes it. */
        password: z.optional(z.nullable(passwordSchema)),
        expiresAt: z.optional(z.nullable(timeSchema)),
      }),
    )
    .output(shareLinkSchema),
  /** From then on nobody can read the document under it, with or without its password. */
  revoke: personal
    .route({ method: 'DELETE', path: '/shares/{id}', tags, summary: 'End a share link' })
    .input(idSchema)
    .output(doneSchema),
};
