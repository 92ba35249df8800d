import { streamedFile } from '../../api/file-stream.ts';
import { api, personOf } from '../../api/implementer.ts';
import { storedJson } from '../../api/json-text.ts';
import { readFigures } from '../figures/read-figures.ts';
import {
  downloadUser,
  keepUser,
  reinstateUser,
  removeUser,
  setUserRole,
  signOutUser,
  suspendUser,
} from './change-user.ts';
import { exportDocuments, listDocuments } from './list-documents.ts';
import { exportJobs, listJobs } from './list-jobs.ts';
import { exportRecord, listRecord } from './list-record.ts';
import { exportUsers, listUsers } from './list-users.ts';
import { documentDetails, openDocument } from './open-document.ts';
import { checkOnRecord, refundOnRecord } from './money/change-payment.ts';
import { lastReconciliation, reconcileOnRecord } from './money/reconcile-books.ts';
import { couponDetails, createOnRecord, exportCoupons, listCoupons, switchOnRecord } from './money/coupons-of-shop.ts';
import { editPlanOnRecord, listPlans, planVersions } from './money/plans-of-shop.ts';
import { exportPayments, listPayments } from './money/list-payments.ts';
import { paymentDetails } from './money/payment-details.ts';
import { adjustOnRecord, walletOfUser } from './money/wallet-of-user.ts';
import { editTemplates, templatesOfSite } from '../templates/offered-templates.ts';
import { exportMail, listMail, retryMail } from './outbox-view.ts';
import { runOnRecord } from './run-on-record.ts';
import { createSample, moveSample, sampleDetails, saveSample } from './samples/edit-samples.ts';
import { exportSamples, listSamples } from './samples/list-samples.ts';
import { userDetails } from './user-details.ts';

const { admin } = api;
const csv = { type: 'text/csv' };

export const adminRouter = {
  jobs: {
    list: admin.jobs.list.handler(async ({ input, context }) => ({ jobs: await listJobs(context, input) })),
    export: admin.jobs.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'jobs.csv', ...csv, stream: await exportJobs(context, input) }),
    ),
    run: admin.jobs.run.handler(({ input, context }) => runOnRecord(context, input)),
  },
  audit: {
    list: admin.audit.list.handler(({ input, context }) => listRecord(context.services.db, input)),
    export: admin.audit.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'record.csv', ...csv, stream: await exportRecord(context, input) }),
    ),
  },
  mail: {
    list: admin.mail.list.handler(({ input, context }) => listMail(context.services, input)),
    export: admin.mail.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'mail.csv', ...csv, stream: await exportMail(context, input) }),
    ),
    retry: admin.mail.retry.handler(({ input, context }) => retryMail(context, input)),
  },
  figures: admin.figures.handler(({ input, context }) => readFigures(context.services, input)),
  users: {
    list: admin.users.list.handler(({ input, context }) => listUsers(context.services.db, input)),
    export: admin.users.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'users.csv', ...csv, stream: await exportUsers(context, input) }),
    ),
    get: admin.users.get.handler(({ input, context }) => userDetails(context.services.db, personOf(context), input.id)),
    suspend: admin.users.suspend.handler(({ input, context }) => suspendUser(context, input)),
    reinstate: admin.users.reinstate.handler(({ input, context }) => reinstateUser(context, input)),
    setRole: admin.users.setRole.handler(({ input, context }) => setUserRole(context, input)),
    signOut: admin.users.signOut.handler(({ input, context }) => signOutUser(context, input)),
    remove: admin.users.remove.handler(({ input, context }) => removeUser(context, input)),
    keep: admin.users.keep.handler(({ input, context }) => keepUser(context, input)),
    download: admin.users.download.handler(async ({ input, context }) =>
      streamedFile({
        name: 'vitae-export.zip',
        type: 'application/zip',
        stream: await downloadUser(context, input),
      }),
    ),
    wallet: {
      get: admin.users.wallet.get.handler(({ input, context }) => walletOfUser(context.services.db, input)),
      adjust: admin.users.wallet.adjust.handler(({ input, context }) => adjustOnRecord(context, input)),
    },
  },
  documents: {
    list: admin.documents.list.handler(({ input, context }) => listDocuments(context.services.db, input)),
    export: admin.documents.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'documents.csv', ...csv, stream: await exportDocuments(context, input) }),
    ),
    get: admin.documents.get.handler(({ input, context }) => documentDetails(context.services.db, input)),
    open: admin.documents.open.handler(async ({ input, context }) =>
      storedJson<{ doc: Record<string, unknown> }>(await openDocument(context, input)),
    ),
  },
  payments: {
    list: admin.payments.list.handler(({ input, context }) => listPayments(context.services.db, input)),
    export: admin.payments.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'payments.csv', ...csv, stream: await exportPayments(context, input) }),
    ),
    get: admin.payments.get.handler(({ input, context }) => paymentDetails(context.services.db, input.id)),
    refund: admin.payments.refund.handler(({ input, context }) => refundOnRecord(context, input)),
    check: admin.payments.check.handler(({ input, context }) => checkOnRecord(context, input)),
    reconcile: admin.payments.reconcile.handler(({ input, context }) => reconcileOnRecord(context, input)),
    reconciliation: admin.payments.reconciliation.handler(({ context }) => lastReconciliation(context.services.db)),
  },
  coupons: {
    list: admin.coupons.list.handler(({ input, context }) => listCoupons(context.services.db, input)),
    export: admin.coupons.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'coupons.csv', ...csv, stream: await exportCoupons(context, input) }),
    ),
    get: admin.coupons.get.handler(({ input, context }) => couponDetails(context.services.db, input.id)),
    create: admin.coupons.create.handler(({ input, context }) => createOnRecord(context, input)),
    switch: admin.coupons.switch.handler(({ input, context }) => switchOnRecord(context, input)),
  },
  samples: {
    list: admin.samples.list.handler(({ input, context }) => listSamples(context.services, input)),
    export: admin.samples.export.handler(async ({ input, context }) =>
      streamedFile({ name: 'samples.csv', ...csv, stream: await exportSamples(context, input) }),
    ),
    get: admin.samples.get.handler(({ input, context }) => sampleDetails(context.services, input)),
    create: admin.samples.create.handler(({ input, context }) => createSample(context, input)),
    save: admin.samples.save.handler(({ input, context }) => saveSample(context, input)),
    move: admin.samples.move.handler(({ input, context }) => moveSample(context, input)),
  },
  templates: {
    get: admin.templates.get.handler(({ input, context }) => templatesOfSite(context.services.db, input.kind)),
    edit: admin.templates.edit.handler(({ input, context }) => editTemplates(context, input)),
  },
  plans: {
    list: admin.plans.list.handler(({ context }) => listPlans(context.services.db)),
    versions: admin.plans.versions.handler(({ input, context }) => planVersions(context.services.db, input.key)),
    edit: admin.plans.edit.handler(({ input, context }) => editPlanOnRecord(context, input)),
  },
};
