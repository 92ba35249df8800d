import {
  amountSchema,
  couponCodeSchema,
  currencySchema,
  disputeStates,
  intervals,
  paymentKinds,
  paymentStates,
  postingCauses,
  subscriptionStates,
} from '@vitae/domain/money';
import * as z from 'zod/mini';
import { offeredPlansSchema } from '../offered-plans.ts';
import { doneSchema, errorsOf, open, personal, textSchema, timeSchema } from './base.ts';

const tags = ['payments'];
const keySchema = textSchema.check(z.minLength(1), z.maxLength(40));
const idSchema = z.object({ id: z.uuid() });

export const plansContract = {
  list: open
    .route({ method: 'GET', path: '/plans', tags, summary: 'The plans, with their prices in a country' })
    .input(z.object({ country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }))
    .output(offeredPlansSchema),
};

const purchaseShape = {
  plan: keySchema,
  period: z.enum(intervals),
  /** The usual one of the country if it is missing. */
  currency: z._default(z.nullable(currencySchema), null),
  coupon: z._default(z.nullable(couponCodeSchema), null),
  usesWallet: z._default(z.boolean(), false),
};

/** What a purchase comes to, in minor units. */
const quoteSchema = z.object({
  currency: currencySchema,
  price: z.int(),
  discount: z.int(),
  tax: z.int(),
  /** The name of the tax; `null` without one. */
  taxName: z.nullable(z.string()),
  total: z.int(),
  wallet: z.int(),
  charge: z.int(),
  /** What is in the wallet in this currency. */
  balance: z.int(),
  /** What each renewal comes to from now on: without the code, with the tax. */
  renewal: z.int(),
  /** Why the code does not count, for people. */
  couponProblem: z.nullable(z.string()),
});
export type PurchaseQuote = z.infer<typeof quoteSchema>;

export const couponsContract = {
  /** Reserves nothing. */
  check: personal
    .route({ method: 'POST', path: '/coupons/check', tags, summary: 'What a purchase comes to with a code' })
    .errors(errorsOf('not-ready'))
    .input(z.object(purchaseShape))
    .output(quoteSchema),
};

/** A payment as its account sees it. */
export const paymentSchema = z.object({
  id: z.uuid(),
  kind: z.enum(paymentKinds),
  /** The name of the plan; `null` for a top-up. */
  plan: z.nullable(z.string()),
  period: z.nullable(z.enum(intervals)),
  state: z.enum(paymentStates),
  dispute: z.enum(disputeStates),
  currency: currencySchema,
  price: z.int(),
  discount: z.int(),
  tax: z.int(),
  wallet: z.int(),
  charge: z.int(),
  refunded: z.int(),
  /** It came too late to be honoured: the money is in the wallet. */
  isCredited: z.boolean(),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  createdAt: timeSchema,
  paidAt: z.nullable(timeSchema),
  /** The number of its receipt. */
  receipt: z.nullable(z.int()),
  /** What the person does next: pay on the provider's page, or in our form of the test provider. */
  action: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), url: z.string() }),
      z.object({ kind: z.literal('card') }),
      z.object({ kind: z.literal('authenticate') }),
    ]),
  ),
});
export type Payment = z.infer<typeof paymentSchema>;

const subscriptionSchema = z.object({
  plan: z.string(),
  name: z.string(),
  state: z.enum(subscriptionStates),
  period: z.enum(['month', 'year']),
  currency: currencySchema,
  price: z.int(),
  /** What its next renewal comes to, as taxes are now. */
  renewal: z.int(),
  periodEnd: timeSchema,
  /** When a missed renewal is tried again. */
  nextTryAt: z.nullable(timeSchema),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * The words of a receipt or credit note, as they were printed when it was issued: they are the same for everyone, at any
 * time and in any language of the interface.
 */
export const printedReceiptSchema = z.object({
  /** BCP 47. */
  language: z.string(),
  title: z.string(),
  /** What was bought, what it came to, and how that was paid, in their order. */
  sums: z.array(z.object({ label: z.string(), amount: z.string(), isTotal: z.boolean() })),
  notes: z.array(z.string()),
  /** The last words; empty for none. */
  closing: z.string(),
});
export type PrintedReceipt = z.infer<typeof printedReceiptSchema>;

/** A receipt or credit note; it never changes. */
const receiptSchema = z.object({
  number: z.int(),
  kind: z.enum(['receipt', 'credit-note']),
  at: timeSchema,
  seller: z.string(),
  /** One line; empty if the site names none. */
  sellerAddress: z.string(),
  sellerTaxNumber: z.string(),
  buyer: z.object({ name: z.string(), email: z.string(), country: z.string() }),
  item: z.enum(paymentKinds),
  plan: z.nullable(z.string()),
  period: z.nullable(z.enum(intervals)),
  periodEnd: z.nullable(timeSchema),
  currency: currencySchema,
  price: z.int(),
  discount: z.int(),
  tax: z.int(),
  taxName: z.nullable(z.string()),
  wallet: z.int(),
  charge: z.int(),
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  about: z.nullable(z.int()),
  printed: printedReceiptSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;

const payErrors = errorsOf('conflict', 'not-ready');
/** Chosen by the device: asking again with the same key is the same payment. */
const orderKeySchema = z.uuid();
const returnSchema = z._default(z.enum(['payment', 'wallet', 'evaluations']), 'payment');
/**
 * The total that the person saw when they agreed, and what of it is charged; earlier apps leave that out. It decides no
 * price: an order that comes to another one is refused.
 */
const shownSchema = z.optional(z.object({ total: z.int(), charge: z.optional(z.int()), currency: currencySchema }));

export const paymentsContract = {
  create: personal
    .route({ method: 'POST', path: '/payments', tags, summary: 'Buy a plan or a review' })
    .errors(payErrors)
    .input(z.object({ key: orderKeySchema, ...purchaseShape, returnTo: returnSchema, shown: shownSchema }))
    .output(paymentSchema),
  list: personal
    .route({ method: 'GET', path: '/payments', tags, summary: 'Payments of the account, newest first' })
    .input(z.object({ before: z.optional(z.uuid()) }))
    .output(z.object({ payments: z.array(paymentSchema), more: z.boolean() })),
  /** Asks the provider how an open payment stands. */
  get: personal
    .route({ method: 'GET', path: '/payments/{id}', tags, summary: 'A payment as it is now' })
    .errors(payErrors)
    .input(idSchema)
    .output(paymentSchema),
  cancel: personal
    .route({ method: 'POST', path: '/payments/{id}/cancel', tags, summary: 'Give up a payment that is open' })
    .errors(payErrors)
    .input(idSchema)
    .output(paymentSchema),
  /** Only of the test provider. The number is not stored, and real ones are refused. */
  card: personal
    .route({ method: 'POST', path: '/payments/{id}/card', tags, summary: 'Pay with a test card' })
    .errors(payErrors)
    .input(
      z.object({
        id: z.uuid(),
        number: z.string().check(z.minLength(12), z.maxLength(40)),
        expiry: z.string().check(z.regex(/^(0[1-9]|1[0-2]) ?\/ ?\d{2}$/)),
        code: z.string().check(z.regex(/^\d{3,4}$/)),
      }),
    )
    .output(paymentSchema),
  /** Only of the test provider: what the person answers to their bank. */
  authenticate: personal
    .route({ method: 'POST', path: '/payments/{id}/authenticate', tags, summary: 'Answer as the bank asks' })
    .errors(payErrors)
    .input(z.object({ id: z.uuid(), isApproved: z.boolean() }))
    .output(paymentSchema),
  receipts: personal
    .route({ method: 'GET', path: '/payments/{id}/receipts', tags, summary: 'Receipt and credit notes of a payment' })
    .input(idSchema)
    .output(z.object({ receipts: z.array(receiptSchema) })),
  subscription: {
    get: personal
      .route({
        method: 'GET',
        path: '/payments/subscription',
        tags,
        summary: 'The plan that is renewed, if there is one',
      })
      .output(z.object({ subscription: z.nullable(subscriptionSchema) })),
    /** It runs to the end of what is paid; one that is past due ends at once. */
    cancel: personal
      .route({ method: 'POST', path: '/payments/subscription/cancel', tags, summary: 'Cancel the plan' })
      .errors(errorsOf('conflict'))
      .output(doneSchema),
    resume: personal
      .route({ method: 'POST', path: '/payments/subscription/resume', tags, summary: 'Take a cancellation back' })
      .errors(errorsOf('conflict'))
      .output(doneSchema),
  },
};

/** What is in a wallet in one currency, and what is reserved of it. */
export const walletBalanceSchema = z.object({ currency: currencySchema, balance: z.int(), held: z.int() });

/** What moved in a wallet. */
export const walletLineSchema = z.object({
  id: z.uuid(),
  cause: z.enum(postingCauses),
  /** Above zero for what came. */
  amount: z.int(),
  currency: currencySchema,
  payment: z.nullable(z.uuid()),
  at: timeSchema,
});

const ownLineSchema = z.extend(walletLineSchema, {
  /** The payment that it is about. */
  of: z.nullable(z.extend(z.pick(paymentSchema, { kind: true, plan: true, period: true }), { isPaid: z.boolean() })),
});
export type WalletLine = z.infer<typeof ownLineSchema>;

export const walletContract = {
  get: personal.route({ method: 'GET', path: '/wallet', tags, summary: 'What is in the wallet' }).output(
    z.object({
      balances: z.array(walletBalanceSchema),
    }),
  ),
  statement: personal
    .route({ method: 'GET', path: '/wallet/statement', tags, summary: 'What moved in the wallet, newest first' })
    .input(z.object({ before: z.optional(z.uuid()) }))
    .output(
      z.object({
        lines: z.array(ownLineSchema),
        more: z.boolean(),
      }),
    ),
  topUp: personal
    .route({ method: 'POST', path: '/wallet/top-up', tags, summary: 'Put money into the wallet' })
    .errors(payErrors)
    .input(z.object({ key: orderKeySchema, amount: amountSchema, currency: currencySchema, returnTo: returnSchema }))
    .output(paymentSchema),
};
