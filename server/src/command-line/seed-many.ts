import { operationsText } from '@vitae/words/operations';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { accountTerms } from '../features/auth/account-terms.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './maintenance.ts';
import { seedBusiness } from './seed-business.ts';

const documentsOfEach = 10;
const usersAtOnce = 200;
/** SQLite takes 32,766 values in a statement. */
const rowsAtOnce = 1000;
const dayMs = 24 * 60 * 60_000;
const years = 3;
const host = 'seeded.example';

const names = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Tony', 'Frances', 'Donald', 'Radia', 'Ken', 'Margaret', 'Alan'];
const surnames = ['Lovelace', 'Hopper', 'Dijkstra', 'Liskov', 'Hoare', 'Allen', 'Knuth', 'Perlman', 'Hamilton', 'Kay'];
const titles = ['Nurse', 'Crane operator', 'Software engineer', 'Teacher', 'Accountant', 'Cook', 'Plumber', 'Designer'];

const pick = <Value>(values: readonly Value[], index: number, usual: Value): Value =>
  values[index % values.length] ?? usual;

/**
 * Fills a database with accounts that nobody can sign in to, ten documents each that are hardly more than a title, and
 * what else they leave behind: for benchmarks of the lists of admins. @throws CommandError if there are such accounts already
 */
export function seedMany(config: Config, operand: string): Promise<string> {
  const users = Number(operand);
  if (!Number.isInteger(users) || users < 1 || users > 1_000_000)
    throw new CommandError(operationsText('seedManyRule'));
  return withDatabase(config, async (db) => {
    const there = await db.selectFrom('account_term').select('term').where('term', '=', host).limit(1).execute();
    if (there.length > 0) throw new CommandError(operationsText('seedManyExists'));
    for (let from = 0; from < users; from += usersAtOnce)
      await seedSome(db, from, Math.min(users, from + usersAtOnce), users);
    // As a server that has run for a while has done.
    await sql.raw(config.databaseUrl === null ? 'analyze' : 'vacuum analyze').execute(db);
    return operationsText('seededMany', { count: users, documents: users * documentsOfEach });
  });
}

async function seedSome(db: Database, from: number, until: number, users: number): Promise<void> {
  const now = Date.now();
  const time = (share: number) => new Date(now - (1 - share) * years * 365 * dayMs).toISOString();
  const accounts = Array.from({ length: until - from }, (_, offset) => {
    const index = from + offset;
    const [name, surname] = [pick(names, index, 'Ada'), pick(surnames, index * 7, 'Kay')];
    const email = `${name}.${surname}.${index}@${host}`.toLowerCase();
    return {
      id: uuidv7(),
      email,
      email_key: email,
      name: `${name} ${surname}`,
      email_verified_at: index % 5 === 0 ? null : time(index / users),
      password_hash: null,
      role: index % 10_000 === 9_999 ? ('admin' as const) : ('user' as const),
      role_from: null,
      status: index % 500 === 499 ? ('suspended' as const) : ('active' as const),
      country: pick(['US', 'GB', 'DE', 'NG', 'IN'], index, 'US'),
      locale: 'en',
      theme: 'system' as const,
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      sync_seq: documentsOfEach,
      document_limit: null,
      delete_after: index % 2_000 === 1_999 ? new Date(now + 7 * dayMs).toISOString() : null,
      created_at: time(index / users),
    };
  });
  const documents = accounts.flatMap((account, offset) =>
    Array.from({ length: documentsOfEach }, (_, number) => {
      const id = uuidv7();
      const kind = number === 9 ? ('coverletter' as const) : ('resume' as const);
      const title = pick(titles, from + offset + number, 'Cook');
      const slug = `${title.toLowerCase().replaceAll(' ', '-')}-${id.slice(-8)}`;
      // Documents change at any time after their account was made.
      const begin = (from + offset) / users;
      const at = time(begin + ((1 - begin) * ((number * 7919 + offset * 104_729) % 1000)) / 1000);
      return {
        id,
        account_id: account.id,
        kind,
        title,
        slug,
        head_rev: 1,
        schema_version: 1,
        doc: JSON.stringify({ id, kind, title, slug, summary: 'Reduced the time of the nightly build. '.repeat(20) }),
        device: 'Firefox on Linux',
        change_seq: number + 1,
        deleted_at: (offset + number) % 50 === 0 ? at : null,
        purged_at: null,
        created_at: at,
        updated_at: at,
      };
    }),
  );
  const terms = accounts.flatMap((account) => accountTerms(account).map((term) => ({ term, account_id: account.id })));
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto('account').values(accounts).execute();
    for (let at = 0; at < terms.length; at += rowsAtOnce)
      await transaction
        .insertInto('account_term')
        .values(terms.slice(at, at + rowsAtOnce))
        .execute();
    for (let at = 0; at < documents.length; at += rowsAtOnce)
      await transaction
        .insertInto('document')
        .values(documents.slice(at, at + rowsAtOnce))
        .execute();
    await seedBusiness(transaction, accounts, { from, users });
  });
}
