import type { Head } from '@vitae/api/contract';
import { api, personOf, writerOf } from '../../api/implementer.ts';
import { storedJson } from '../../api/json-text.ts';
import {
  changesSince,
  documentText,
  headsText,
  labelRevision,
  listRevisions,
  purgeDocument,
  restoreDocument,
  revisionText,
  trashDocument,
} from './documents.ts';
import { pushDocument, pushDocuments } from './push-documents.ts';

const { documents, sync } = api;
const done = { done: true } as const;

export const syncRouter = {
  changes: sync.changes.handler(({ input, context }) =>
    changesSince(context.services, personOf(context).accountId, input.since),
  ),
  heads: sync.heads.handler(async ({ input, context }) =>
    storedJson<{ heads: Head[]; gone: string[] }>(
      await headsText(context.services.db, personOf(context).accountId, input),
    ),
  ),
  push: sync.push.handler(async ({ input, context }) => ({
    answers: await pushDocuments(context.services, await writerOf(context), input),
  })),
};

export const documentsRouter = {
  get: documents.get.handler(async ({ input, context }) =>
    storedJson<Head>(await documentText(context.services.db, personOf(context).accountId, input)),
  ),
  put: documents.put.handler(async ({ input, context }) => ({
    rev: await pushDocument(context.services, await writerOf(context), input),
  })),
  delete: documents.delete.handler(async ({ input, context }) => {
    await trashDocument(context.services, (await writerOf(context)).accountId, input);
    return done;
  }),
  restore: documents.restore.handler(async ({ input, context }) => {
    await restoreDocument(context.services, (await writerOf(context)).accountId, input.id);
    return done;
  }),
  purge: documents.purge.handler(async ({ input, context }) => {
    await purgeDocument(context.services, (await writerOf(context)).accountId, input);
    return done;
  }),
  revisions: {
    list: documents.revisions.list.handler(({ input, context }) =>
      listRevisions(context.services.db, personOf(context).accountId, input),
    ),
    get: documents.revisions.get.handler(async ({ input, context }) =>
      storedJson<Head>(await revisionText(context.services.db, personOf(context).accountId, input)),
    ),
    label: documents.revisions.label.handler(async ({ input, context }) => {
      await labelRevision(context.services.db, (await writerOf(context)).accountId, input);
      return done;
    }),
  },
};
