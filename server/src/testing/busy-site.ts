import { randomUUID } from 'node:crypto';
import { freeRights, walletOf } from '@vitae/domain/money';
import { v7 as uuidv7 } from 'uuid';
import { indexAccount } from '../features/auth/account-terms.ts';
import { seedSamples } from '../features/samples/seed-samples.ts';
import { quotas } from '../limits.ts';
import type { Services } from '../services.ts';

const rowsAtOnce = 500;
const time = '2026-01-01T00:00:00.000Z';
const listOf = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index));

/** How many rows of each kind there are. */
export interface Busy {
  /** Payments of the account, and movements of its wallet. */
  payments: number;
  /** Entries of the record of what admins did, and mails that failed. */
  entries: number;
  /** Other people, who have a word of their names in common. */
  people: number;
}

/** Keys of plans, as many and as long as those that a coupon may be for. */
export const busyPlans = listOf(50, (index) => `plan-${index}-`.padEnd(40, 'x'));

/**
 * Fills a database as a site that has been in use for long: what an account can gather over time, and what admins look
 * through. Without it, calls that list things would be tried on empty tables.
 */
export async function fillBusySite(services: Services, accountId: string, busy: Busy): Promise<void> {
  const { db } = services;
  await seedSamples(services);
  const insert = async <Row>(rows: readonly Row[], into: (part: Row[]) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce) await into(rows.slice(from, from + rowsAtOnce));
  };
  const plans = busyPlans.map((key) => ({
    key,
    version: 1,
    content: JSON.stringify({
      key,
      version: 1,
      name: key,
      kind: 'free',
      prices: [],
      rights: freeRights,
      active: false,
    }),
    created_by: accountId,
    reason: 'a busy site',
    created_at: time,
  }));
  await insert(plans, (part) => db.insertInto('plan').values(part).execute());
  const sessions = listOf(quotas.sessions - 2, (index) => ({
    id: uuidv7(),
    account_id: accountId,
    device: `Firefox on Linux (${index})`,
    created_at: time,
    last_seen_at: time,
    signed_in_by: null,
    confirmed_at: null,
    ended_at: null,
  }));
  await insert(sessions, (part) => db.insertInto('session').values(part).execute());
  const payments = listOf(busy.payments, () => ({
    id: uuidv7(),
    account_id: accountId,
    idempotency_key: randomUUID(),
    request: '{}',
    kind: 'top-up' as const,
    plan_key: null,
    plan_version: null,
    period: null,
    period_end: null,
    subscription_id: null,
    review_id: null,
    coupon_id: null,
    currency: 'USD',
    price: 100,
    discount: 0,
    tax: 0,
    tax_name: null,
    wallet: 0,
    charge: 100,
    provider: 'test',
    provider_ref: randomUUID(),
    redirect_url: null,
    state: 'paid' as const,
    brand: 'visa',
    last4: '4242',
    created_at: time,
    expires_at: time,
    paid_at: time,
    closed_at: time,
    check_at: null,
  }));
  await insert(payments, (part) => db.insertInto('payment').values(part).execute());
  const postings = payments.map(({ id }) => ({
    id: uuidv7(),
    key: `top-up ${id}`,
    cause: 'top-up' as const,
    account_id: accountId,
    payment_id: id,
    currency: 'USD',
    made_by: null,
    reason: null,
    at: time,
  }));
  await insert(postings, (part) => db.insertInto('ledger_posting').values(part).execute());
  const moves = postings.map(({ id }) => ({
    posting_id: id,
    line: 0,
    from_account: 'provider:test',
    to_account: walletOf(accountId),
    currency: 'USD',
    amount: 100,
  }));
  await insert(moves, (part) => db.insertInto('ledger_entry').values(part).execute());
  const entries = listOf(busy.entries, (index) => ({
    id: uuidv7(),
    at: time,
    account_id: accountId,
    email: 'eve@example.com',
    action: 'admin.users.suspend',
    target: '{}',
    subject: `user ${randomUUID()}`,
    subject_name: `person-${index}@example.com`,
    reason: 'They asked for it in a long message. '.repeat(5),
    outcome: 'done',
    device: 'Firefox on Linux',
    network: 'abcdefghijkl',
  }));
  await insert(entries, (part) => db.insertInto('audit').values(part).execute());
  const mails = listOf(busy.entries / 10, (index) => ({
    id: uuidv7(),
    recipient: `person-${index}@example.com`,
    subject: 'A mail that failed',
    text: 'x'.repeat(500),
    next_attempt_at: time,
    challenge_id: null,
    sent_at: null,
    failed_at: time,
    created_at: time,
  }));
  await insert(mails, (part) => db.insertInto('outbox').values(part).execute());
  const people = listOf(busy.people, (index) => ({
    id: uuidv7(),
    email: `eve.${index}@example.com`,
    email_key: `eve.${index}@example.com`,
    name: `Eve Everybody ${index}`,
    email_verified_at: time,
    password_hash: null,
    role: 'user' as const,
    role_from: null,
    status: 'active' as const,
    country: 'US',
    locale: 'en',
    theme: 'system' as const,
    totp_secret: null,
    totp_confirmed_at: null,
    totp_last_step: null,
    document_limit: null,
    delete_after: null,
    created_at: time,
  }));
  await insert(people, (part) => db.insertInto('account').values(part).execute());
  await db.transaction().execute(async (transaction) => {
    for (const person of people) await indexAccount(transaction, person);
  });
}
