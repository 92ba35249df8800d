import { amountSchema, currencySchema, paymentStates, paymentKinds, postingCauses } from '@vitae/domain/money';
import * as z from 'zod/mini';
import { admin, errorsOf, timeSchema } from '../base.ts';
import { paymentSchema, walletBalanceSchema, walletLineSchema } from '../payments.ts';
import { afterShape, exportInput, orderShape, pageOf, reasonSchema } from './list.ts';

const tags = ['admin'];

const listedSchema = z.object({
  ...z.omit(paymentSchema, { action: true }).shape,
  /** Who paid; the address is `null` once the account is deleted. */
  account: z.object({ id: z.uuid(), email: z.nullable(z.string()) }),
  /** `wallet` if there was nothing to charge. */
  provider: z.string(),
  /** What the provider calls it. */
  reference: z.nullable(z.string()),
  /** What can still be given back, in minor units. */
  left: z.int(),
});
export type ListedPayment = z.infer<typeof listedSchema>;

const at = { at: timeSchema };
/** What happened to a payment, with what the provider reported about it. */
const happeningSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('state'), ...at, state: z.string() }),
  z.object({
    what: z.literal('refund'),
    ...at,
    /** As its caller chose it. */
    id: z.string(),
    /** `returned` if it was done, and came back from the provider into the wallet. */
    state: z.enum(['requested', 'done', 'failed', 'returned']),
    amount: z.int(),
    reason: z.string(),
    /** The address of the admin; `null` if nobody decided on it here. */
    by: z.nullable(z.string()),
  }),
  z.object({
    what: z.literal('posting'),
    ...at,
    cause: z.enum(postingCauses),
    /** From one account of the ledger to another, in minor units. */
    transfers: z.array(z.object({ from: z.string(), to: z.string(), amount: z.int() })),
  }),
  z.object({ what: z.literal('event'), ...at, name: z.string(), id: z.string() }),
  z.object({ what: z.literal('invoice'), ...at, kind: z.enum(['receipt', 'credit-note']), number: z.int() }),
]);
export type PaymentHappening = z.infer<typeof happeningSchema>;

const detailsSchema = z.object({
  ...listedSchema.shape,
  /** The code of the coupon that it was paid with. */
  coupon: z.nullable(z.string()),
  /** Oldest first. */
  timeline: z.array(happeningSchema),
});
export type PaymentDetails = z.infer<typeof detailsSchema>;

/** Something in which the provider and our books differ, after everything that can be followed was followed. */
export const moneyDifferenceSchema = z.object({
  kind: z.enum(['unknown-charge', 'missing-charge', 'state', 'amount', 'refunds', 'disputes', 'balance', 'owed']),
  /** Our payment, the provider's charge, or the account of the ledger. */
  subject: z.string(),
  ours: z.string(),
  theirs: z.string(),
});
export type MoneyDifference = z.infer<typeof moneyDifferenceSchema>;

/** A comparison of the books with the provider that an admin asked for. */
const reconciliationSchema = z.object({
  id: z.uuid(),
  /** The address of the admin. */
  by: z.string(),
  reason: z.string(),
  /** Charges from then on. */
  since: timeSchema,
  begunAt: timeSchema,
  /** `null` while it goes on in the background. */
  finishedAt: z.nullable(timeSchema),
  /** Charges that were looked at, and payments that changed, so far; each of these is on record. */
  looked: z.int(),
  changed: z.int(),
  /** How many differences there are; known at the end. */
  found: z.int(),
  /** The first of the payments that changed, with what changed. */
  changes: z.array(
    z.object({
      payment: z.uuid(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
  /** The first of the differences. */
  differences: z.array(moneyDifferenceSchema),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

const queryShape = {
  ...orderShape(['created']),
  state: z.optional(z.enum([...paymentStates, 'disputed'])),
  kind: z.optional(z.enum(paymentKinds)),
  /** Those made with a coupon. */
  coupon: z.optional(z.uuid()),
};
export type PaymentQuery = z.infer<z.ZodMiniObject<typeof queryShape>>;

const idShape = { id: z.uuid() };
const mostDays = 31;

/** The payments of all accounts, for admins. */
export const paymentsOfUsersContract = {
  /** The search finds people, ids, references of the provider, and numbers of receipts. */
  list: admin
    .route({ method: 'GET', path: '/admin/payments', tags, summary: 'Payments, by page' })
    .input(z.object({ ...queryShape, ...afterShape }))
    .output(pageOf(listedSchema)),
  export: admin
    .route({ method: 'POST', path: '/admin/payments/export', tags, summary: 'The same payments as CSV' })
    .input(exportInput(queryShape))
    .output(z.file()),
  get: admin
    .route({ method: 'GET', path: '/admin/payments/{id}', tags, summary: 'A payment, and what happened to it' })
    .input(z.object(idShape))
    .output(detailsSchema),
  /** Refused as a conflict if something else than `left` is left of it by now. */
  refund: admin
    .route({ method: 'POST', path: '/admin/payments/{id}/refund', tags, summary: 'Give back a payment, or a part' })
    .errors(errorsOf('conflict'))
    .input(
      z.object({
        ...idShape,
        /** Chosen by the caller: asking again with the same key is the same refund. */
        key: z.uuid(),
        amount: amountSchema.check(z.minimum(1)),
        left: amountSchema,
        reason: reasonSchema,
      }),
    )
    .output(detailsSchema),
  /** What the provider says is followed. */
  check: admin
    .route({ method: 'POST', path: '/admin/payments/{id}/check', tags, summary: 'Compare a payment with the provider' })
    .input(z.object({ ...idShape, reason: reasonSchema }))
    .output(z.object({ payment: detailsSchema, differences: z.array(moneyDifferenceSchema) })),
  /**
   * Looks at some charges at once; a job goes on with the rest. Refused as a conflict while another one is under way.
   */
  reconcile: admin
    .route({ method: 'POST', path: '/admin/payments/reconcile', tags, summary: 'Compare the books with the provider' })
    .errors(errorsOf('conflict'))
    .input(z.object({ days: z.int().check(z.minimum(1), z.maximum(mostDays)), reason: reasonSchema }))
    .output(reconciliationSchema),
  reconciliation: admin
    .route({ method: 'GET', path: '/admin/reconciliation', tags, summary: 'The last comparison that was asked for' })
    .output(z.object({ last: z.nullable(reconciliationSchema) })),
};

const walletSchema = z.object({
  balances: z.array(walletBalanceSchema),
  /** What moved, newest first. */
  lines: z.array(z.extend(walletLineSchema, { reason: z.nullable(z.string()) })),
  more: z.boolean(),
  /** Those that it has, and those that plans are sold in. */
  currencies: z.array(currencySchema),
});
export type WalletOfUser = z.infer<typeof walletSchema>;

/** The wallet of an account, for admins. */
export const walletOfUserContract = {
  get: admin
    .route({ method: 'GET', path: '/admin/users/{id}/wallet', tags, summary: 'The wallet of an account' })
    .input(z.object({ ...idShape, before: z.optional(z.uuid()) }))
    .output(walletSchema),
  /** A posting of its own. Refused as a conflict if something else than `balance` is in it by now. */
  adjust: admin
    .route({ method: 'POST', path: '/admin/users/{id}/wallet', tags, summary: 'Give to a wallet, or take from it' })
    .errors(errorsOf('conflict'))
    .input(
      z.object({
        ...idShape,
        key: z.uuid(),
        amount: amountSchema.check(z.minimum(1)),
        isTaken: z.boolean(),
        currency: currencySchema,
        balance: amountSchema,
        reason: reasonSchema,
      }),
    )
    .output(walletSchema),
};
