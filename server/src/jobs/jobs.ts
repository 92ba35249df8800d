import { reconcilingJob } from '../features/admin/money/reconcile-books.ts';
import { publishDueJob } from '../features/admin/samples/edit-samples.ts';
import { housekeepingJobs } from '../features/housekeeping/housekeeping.ts';
import { mailJob } from '../features/mail/outbox.ts';
import { evaluationJob } from '../features/evaluations/run-evaluations.ts';
import { refundJob } from '../features/reviews/reviews.ts';
import { figuresJob } from '../features/figures/count-figures.ts';
import { moneyEventsJob } from '../features/payments/money-events.ts';
import { paymentsJob } from '../features/payments/payments.ts';
import { reconciliationJob } from '../features/payments/reconcile.ts';
import { renewalsJob } from '../features/payments/subscriptions.ts';
import type { Job } from './job.ts';

/** Everything that runs on a timer in the server. Nothing else may, so that the list is complete. */
export const jobs: readonly Job[] = [
  mailJob,
  evaluationJob,
  refundJob,
  figuresJob,
  paymentsJob,
  renewalsJob,
  moneyEventsJob,
  reconciliationJob,
  reconcilingJob,
  publishDueJob,
  ...housekeepingJobs,
];
