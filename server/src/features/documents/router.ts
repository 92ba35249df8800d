import { api, personOf } from '../../api/implementer.ts';
import { changesSince, labelRevision, listRevisions, purgeDocument, pushDocument, readDocument, readRevision, restoreDocument, trashDocument } from './documents.ts';

const { documents, sync } = api;
const done = { done: true } as const;

export const syncRouter = {
  changes: sync.changes.handler(({ input, context }) => changesSince(context.services, personOf(context).accountId, input.since)),
};

export const documentsRouter = {
  get: documents.get.handler(({ input, context }) => readDocument(context.services.db, personOf(context).accountId, input)),
  put: documents.put.handler(async ({ input, context }) => ({ rev: await pushDocument(context.services, personOf(context), input) })),
  delete: documents.delete.handler(async ({ input, context }) => {
    await trashDocument(context.services, personOf(context).accountId, input);
    return done;
  }),
  restore: documents.restore.handler(async ({ input, context }) => {
    await restoreDocument(context.services, personOf(context).accountId, input.id);
    return done;
  }),
  purge: documents.purge.handler(async ({ input, context }) => {
    await purgeDocument(context.services, personOf(context).accountId, input);
    return done;
  }),
  revisions: {
    list: documents.revisions.list.handler(({ input, context }) => listRevisions(context.services.db, personOf(context).accountId, input)),
    get: documents.revisions.get.handler(({ input, context }) => readRevision(context.services.db, personOf(context).accountId, input)),
    label: documents.revisions.label.handler(async ({ input, context }) => {
      await labelRevision(context.services.db, personOf(context).accountId, input);
      return done;
    }),
  },
};
