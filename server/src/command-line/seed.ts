import { randomBytes } from 'node:crypto';
import { operationsText } from '@vitae/words/operations';
import type { Config } from '../config.ts';
import { accountByEmail, appointAdmin, createAccount } from '../features/auth/accounts.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './maintenance.ts';

const email = 'demo@example.com';

/**
 * An account to try things with; its address is confirmed, since no mail reaches it. The password is generated, printed
 * once, and stored as any other. @throws CommandError if the account already exists
 */
export function seed(config: Config, { isAdmin }: { isAdmin: boolean }): Promise<string> {
  return withDatabase(config, async (db) => {
    if (await accountByEmail(db, email)) throw new CommandError(operationsText('seedExists', { email }));
    const password = randomBytes(12).toString('base64url');
    const account = await createAccount(
      db,
      { config, now: () => new Date() },
      { email, name: 'Demo', passwordHash: await hashPassword(password, 'seed'), isVerified: true },
    );
    if (isAdmin) await appointAdmin(db, account.id);
    return operationsText(isAdmin ? 'seededAdmin' : 'seededAccount', { email, password });
  });
}
