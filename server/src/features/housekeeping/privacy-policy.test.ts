import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trashDays } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../db/schema.ts';
import { sqlitePlace } from '../../testing/databases.ts';
import { signUp } from '../../testing/signed-up.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { graceDays } from '../account/account.ts';
import { kept } from './housekeeping.ts';

const content = join(import.meta.dirname, '../../../../packages/ui/src/rooms/site/content');
const page = (name: string) => readFileSync(join(content, `${name}.md`), 'utf8');
const policy = page('privacy-policy');

/**
 * What the privacy policy says about every table; `null` for one without personal data. A new table does not compile
 * until it is listed here.
 */
const claims: Record<keyof Schema, string | null> = {
  account: '**Your profile**',
  account_term: '**Your profile**',
  activity: 'that you were here',
  presence: 'that you were here',
  identity: 'the link to your Google account',
  passkey: 'passkeys',
  passkey_ceremony: 'passkeys',
  recovery_code: 'recovery codes',
  session: '**Your sessions**',
  refresh_token: '**Your sessions**',
  native_grant: '**Codes',
  challenge: '**Codes',
  outbox: '**Codes and email**',
  document: '**Your documents**',
  document_revision: 'their versions',
  asset: 'pictures',
  asset_reference: 'pictures',
  evaluation: '**Your evaluations**',
  evaluation_task: 'until it is evaluated',
  expert_review: 'expert reviews',
  plan: null,
  coupon: null,
  payment: '**Your payments**',
  refund: '**Your payments**',
  dispute: '**Your payments**',
  subscription: '**Your payments**',
  ledger_posting: '**Your payments**',
  ledger_entry: '**Your payments**',
  ledger_balance: 'your wallet',
  invoice: 'receipts',
  invoice_buyer: 'receipts with your name and email address',
  provider_event: null,
  money_event: '**Your payments**',
  reconciliation: 'what administrators changed',
  test_charge: null,
  share_link: '**Your share links**',
  rate_limit: 'counters of attempts',
  audit: 'what administrators changed',
  newsletter: '**The newsletter**',
  contact_message: '**Messages**',
  sample: null,
  setting: null,
  job: null,
  tally: null,
  tally_day: null,
  money_tally: null,
  money_tally_day: null,
};

describe('the pages about privacy', () => {
  it.each(Object.entries(claims).filter(([, claim]) => claim !== null))('say what is stored in %s', (_table, claim) => {
    expect(policy).toContain(claim);
  });

  it('state the retention periods of the server', () => {
    const days = (ms: number) => ms / 86_400_000;
    expect(policy).toContain(`in the trash are deleted after ${trashDays} days`);
    expect(policy).toContain(`erased after ${graceDays} days`);
    expect(policy).toContain(`Ended sessions are deleted after ${days(kept.sessions)} days`);
    expect(policy).toContain(`${days(kept.mail)} days after it was sent`);
    expect(policy).toContain(`${days(kept.failedEvaluations)} days after it failed`);
    expect(days(kept.audit)).toBe(2 * 365);
    expect(page('faq')).toContain(`It stays there for ${trashDays} days`);
  });

  it('count the cookies that a sign-in sets, and a visitor gets none', async () => {
    const server = await startTestServer(await sqlitePlace());
    const call = (path: string, body?: unknown) =>
      fetch(`${server.origin}${path}`, {
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', origin: server.origin },
      });
    const { accessToken, refreshToken } = await signUp(server);
    const set = await call('/api/auth/token/set-token', { accessToken, refreshToken });
    expect(set.headers.getSetCookie()).toHaveLength(2);
    expect(policy).toContain('two cookies keep you signed in; scripts cannot read them');
    for (const cookie of set.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly/i);
    expect((await call('/api/health')).headers.getSetCookie()).toEqual([]);
    await server.stop();
  });

  it.each(['faq', 'privacy-policy', 'terms', 'contact'])('%s does not deny accounts, cookies or copies', (name) => {
    expect(page(name)).not.toMatch(
      /no accounts|has no account|Cookies.*\n\nNone|there is no other copy|receive no copy\./i,
    );
    expect(page(name)).toMatch(/account/i);
  });
});
