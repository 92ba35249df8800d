import type {
  DisputeState,
  Interval,
  PaymentKind,
  PaymentState,
  PostingCause,
  SubscriptionState,
} from '@vitae/domain/money';
import type { Generated } from 'kysely';

/* The tables of money: plans, coupons, payments, subscriptions, the ledger. See `schema.ts`. */

/** One version of a plan. */
export interface PlanTable {
  key: string;
  version: number;
  /** JSON text: the plan. */
  content: string;
  created_by: string | null;
  reason: string;
  created_at: string;
}

export interface CouponTable {
  id: string;
  /** What makes the code the same: unique. */
  code_key: string;
  /** JSON text: code and rules. */
  rules: string;
  active: Generated<number>;
  /** As in the rules, for the one write that reserves a use. */
  starts_at: string | null;
  ends_at: string | null;
  most_uses: number | string | null;
  /** Payments that were made with it or are pending. */
  uses: Generated<number | string>;
  batch: string | null;
  created_by: string | null;
  reason: string;
  created_at: string;
}

/** Amounts are in minor units; PostgreSQL gives large integers as text. */
type Minor = number | string;

export interface PaymentTable {
  id: string;
  /** The account may no longer exist. */
  account_id: string;
  /** Chosen by the device: unique in the account. */
  idempotency_key: string;
  /** JSON text: what was asked for with that key. */
  request: string;
  kind: PaymentKind;
  plan_key: string | null;
  plan_version: number | null;
  period: Interval | null;
  /** Until when it pays, for a subscription. */
  period_end: string | null;
  subscription_id: string | null;
  /** The expert review that it pays for. */
  review_id: string | null;
  coupon_id: string | null;
  currency: string;
  price: Minor;
  discount: Minor;
  tax: Minor;
  tax_name: string | null;
  wallet: Minor;
  charge: Minor;
  /** `wallet` if there was nothing to charge. */
  provider: string;
  provider_ref: string | null;
  /** Where the provider asks for the card. */
  redirect_url: string | null;
  state: PaymentState;
  /** Where its disputes stand: open before lost before won. */
  dispute: Generated<DisputeState>;
  /** What of the charge banks have taken back: open disputes, and what is lost. */
  disputed_charge: Generated<Minor>;
  /** Whether it came too late to be honoured, so that the money is in the wallet. */
  is_credited: Generated<number>;
  /** What refunds were asked for, and what of them is done. */
  asked_charge: Generated<Minor>;
  asked_wallet: Generated<Minor>;
  refunded_charge: Generated<Minor>;
  refunded_wallet: Generated<Minor>;
  brand: string | null;
  last4: string | null;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  closed_at: string | null;
  /** When the provider is asked next; null if there is nothing to ask. */
  check_at: string | null;
}

export interface RefundTable {
  id: string;
  payment_id: string;
  charge: Minor;
  wallet: Minor;
  /** `returned` if it was done, and its money came back from the provider into the wallet. */
  state: 'requested' | 'done' | 'failed' | 'returned';
  provider_ref: string | null;
  made_by: string | null;
  reason: string;
  created_at: string;
  changed_at: string;
}

/** A bank's dispute of a payment, or of a part of it. */
export interface DisputeTable {
  id: string;
  payment_id: string;
  /** Null for one of a time before it was kept. */
  provider_ref: string | null;
  state: Exclude<DisputeState, 'none'>;
  amount: Minor;
  /** What of the amount is gone, once it is lost. */
  lost: Generated<Minor>;
  /** What of the wallet that the payment filled is set aside until it is decided. */
  held: Generated<Minor>;
  created_at: string;
  changed_at: string;
}

export interface SubscriptionTable {
  id: string;
  account_id: string;
  plan_key: string;
  plan_version: number;
  /** JSON text: what the plan gave when it was bought. */
  rights: string;
  period: 'month' | 'year';
  currency: string;
  /** Of a period, as it was when it was bought. */
  price: Minor;
  provider: string;
  /** What the provider charges again; null if the wallet pays. */
  method: string | null;
  brand: string | null;
  last4: string | null;
  state: SubscriptionState;
  /** Periods are counted from here. */
  anchor: string;
  periods: number;
  period_start: string;
  period_end: string;
  ended_at: string | null;
  /** How often its renewal was missed. */
  tries: Generated<number>;
  /** When it is renewed or ends; null once it has ended. */
  due_at: string | null;
  created_at: string;
  changed_at: string;
}

/** Append-only by a rule of the database. */
export interface LedgerPostingTable {
  id: string;
  /** Unique: the same thing is never posted twice. */
  key: string;
  cause: PostingCause;
  account_id: string | null;
  payment_id: string | null;
  currency: string;
  made_by: string | null;
  reason: string | null;
  at: string;
}

/** Append-only by a rule of the database: an amount from one account of the ledger to another. */
export interface LedgerEntryTable {
  posting_id: string;
  line: number;
  from_account: string;
  to_account: string;
  currency: string;
  amount: Minor;
}

/** Wallets and what is held of them: the database keeps these sums itself, never below zero, and refuses other changes. */
export interface LedgerBalanceTable {
  account: string;
  currency: string;
  balance: Minor;
}

/** Append-only by a rule of the database; numbers have no gaps. */
export interface InvoiceTable {
  number: number;
  kind: 'receipt' | 'credit-note';
  payment_id: string;
  refund_id: string | null;
  account_id: string;
  /** JSON text: what is printed on it, without who bought. */
  content: string;
  at: string;
}

/** Who bought and what was printed, for a receipt or credit note; removed with the account. */
export interface InvoiceBuyerTable {
  number: number;
  account_id: string;
  name: string;
  email: string;
  brand: string | null;
  last4: string | null;
  /** JSON text: the words as they were issued; `null` for what was issued before they were kept. */
  printed: Generated<string | null>;
}

export interface ProviderEventTable {
  provider: string;
  event_id: string;
  at: string;
  /** The payment that it was about, if it is one of ours. */
  payment_id: string | null;
  /** What the provider calls it, such as `charge.refunded`. */
  name: Generated<string>;
}

/** A change of state, for the devices of the account. */
export interface MoneyEventTable {
  id: string;
  account_id: string;
  subject: 'payment' | 'subscription' | 'refund';
  subject_id: string;
  state: string;
  at: string;
  announced_at: string | null;
}

/** A comparison of the books with the provider that an admin asked for; the job `reconciling` goes on with one that is open. */
export interface ReconciliationTable {
  id: string;
  /** 1 until it is finished, then null: so there is at most one. */
  is_open: number | null;
  /** The call that began it. */
  audit_id: string;
  reason: string;
  /** Charges from then on. */
  since: string;
  begun_at: string;
  finished_at: string | null;
  /** Charges looked at, payments changed, and differences found. */
  looked: Generated<number>;
  changed: Generated<number>;
  found: Generated<number>;
  /** JSON text: the first of each. */
  changes: Generated<string>;
  differences: Generated<string>;
}

/** What the built-in test provider knows. */
export interface TestChargeTable {
  ref: string;
  /** JSON text. */
  content: string;
  created_at: string;
}

/** What the ledger says of each quarter of an hour; kept by the job of the figures. */
export interface MoneyTallyTable {
  currency: string;
  name: 'gross' | 'refunded' | 'lost';
  at: string;
  amount: Minor;
}

/** The same by day (UTC), summed by the database. */
export interface MoneyTallyDayTable extends Omit<MoneyTallyTable, 'at'> {
  day: string;
}

/** The tables of money by name. */
export interface MoneySchema {
  plan: PlanTable;
  coupon: CouponTable;
  payment: PaymentTable;
  refund: RefundTable;
  dispute: DisputeTable;
  subscription: SubscriptionTable;
  ledger_posting: LedgerPostingTable;
  ledger_entry: LedgerEntryTable;
  ledger_balance: LedgerBalanceTable;
  invoice: InvoiceTable;
  invoice_buyer: InvoiceBuyerTable;
  provider_event: ProviderEventTable;
  money_event: MoneyEventTable;
  reconciliation: ReconciliationTable;
  test_charge: TestChargeTable;
  money_tally: MoneyTallyTable;
  money_tally_day: MoneyTallyDayTable;
}
