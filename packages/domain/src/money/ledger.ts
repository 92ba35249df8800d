/*
 * The ledger. A posting is a list of transfers, and a transfer takes an amount from one account to another: it is
 * balanced by its form, so all accounts together are zero at any moment, and no code can change that.
 */

/** An account of the ledger. Those with a name behind the colon belong to one person. */
export type LedgerAccount =
  | `wallet:${string}`
  | `hold:${string}`
  | `provider:${string}`
  | 'sales'
  | 'discounts'
  | 'tax'
  | 'refunds'
  | 'disputed'
  | 'losses'
  | 'adjustments'
  | 'unclaimed';

/** What a posting was made for. */
export const postingCauses = [
  'hold',
  'release',
  'payment',
  'late-payment',
  'top-up',
  'refund',
  'refund-returned',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'adjustment',
  'closing',
] as const;
export type PostingCause = (typeof postingCauses)[number];

/** Takes an amount, in minor units and above zero, from one account to another. */
export interface Transfer {
  from: LedgerAccount;
  to: LedgerAccount;
  amount: number;
}

/** Transfers of one currency that happen together. `key` makes it unique: what is posted twice is posted once. */
export interface Posting {
  key: string;
  cause: PostingCause;
  currency: string;
  transfers: readonly Transfer[];
}

export const walletOf = (accountId: string): LedgerAccount => `wallet:${accountId}`;
export const holdOf = (accountId: string): LedgerAccount => `hold:${accountId}`;
export const providerAccount = (provider: string): LedgerAccount => `provider:${provider}`;

/** A payment as far as the ledger is concerned; amounts in minor units. */
export interface PostedPayment {
  id: string;
  accountId: string;
  kind: 'plan' | 'renewal' | 'review' | 'top-up';
  provider: string;
  currency: string;
  price: number;
  discount: number;
  tax: number;
  /** The parts of the total that the wallet and the provider pay. */
  wallet: number;
  charge: number;
}

const posting = (
  key: string,
  cause: PostingCause,
  { currency }: Pick<PostedPayment, 'currency'>,
  transfers: readonly Transfer[],
): Posting => ({ key, cause, currency, transfers: transfers.filter(({ amount }) => amount > 0) });

/** The wallet's part is set aside while a payment is pending. */
export const holdPosting = (payment: PostedPayment, attempt = 0): Posting =>
  posting(`hold ${payment.id}${attempt > 0 ? ` ${attempt}` : ''}`, 'hold', payment, [
    { from: walletOf(payment.accountId), to: holdOf(payment.accountId), amount: payment.wallet },
  ]);

/** It is given back to the wallet, as the payment came to nothing. */
export const releasePosting = (payment: PostedPayment): Posting =>
  posting(`release ${payment.id}`, 'release', payment, [
    { from: holdOf(payment.accountId), to: walletOf(payment.accountId), amount: payment.wallet },
  ]);

/**
 * A payment was made: money at the provider and from the wallet becomes income and tax; a coupon is a cost of its own,
 * so that income is what would have been paid without it.
 */
export function paymentPosting(payment: PostedPayment): Posting {
  const { id, accountId, provider, kind, charge, wallet, tax, discount } = payment;
  const source = providerAccount(provider);
  if (kind === 'top-up')
    return posting(`pay ${id}`, 'top-up', payment, [{ from: source, to: walletOf(accountId), amount: charge }]);
  const taxOfCharge = Math.min(tax, charge);
  const taxOfWallet = tax - taxOfCharge;
  return posting(`pay ${id}`, 'payment', payment, [
    { from: source, to: 'sales', amount: charge - taxOfCharge },
    { from: source, to: 'tax', amount: taxOfCharge },
    { from: holdOf(accountId), to: 'sales', amount: wallet - taxOfWallet },
    { from: holdOf(accountId), to: 'tax', amount: taxOfWallet },
    { from: 'discounts', to: 'sales', amount: discount },
  ]);
}

/** Money for a payment that was closed and cannot be honoured any more goes to the wallet, in full. */
export const latePosting = ({ id, accountId, provider, charge, currency }: PostedPayment): Posting =>
  posting(`pay ${id}`, 'late-payment', { currency }, [
    { from: providerAccount(provider), to: walletOf(accountId), amount: charge },
  ]);

/** What a refund gives back, in minor units: to the card, and to the wallet. */
export interface RefundParts {
  charge: number;
  wallet: number;
}

/** How a refund is split: what was charged first, since that is the person's own money, then the wallet's part. */
export function refundParts(
  { charge, wallet }: Pick<PostedPayment, 'charge' | 'wallet'>,
  before: RefundParts,
  amount: number,
): RefundParts {
  const ofCharge = Math.min(amount, charge - before.charge);
  return { charge: ofCharge, wallet: Math.min(amount - ofCharge, wallet - before.wallet) };
}

/** The share of a refund that is tax: what is refunded in total, less what was before, so that it adds up in the end. */
export function refundedTax({ tax, charge, wallet }: PostedPayment, before: number, amount: number): number {
  const total = charge + wallet;
  const shareOf = (sum: number) => (total === 0 ? 0 : Number((BigInt(tax) * BigInt(sum)) / BigInt(total)));
  return shareOf(before + amount) - shareOf(before);
}

/**
 * Money is given back. Of a top-up, or of a late payment, it comes from the wallet, otherwise from income and tax.
 *
 * @param before what was refunded earlier
 */
export function refundPosting(
  payment: PostedPayment,
  refund: RefundParts & { id: string; isFromWallet: boolean },
  before: number,
): Posting {
  const { accountId, provider } = payment;
  const key = `refund ${refund.id}`;
  const target = providerAccount(provider);
  if (refund.isFromWallet)
    return posting(key, 'refund', payment, [{ from: walletOf(accountId), to: target, amount: refund.charge }]);
  const tax = refundedTax(payment, before, refund.charge + refund.wallet);
  const taxOfCharge = Math.min(tax, refund.charge);
  return posting(key, 'refund', payment, [
    { from: 'refunds', to: target, amount: refund.charge - taxOfCharge },
    { from: 'tax', to: target, amount: taxOfCharge },
    { from: 'refunds', to: walletOf(accountId), amount: refund.wallet - (tax - taxOfCharge) },
    { from: 'tax', to: walletOf(accountId), amount: tax - taxOfCharge },
  ]);
}

/** A bank's dispute of a payment, or of a part of it; amounts in minor units. */
export interface PostedDispute {
  id: string;
  amount: number;
  /** What of the wallet that the payment filled is set aside until it is decided. */
  held: number;
}

/** The provider keeps what is disputed; what it put into a wallet is set aside, as far as it is still there. */
export const disputePosting = (
  { accountId, provider, currency }: PostedPayment,
  { id, amount, held }: PostedDispute,
): Posting =>
  posting(`dispute ${id}`, 'dispute', { currency }, [
    { from: 'disputed', to: providerAccount(provider), amount },
    { from: walletOf(accountId), to: holdOf(accountId), amount: held },
  ]);

/**
 * A dispute was decided. What is won comes back from the provider, and is no longer set aside; what is lost is made up for
 * from what was set aside, then from what else is in the wallet.
 *
 * @param lost nothing for one that was won, else up to its amount
 * @param more what else the wallet has for it
 */
export function disputeEndPosting(
  { accountId, provider, currency }: PostedPayment,
  { id, amount, held }: PostedDispute,
  lost: number,
  more: number,
): Posting {
  const ofHeld = Math.min(held, lost);
  const [wallet, hold] = [walletOf(accountId), holdOf(accountId)];
  const end = lost === 0 ? 'won' : 'lost';
  return posting(`dispute ${end} ${id}`, `dispute-${end}`, { currency }, [
    { from: 'losses', to: 'disputed', amount: lost },
    { from: providerAccount(provider), to: 'disputed', amount: amount - lost },
    { from: hold, to: 'losses', amount: ofHeld },
    { from: hold, to: wallet, amount: held - ofHeld },
    { from: wallet, to: 'losses', amount: Math.min(more, lost - ofHeld) },
  ]);
}

/** An admin gives to a wallet (above zero) or takes from it. */
export function adjustmentPosting(id: string, accountId: string, currency: string, amount: number): Posting {
  const wallet = walletOf(accountId);
  const transfer: Transfer =
    amount > 0
      ? { from: 'adjustments', to: wallet, amount }
      : { from: wallet, to: 'adjustments', amount: Math.abs(amount) };
  return posting(`adjust ${id}`, 'adjustment', { currency }, [transfer]);
}

/** What is left in the wallet of an account that is deleted, and could not be given back. */
export const closingPosting = (accountId: string, currency: string, amount: number): Posting =>
  posting(`close ${accountId} ${currency}`, 'closing', { currency }, [
    { from: walletOf(accountId), to: 'unclaimed', amount },
  ]);

/**
 * A refund was done and came back from the provider. What was bought stays given back, so the money goes into the wallet.
 */
export const returnPosting = (
  { accountId, provider, currency }: Pick<PostedPayment, 'accountId' | 'provider' | 'currency'>,
  { id, charge }: Pick<RefundParts, 'charge'> & { id: string },
  /** What of it the wallet did not pay, since it was spent: it makes up for that loss. */
  ofLosses = 0,
): Posting =>
  posting(`return ${id}`, 'refund-returned', { currency }, [
    { from: providerAccount(provider), to: walletOf(accountId), amount: charge - ofLosses },
    { from: providerAccount(provider), to: 'losses', amount: ofLosses },
  ]);

/** What a payment's refund could not give to anybody, since the account is gone, until it goes back after all. */
export const unclaimedPosting = (
  { id, accountId, currency }: Pick<PostedPayment, 'id' | 'accountId' | 'currency'>,
  time: string,
  amount: number,
): Posting =>
  posting(`unclaimed ${id} ${time}`, 'closing', { currency }, [
    { from: walletOf(accountId), to: 'unclaimed', amount },
    { from: 'unclaimed', to: walletOf(accountId), amount: 0 - amount },
  ]);

/** The balance of every account that postings touch: what came to it less what went from it. */
export function balancesOf(postings: readonly Posting[]): Map<string, number> {
  const balances = new Map<string, number>();
  const add = (account: string, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount);
  for (const { currency, transfers } of postings)
    for (const { from, to, amount } of transfers) {
      add(`${from} ${currency}`, -amount);
      add(`${to} ${currency}`, amount);
    }
  return balances;
}
