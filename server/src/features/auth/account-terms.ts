import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';

const mostTerms = 20;
const longestTerm = 80;

/** How words are compared when accounts are searched. */
export const foldedWord = (text: string): string => text.normalize('NFKC').toLowerCase().slice(0, longestTerm);

/** The words that an account is found by: its address, the parts of it, and the words of its name. */
export function accountTerms({ email, name }: Pick<Account, 'email' | 'name'>): string[] {
  const address = email.normalize('NFKC').toLowerCase();
  const [local = '', host = ''] = address.split('@');
  const words = [
    address,
    host,
    ...local.split(/[._+-]+/),
    ...name
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s,.]+/u),
  ];
  return [...new Set(words.filter((word) => word.length > 1).map((word) => word.slice(0, longestTerm)))].slice(
    0,
    mostTerms,
  );
}

/** Makes an account found by its present address and name; called in the transaction that changes either. */
export async function indexAccount(db: Database, account: Pick<Account, 'id' | 'email' | 'name'>): Promise<void> {
  await db.deleteFrom('account_term').where('account_id', '=', account.id).execute();
  const rows = accountTerms(account).map((term) => ({ term, account_id: account.id }));
  if (rows.length > 0)
    await db
      .insertInto('account_term')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
