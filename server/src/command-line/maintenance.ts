import { operationsText } from '@vitae/words/operations';
import type { Config } from '../config.ts';
import { migrate, openDatabase, type Database } from '../db/open-database.ts';
import { accountByEmail, appointAdmin } from '../features/auth/accounts.ts';
import { addToRecord, theServer } from '../features/audit/audit.ts';
import { newEpoch } from '../features/documents/documents.ts';
import { CommandError } from './command-error.ts';

/** Runs something on the database at its newest version, and closes it. */
export async function withDatabase<Result>(config: Config, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = openDatabase(config);
  try {
    await migrate(db);
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const placeOf = ({ databaseUrl, dataFolder }: Config): string =>
  databaseUrl === null ? operationsText('placeEmbedded', { folder: dataFolder }) : operationsText('placePostgres');

export const migrateOnly = (config: Config): Promise<string> =>
  withDatabase(config, () => Promise.resolve(operationsText('upToDate', { place: placeOf(config) })));

/** Makes an account an admin, which is on record as the server's doing. @throws CommandError if there is no account with the address */
export function makeAdmin(config: Config, email: string): Promise<string> {
  return withDatabase(config, async (db) => {
    const account = await accountByEmail(db, email);
    if (!account) throw new CommandError(operationsText('accountMissing', { email }));
    await db.transaction().execute(async (transaction) => {
      await appointAdmin(transaction, account.id);
      await addToRecord(
        transaction,
        { now: () => new Date() },
        {
          by: theServer,
          action: 'admin.users.setRole',
          change: {
            subject: `user ${account.id}`,
            name: account.email,
            reason: 'vitae-server make-admin',
            before: { role: account.role },
            after: { role: 'admin' },
          },
        },
      );
    });
    return operationsText('madeAdmin', { email: account.email });
  });
}

/** Starts a new history: devices see that the server's history is not the one they know, and keep both copies. */
export function renewEpoch(config: Config): Promise<string> {
  return withDatabase(config, async (db) => {
    await newEpoch(db);
    return operationsText('epochBegun');
  });
}
