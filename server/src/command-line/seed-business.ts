import { couponKey, walletOf } from '@vitae/domain/money';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/open-database.ts';

/** How many of each there are for every account. */
const perAccount = { payments: 2, mails: 2, entries: 10 } as const;
const dayMs = 24 * 60 * 60_000;
/** PostgreSQL takes 65,535 values in a statement, SQLite half of that. */
const valuesAtOnce = 30_000;

interface Person {
  id: string;
  email: string;
  country: string;
}

const listOf = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index));

/**
 * Adds what accounts leave behind besides documents: two payments each with what a provider reported and the ledger says,
 * a coupon, two mails, ten entries of the record, and an expert review for every other one.
 */
export async function seedBusiness(
  db: Database,
  people: readonly Person[],
  { from, users }: { from: number; users: number },
): Promise<void> {
  const now = Date.now();
  /** A time some days before now, later for later accounts, and an id of that time. */
  const momentOf = (days: number, index: number, part = 0) => {
    const msecs = now - Math.floor((1 - (index + part) / users) * days * dayMs);
    return { id: uuidv7({ msecs }), at: new Date(msecs).toISOString() };
  };
  const coupons = people.map((_, offset) => {
    const index = from + offset;
    const { id, at } = momentOf(700, index);
    const code = `SEED-${index.toString(36).toUpperCase().padStart(6, '0')}`;
    const rules = { code, percent: 10, amount: null, currency: null, plans: [], startsAt: null, endsAt: null };
    const more = { maxRedemptions: null, perAccount: 1, firstPurchaseOnly: false };
    const batch = `00000000-0000-7000-8000-${String(Math.floor(index / 1000)).padStart(12, '0')}`;
    return {
      id,
      code_key: couponKey(code),
      rules: JSON.stringify({ ...rules, ...more }),
      active: index % 7 === 0 ? 0 : 1,
      starts_at: null,
      ends_at: null,
      most_uses: null,
      uses: 1,
      batch,
      created_by: null,
      reason: 'A campaign',
      created_at: at,
    };
  });
  const payments = people.flatMap((person, offset) =>
    listOf(perAccount.payments, (number) => {
      const index = from + offset;
      const { id, at } = momentOf(600, index, number / perAccount.payments);
      const serial = index * perAccount.payments + number;
      const state =
        serial % 100 === 3
          ? ('failed' as const)
          : serial % 1000 === 7
            ? ('refunded' as const)
            : serial % 5000 === 11
              ? ('pending' as const)
              : ('paid' as const);
      return {
        id,
        account_id: person.id,
        idempotency_key: id,
        request: '{}',
        kind: serial % 20 === 0 ? ('review' as const) : ('top-up' as const),
        plan_key: null,
        plan_version: null,
        period: null,
        period_end: null,
        subscription_id: null,
        review_id: null,
        coupon_id: number === 0 ? (coupons[offset]?.id ?? null) : null,
        currency: 'USD',
        price: 1000,
        discount: 0,
        tax: 0,
        tax_name: null,
        wallet: 0,
        charge: 1000,
        provider: 'test',
        provider_ref: `seeded_${serial}`,
        redirect_url: null,
        state,
        dispute: serial % 4000 === 13 ? ('open' as const) : ('none' as const),
        asked_charge: state === 'refunded' ? 1000 : 0,
        refunded_charge: state === 'refunded' ? 1000 : 0,
        brand: 'visa',
        last4: '4242',
        created_at: at,
        expires_at: new Date(now + 365 * dayMs).toISOString(),
        paid_at: state === 'paid' || state === 'refunded' ? at : null,
        closed_at: state === 'pending' ? null : at,
        check_at: null,
      };
    }),
  );
  const events = payments.flatMap(({ id, created_at }) =>
    ['payment.created', 'payment.closed'].map((name) => ({
      provider: 'test',
      event_id: `${name} ${id}`,
      at: created_at,
      payment_id: id,
      name,
    })),
  );
  const postings = payments
    .filter(({ state }) => state === 'paid')
    .map(({ id, account_id, created_at }) => ({
      id,
      key: `seeded ${id}`,
      cause: 'top-up' as const,
      account_id,
      payment_id: id,
      currency: 'USD',
      made_by: null,
      reason: null,
      at: created_at,
    }));
  const moves = postings.map(({ id, account_id }) => ({
    posting_id: id,
    line: 0,
    from_account: 'provider:test',
    to_account: walletOf(account_id),
    currency: 'USD',
    amount: 1000,
  }));
  const reviewed = people.filter((_, offset) => (from + offset) % 2 === 0);
  const evaluations = reviewed.map(({ id: account_id }, offset) => {
    const { id, at } = momentOf(500, from + 2 * offset);
    return {
      account_id,
      id,
      kind: 'resume' as const,
      state: 'done' as const,
      document_id: null,
      slug: id,
      name: 'Nurse',
      document_updated_at: at,
      as_of: at.slice(0, 10),
      ruleset_version: '1',
      score: 40 + (offset % 60),
      failure: null,
      made_at: at,
      saved_at: at,
      started_at: at,
      deleted_at: null,
      body: '',
    };
  });
  const reviews = evaluations.map(({ account_id, id: evaluation_id }, offset) => {
    const index = from + 2 * offset;
    const { id, at } = momentOf(400, index);
    return {
      id,
      account_id,
      evaluation_id,
      state:
        index % 1000 === 0
          ? ('in-review' as const)
          : index % 400 === 2
            ? ('paid' as const)
            : index % 30 === 4
              ? ('cancelled' as const)
              : ('delivered' as const),
      funding: 'covered' as const,
      payment: null,
      expert_id: null,
      question: 'Is the first page good enough for a hospital?',
      letter: 'It is good.',
      requested_at: at,
      changed_at: at,
    };
  });
  const entries = people.flatMap((person, offset) =>
    listOf(perAccount.entries, (number) => {
      const index = from + offset;
      const serial = index * perAccount.entries + number;
      const { id, at } = momentOf(300, index, number / perAccount.entries);
      return {
        id,
        at,
        account_id: person.id,
        email: `admin.${serial % 12}@seeded.example`,
        action: number === 0 ? 'admin.users.suspend' : 'admin.documents.open',
        target: JSON.stringify({ id: person.id }),
        subject: serial % 20 === 5 ? 'templates resume' : `user ${person.id}`,
        subject_name: person.email,
        reason: `They asked for it in a message, number ${serial} of this year`,
        old_value: '{"status":"active"}',
        new_value: '{"status":"suspended"}',
        outcome: serial % 2000 === 9 ? 'conflict' : serial % 50_000 === 19 ? null : 'done',
        device: 'Firefox on Linux',
        network: 'abcdefghijkl',
      };
    }),
  );
  const mails = people.flatMap((person, offset) =>
    listOf(perAccount.mails, (number) => {
      const serial = (from + offset) * perAccount.mails + number;
      // Mail is kept for a week.
      const { id, at } = momentOf(6, from + offset, number / perAccount.mails);
      const isFailed = serial % 200 === 17;
      const isWaiting = serial % 2000 === 21;
      return {
        id,
        recipient: person.email,
        subject: 'Your resume was opened',
        text: isWaiting ? 'It was opened.' : '',
        next_attempt_at: isWaiting ? new Date(now + dayMs).toISOString() : at,
        challenge_id: null,
        sent_at: isFailed || isWaiting ? null : at,
        failed_at: isFailed ? at : null,
        created_at: at,
      };
    }),
  );
  const insert = async <Row extends object>(rows: readonly Row[], into: (part: Row[]) => Promise<unknown>) => {
    const atOnce = Math.floor(valuesAtOnce / Math.max(1, Object.keys(rows[0] ?? {}).length));
    for (let at = 0; at < rows.length; at += atOnce) await into(rows.slice(at, at + atOnce));
  };
  await insert(coupons, (part) => db.insertInto('coupon').values(part).execute());
  await insert(payments, (part) => db.insertInto('payment').values(part).execute());
  await insert(events, (part) => db.insertInto('provider_event').values(part).execute());
  await insert(postings, (part) => db.insertInto('ledger_posting').values(part).execute());
  await insert(moves, (part) => db.insertInto('ledger_entry').values(part).execute());
  await insert(evaluations, (part) => db.insertInto('evaluation').values(part).execute());
  await insert(reviews, (part) => db.insertInto('expert_review').values(part).execute());
  await insert(entries, (part) => db.insertInto('audit').values(part).execute());
  await insert(mails, (part) => db.insertInto('outbox').values(part).execute());
}
