import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { admin, textSchema, timeSchema } from '../base.ts';
import { afterShape, exportInput, orderShape, pageOf, reasonSchema } from './list.ts';

const tags = ['admin'];

const listedSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  kind: documentKindSchema,
  title: z.string(),
  owner: z.object({ id: z.uuid(), email: z.string() }),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** When it was moved to the trash. */
  deletedAt: z.nullable(timeSchema),
});
export type DocumentOfUser = z.infer<typeof listedSchema>;

const detailsSchema = z.object({
  ...listedSchema.shape,
  revision: z.int(),
  /** The device that wrote the newest revision. */
  device: z.string(),
  bytes: z.int(),
  /** Versions that are kept, a hundred at most. */
  versions: z.int(),
  evaluations: z.int(),
});
export type DocumentOfUserDetails = z.infer<typeof detailsSchema>;

const queryShape = {
  ...orderShape(['updated', 'created']),
  kind: z._default(documentKindSchema, 'resume'),
  /** In the trash, by when they were moved there. */
  state: z.optional(z.enum(['trash'])),
};

const slugSchema = textSchema.check(z.minLength(1), z.maxLength(200));
/** Two accounts may have documents of the same address. */
const ofOwner = { slug: slugSchema, owner: z.optional(z.uuid()) };

/** The documents of all accounts, for admins: what they are called and when they changed, never what is in them. */
export const documentsOfUsersContract = {
  /** The search finds addresses (slugs), ids, and the documents of an e-mail address. */
  list: admin
    .route({ method: 'GET', path: '/admin/documents', tags, summary: 'Documents of users, by page' })
    .input(z.object({ ...queryShape, ...afterShape }))
    .output(pageOf(listedSchema)),
  export: admin
    .route({ method: 'POST', path: '/admin/documents/export', tags, summary: 'The same documents as CSV' })
    .input(exportInput(queryShape))
    .output(z.file()),
  get: admin
    .route({ method: 'GET', path: '/admin/documents/{slug}', tags, summary: 'What is known about a document' })
    .input(z.object(ofOwner))
    .output(detailsSchema),
  /** It is put on record, and its owner is notified by mail unless the server is set not to. */
  open: admin
    .route({ method: 'POST', path: '/admin/documents/{slug}/open', tags, summary: 'Read a document of a user' })
    .input(z.object({ ...ofOwner, reason: reasonSchema }))
    .output(z.object({ doc: z.record(z.string(), z.unknown()) })),
};
