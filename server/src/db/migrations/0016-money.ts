import { SqliteAdapter, sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/*
 * Frozen: it imports nothing that can change. Every statement may run again after a crash half-way.
 *
 * Plans, coupons, payments, subscriptions and the ledger. What was paid outlives the account, so these rows do not
 * refer to it. Amounts are in minor units.
 */

const tables = [
  sql`create table if not exists plan (
    key text not null,
    version integer not null,
    content text not null,
    created_by text,
    reason text not null,
    created_at text not null,
    constraint plan_key primary key (key, version)
  )`,
  sql`create table if not exists coupon (
    id text not null primary key,
    code_key text not null unique,
    rules text not null,
    active integer not null default 1,
    starts_at text,
    ends_at text,
    most_uses bigint,
    uses bigint not null default 0,
    batch text,
    created_by text,
    reason text not null,
    created_at text not null,
    constraint coupon_uses check (uses >= 0 and (most_uses is null or uses <= most_uses))
  )`,
  sql`create table if not exists payment (
    id text not null primary key,
    account_id text not null,
    idempotency_key text not null,
    request text not null,
    kind text not null,
    plan_key text,
    plan_version integer,
    period text,
    period_end text,
    subscription_id text,
    review_id text,
    coupon_id text,
    currency text not null,
    price bigint not null check (price >= 0),
    discount bigint not null check (discount >= 0 and discount <= price),
    tax bigint not null check (tax >= 0),
    tax_name text,
    wallet bigint not null check (wallet >= 0),
    charge bigint not null check (charge >= 0),
    provider text not null,
    provider_ref text,
    redirect_url text,
    state text not null,
    dispute text not null default 'none',
    is_credited integer not null default 0,
    asked_charge bigint not null default 0,
    asked_wallet bigint not null default 0,
    refunded_charge bigint not null default 0,
    refunded_wallet bigint not null default 0,
    brand text,
    last4 text,
    created_at text not null,
    expires_at text not null,
    paid_at text,
    closed_at text,
    check_at text,
    constraint payment_adds_up check (price - discount + tax = wallet + charge),
    constraint payment_refunds check (
      0 <= refunded_charge and refunded_charge <= asked_charge and asked_charge <= charge
      and 0 <= refunded_wallet and refunded_wallet <= asked_wallet and asked_wallet <= wallet
    )
  )`,
  sql`create unique index if not exists payment_once on payment (account_id, idempotency_key)`,
  sql`create unique index if not exists payment_ref on payment (provider, provider_ref) where provider_ref is not null`,
  sql`create unique index if not exists payment_of_review on payment (review_id) where review_id is not null`,
  sql`create index if not exists payment_list on payment (account_id, id)`,
  sql`create index if not exists payment_check on payment (check_at) where check_at is not null`,
  sql`create index if not exists payment_paid on payment (paid_at) where paid_at is not null`,
  sql`create table if not exists refund (
    id text not null primary key,
    payment_id text not null references payment (id),
    charge bigint not null check (charge >= 0),
    wallet bigint not null check (wallet >= 0),
    state text not null,
    provider_ref text,
    made_by text,
    reason text not null,
    created_at text not null,
    changed_at text not null
  )`,
  sql`create index if not exists refund_of on refund (payment_id)`,
  sql`create index if not exists refund_open on refund (id) where state = 'requested'`,
  sql`create unique index if not exists refund_ref on refund (provider_ref) where provider_ref is not null`,
  sql`create table if not exists subscription (
    id text not null primary key,
    account_id text not null,
    plan_key text not null,
    plan_version integer not null,
    rights text not null,
    period text not null,
    currency text not null,
    price bigint not null,
    provider text not null,
    method text,
    brand text,
    last4 text,
    state text not null,
    anchor text not null,
    periods integer not null,
    period_start text not null,
    period_end text not null,
    ended_at text,
    tries integer not null default 0,
    due_at text,
    created_at text not null,
    changed_at text not null
  )`,
  // An account subscribes to one plan at a time.
  sql`create unique index if not exists subscription_open on subscription (account_id) where state <> 'ended'`,
  sql`create index if not exists subscription_due on subscription (due_at) where due_at is not null`,
  sql`create table if not exists ledger_posting (
    id text not null primary key,
    key text not null unique,
    cause text not null,
    account_id text,
    payment_id text,
    currency text not null,
    made_by text,
    reason text,
    at text not null
  )`,
  sql`create table if not exists ledger_entry (
    posting_id text not null references ledger_posting (id),
    line integer not null,
    from_account text not null,
    to_account text not null,
    currency text not null,
    amount bigint not null check (amount > 0),
    constraint ledger_entry_key primary key (posting_id, line),
    constraint ledger_entry_moves check (from_account <> to_account)
  )`,
  sql`create index if not exists ledger_from on ledger_entry (from_account, currency, posting_id)`,
  sql`create index if not exists ledger_to on ledger_entry (to_account, currency, posting_id)`,
  // Kept by triggers, for wallets and what is held of them: neither is ever below zero, whatever the code does.
  sql`create table if not exists ledger_balance (
    account text not null,
    currency text not null,
    balance bigint not null check (balance >= 0),
    constraint ledger_balance_key primary key (account, currency)
  )`,
  sql`create table if not exists invoice (
    number integer not null primary key,
    kind text not null,
    payment_id text not null,
    refund_id text,
    account_id text not null,
    content text not null,
    at text not null
  )`,
  sql`create unique index if not exists invoice_of_payment on invoice (payment_id) where kind = 'receipt'`,
  sql`create unique index if not exists invoice_of_refund on invoice (refund_id) where refund_id is not null`,
  sql`create index if not exists invoice_list on invoice (account_id, number)`,
  sql`create table if not exists provider_event (
    provider text not null,
    event_id text not null,
    at text not null,
    constraint provider_event_key primary key (provider, event_id)
  )`,
  sql`create index if not exists provider_event_age on provider_event (at)`,
  // Every change of state, until it was announced to the devices of the account.
  sql`create table if not exists money_event (
    id text not null primary key,
    account_id text not null,
    subject text not null,
    subject_id text not null,
    state text not null,
    at text not null,
    announced_at text
  )`,
  sql`create index if not exists money_event_open on money_event (id) where announced_at is null`,
  sql`create index if not exists money_event_of on money_event (subject_id, id)`,
  // What the built-in test provider knows, as a provider would on machines of its own.
  sql`create table if not exists test_charge (
    ref text not null primary key,
    content text not null,
    created_at text not null
  )`,
];

const frozenTables = ['ledger_posting', 'ledger_entry', 'invoice'];
const counted = (account: string) => `(${account} like 'wallet:%' or ${account} like 'hold:%')`;

function rulesOnSqlite(): RawBuilder<unknown>[] {
  const change = (account: string, sign: string) => `
    insert or ignore into ledger_balance (account, currency, balance)
      select ${account}, new.currency, 0 where ${counted(account)};
    update ledger_balance set balance = balance ${sign} new.amount
      where account = ${account} and currency = new.currency;`;
  return [
    ...frozenTables.flatMap((table) =>
      ['update', 'delete'].map(
        (event) => `create trigger if not exists ${table}_no_${event} before ${event} on ${table}
          begin select raise(abort, '${table} is append-only'); end`,
      ),
    ),
    `create trigger if not exists ledger_entry_counted after insert on ledger_entry begin
      ${change('new.to_account', '+')} ${change('new.from_account', '-')}
    end`,
  ].map((statement) => sql.raw(statement));
}

function rulesOnPostgres(): RawBuilder<unknown>[] {
  const change = (account: string, sign: string) => `
    if ${counted(account)} then
      insert into ledger_balance (account, currency, balance) values (${account}, new.currency, 0)
        on conflict do nothing;
      update ledger_balance set balance = balance ${sign} new.amount
        where account = ${account} and currency = new.currency;
    end if;`;
  return [
    `create or replace function append_only() returns trigger language plpgsql as $$ begin
      raise exception '% is append-only', tg_table_name;
    end $$`,
    ...frozenTables.map(
      (table) => `create or replace trigger ${table}_append_only before update or delete or truncate on ${table}
        for each statement execute function append_only()`,
    ),
    `create or replace function ledger_counted() returns trigger language plpgsql as $$ begin
      ${change('new.to_account', '+')} ${change('new.from_account', '-')}
      return null;
    end $$`,
    `create or replace trigger ledger_entry_counted after insert on ledger_entry
      for each row execute function ledger_counted()`,
  ].map((statement) => sql.raw(statement));
}

export const money: Migration = {
  async up(db: Kysely<unknown>) {
    const account = (await db.introspection.getTables()).find(({ name }) => name === 'account');
    for (const column of ['plan_key', 'plan_rights', 'plan_until'])
      if (!account?.columns.some(({ name }) => name === column))
        await sql`alter table account add column ${sql.ref(column)} text`.execute(db);
    for (const statement of tables) await statement.execute(db);
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of isSqlite ? rulesOnSqlite() : rulesOnPostgres()) await statement.execute(db);
  },
};
