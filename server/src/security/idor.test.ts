import { randomUUID } from 'node:crypto';
import { createResume, newId, type Resume } from '@vitae/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '@vitae/testkit/people';
import { endpoints } from '../api/endpoints.ts';
import { newAuthenticator } from '../testing/authenticator.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { sampleReport } from '../testing/sample-report.ts';
import { samplePicture } from '../testing/sample-picture.ts';
import { signUp } from '../testing/signed-up.ts';
import { startTestServer, type Answer, type TestServer } from '../testing/test-server.ts';

/** The first person's data, which the second one tries to reach. */
interface Theirs {
  accountId: string;
  doc: Resume;
  trashed: Resume;
  sessionId: string;
  challengeId: string;
  sha256: string;
  passkeyId: string;
  evaluationId: string;
  paymentId: string;
  shareId: string;
}

interface Case {
  /** The call with ids of someone else. */
  call: (theirs: Theirs) => { path: string; body?: unknown };
  /** The answer that the second person gets. */
  status: number;
  /** Missing if it is not an error. */
  code?: string;
}

const push = (doc: Resume, baseRev: number) => ({
  baseRev,
  pushId: randomUUID(),
  schemaVersion: doc.schemaVersion,
  deviceId: newId(),
  doc,
});
const notThere = { status: 404, code: 'not-found' } as const;

/** A call of an expert, which only admins may make. */
const reviewCall = (step: string) => () => ({ path: `/admin/evaluations/${randomUUID()}${step}` });

const forbidden = { status: 403, code: 'forbidden' } as const;
const adminCall = (path: string): Case => ({ call: () => ({ path }), ...forbidden });
/** What an admin would send to change an account. */
const asked = { revision: 0, reason: 'Because' };
const ofUser = (step: string, body?: unknown): Case => ({
  call: ({ accountId }) => ({ path: `/admin/users/${accountId}${step}`, body }),
  ...forbidden,
});
const ofPayment = (step: string, body?: unknown): Case => ({
  call: ({ paymentId }) => ({ path: `/admin/payments/${paymentId}${step}`, body }),
  ...forbidden,
});
const ofDocument = (step: string, body?: unknown): Case => ({
  call: ({ doc }) => ({ path: `/admin/documents/${doc.slug}${step}`, body }),
  ...forbidden,
});

/** One for every endpoint that takes an id; those that are limited to one's own account (`none`) take none. */
const cases: Readonly<Record<string, readonly Case[] | 'none'>> = {
  'auth.signOutEverywhere': 'none',
  'auth.session': 'none',
  'auth.otp.verifyEmail': 'none',
  'auth.native.grant': 'none',
  'account.update': 'none',
  'newsletter.own': 'none',
  'newsletter.setOwn': 'none',
  'account.changePassword': 'none',
  'account.confirm': 'none',
  'account.email.change': 'none',
  'account.email.confirm': [
    {
      call: ({ challengeId }) => ({ path: '/account/email/confirm', body: { challengeId, code: '123456' } }),
      status: 401,
      code: 'invalid-code',
    },
  ],
  'account.google.link': 'none',
  'account.google.unlink': 'none',
  'account.totp.start': 'none',
  'account.totp.confirm': 'none',
  'account.totp.remove': 'none',
  'account.passkeys.list': 'none',
  'account.passkeys.start': 'none',
  // It only answers a challenge of one's own session: `passkeys.test.ts`.
  'account.passkeys.add': 'none',
  'account.passkeys.rename': [
    { call: ({ passkeyId }) => ({ path: `/account/passkeys/${passkeyId}`, body: { name: 'Mine' } }), ...notThere },
  ],
  'account.passkeys.remove': [
    {
      call: ({ passkeyId }) => ({
        path: `/account/passkeys/${passkeyId}/remove`,
        body: { currentPassword: testPassword },
      }),
      ...notThere,
    },
  ],
  'account.storage': 'none',
  'account.sessions.list': 'none',
  'account.sessions.revoke': [{ call: ({ sessionId }) => ({ path: `/account/sessions/${sessionId}` }), ...notThere }],
  'account.export': 'none',
  'account.remove': 'none',
  'account.keep': 'none',
  'sync.changes': 'none',
  // Someone else's id is reported as missing: `documents.test.ts`.
  'sync.heads': 'none',
  // Each push is answered as `documents.put` answers it: `push-documents.test.ts`.
  'sync.push': 'none',
  'documents.get': [{ call: ({ doc }) => ({ path: `/documents/${doc.id}` }), ...notThere }],
  // With `baseRev` 0 it creates a document in one's own account that happens to have the same id: `quotas.test.ts`.
  'documents.put': [{ call: ({ doc }) => ({ path: `/documents/${doc.id}`, body: push(doc, 1) }), ...notThere }],
  'documents.delete': [{ call: ({ doc }) => ({ path: `/documents/${doc.id}`, body: { baseRev: 1 } }), ...notThere }],
  'documents.restore': [{ call: ({ trashed }) => ({ path: `/documents/${trashed.id}/restore` }), ...notThere }],
  'documents.purge': [{ call: ({ trashed }) => ({ path: `/documents/${trashed.id}/purge` }), ...notThere }],
  'documents.revisions.list': [{ call: ({ doc }) => ({ path: `/documents/${doc.id}/revisions` }), ...notThere }],
  'documents.revisions.get': [{ call: ({ doc }) => ({ path: `/documents/${doc.id}/revisions/1` }), ...notThere }],
  'documents.revisions.label': [
    { call: ({ doc }) => ({ path: `/documents/${doc.id}/revisions/1`, body: { label: 'Mine now' } }), ...notThere },
  ],
  // Its name is the hash of its content, so storing the same picture gives access to no other.
  'assets.put': 'none',
  'assets.get': [{ call: ({ sha256 }) => ({ path: `/assets/${sha256}` }), ...notThere }],
  'evaluations.create': [{ call: ({ doc }) => ({ path: '/evaluations', body: { document: doc.id } }), ...notThere }],
  'evaluations.upload': 'none',
  'evaluations.list': 'none',
  'evaluations.get': [{ call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}` }), ...notThere }],
  // It keeps a report in one's own account, which may have the same id there.
  'evaluations.keep': [
    { call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}`, body: sampleReport() }), status: 200 },
  ],
  'evaluations.delete': [{ call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}` }), ...notThere }],
  'evaluations.retry': [{ call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}/retry` }), ...notThere }],
  'shares.list': 'none',
  'shares.create': [{ call: ({ doc }) => ({ path: '/shares', body: { document: doc.id } }), ...notThere }],
  'shares.update': [{ call: ({ shareId }) => ({ path: `/shares/${shareId}`, body: { password: null } }), ...notThere }],
  'shares.revoke': [{ call: ({ shareId }) => ({ path: `/shares/${shareId}` }), ...notThere }],
  'events.stream': 'none',
  'evaluations.review.get': [
    { call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}/review` }), ...notThere },
  ],
  'evaluations.review.request': [
    {
      call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}/review`, body: { question: '' } }),
      ...notThere,
    },
  ],
  'evaluations.review.cancel': [
    { call: ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}/review/cancel` }), ...notThere },
  ],
  'coupons.check': 'none',
  'payments.create': 'none',
  'payments.list': 'none',
  'payments.get': [{ call: ({ paymentId }) => ({ path: `/payments/${paymentId}` }), ...notThere }],
  'payments.cancel': [{ call: ({ paymentId }) => ({ path: `/payments/${paymentId}/cancel` }), ...notThere }],
  'payments.card': [
    {
      call: ({ paymentId }) => ({
        path: `/payments/${paymentId}/card`,
        body: { number: '4242424242424242', expiry: '12/40', code: '123' },
      }),
      ...notThere,
    },
  ],
  'payments.authenticate': [
    {
      call: ({ paymentId }) => ({ path: `/payments/${paymentId}/authenticate`, body: { isApproved: true } }),
      ...notThere,
    },
  ],
  'payments.receipts': [{ call: ({ paymentId }) => ({ path: `/payments/${paymentId}/receipts` }), ...notThere }],
  'payments.subscription.get': 'none',
  'payments.subscription.cancel': 'none',
  'payments.subscription.resume': 'none',
  'wallet.get': 'none',
  'wallet.statement': 'none',
  'wallet.topUp': 'none',
  'admin.evaluations.list': 'none',
  'admin.evaluations.export': 'none',
  'admin.evaluations.get': [{ call: reviewCall(''), status: 403, code: 'forbidden' }],
  'admin.evaluations.take': [{ call: reviewCall('/take'), status: 403, code: 'forbidden' }],
  'admin.evaluations.annotate': [{ call: reviewCall('/notes'), status: 403, code: 'forbidden' }],
  'admin.evaluations.deliver': [{ call: reviewCall('/deliver'), status: 403, code: 'forbidden' }],
  'admin.evaluations.handBack': [{ call: reviewCall('/hand-back'), status: 403, code: 'forbidden' }],
  'admin.evaluations.decline': [{ call: reviewCall('/decline'), status: 403, code: 'forbidden' }],
  'admin.jobs.list': 'none',
  'admin.jobs.export': 'none',
  'admin.jobs.run': [{ call: () => ({ path: '/admin/jobs/trash/run' }), status: 403, code: 'forbidden' }],
  'admin.audit.list': 'none',
  'admin.audit.export': 'none',
  'admin.mail.list': 'none',
  'admin.mail.export': 'none',
  'admin.mail.retry': [adminCall(`/admin/mail/${randomUUID()}/retry`)],
  'admin.figures': 'none',
  'admin.users.list': 'none',
  'admin.users.export': 'none',
  'admin.users.get': [ofUser('')],
  'admin.users.suspend': [ofUser('/suspend', asked)],
  'admin.users.reinstate': [ofUser('/reinstate', asked)],
  'admin.users.setRole': [ofUser('/role', { ...asked, role: 'admin' })],
  'admin.users.signOut': [ofUser('/sign-out', asked)],
  'admin.users.remove': [ofUser('/remove', asked)],
  'admin.users.keep': [ofUser('/keep', asked)],
  'admin.users.download': [ofUser('/download', asked)],
  'admin.users.wallet.get': [ofUser('/wallet')],
  'admin.users.wallet.adjust': [
    ofUser('/wallet', {
      key: randomUUID(),
      amount: 100,
      isTaken: false,
      currency: 'USD',
      balance: 0,
      reason: 'Because',
    }),
  ],
  'admin.payments.list': 'none',
  'admin.payments.export': 'none',
  'admin.payments.reconcile': 'none',
  'admin.payments.reconciliation': 'none',
  'admin.payments.get': [ofPayment('')],
  'admin.payments.refund': [ofPayment('/refund', { key: randomUUID(), amount: 100, left: 7200, reason: 'Because' })],
  'admin.payments.check': [ofPayment('/check', { reason: 'Because' })],
  'admin.coupons.list': 'none',
  'admin.coupons.export': 'none',
  'admin.coupons.create': 'none',
  'admin.coupons.get': [adminCall(`/admin/coupons/${randomUUID()}`)],
  'admin.coupons.switch': [adminCall(`/admin/coupons/${randomUUID()}/switch`)],
  'admin.templates.get': [adminCall('/admin/templates/resume')],
  'admin.templates.edit': [adminCall('/admin/templates/resume')],
  'admin.samples.list': 'none',
  'admin.samples.export': 'none',
  'admin.samples.create': 'none',
  'admin.samples.get': [adminCall('/admin/samples/resume/accountant')],
  'admin.samples.save': [adminCall('/admin/samples/resume/accountant')],
  'admin.samples.move': [adminCall('/admin/samples/resume/accountant/state')],
  'admin.plans.list': 'none',
  'admin.plans.versions': [adminCall('/admin/plans/pro')],
  'admin.plans.edit': [adminCall('/admin/plans/pro')],
  'admin.documents.list': 'none',
  'admin.documents.export': 'none',
  'admin.documents.get': [ofDocument('')],
  'admin.documents.open': [ofDocument('/open', asked)],
};

const guarded = endpoints().filter(({ access }) => access !== 'anyone');

describe('every endpoint for signed-in people', () => {
  it('has a case here', () => {
    expect(Object.keys(cases).toSorted()).toEqual(guarded.map(({ name }) => name).toSorted());
  });

  it.each(guarded.filter(({ path, name }) => path.includes('{') && name !== 'assets.put'))(
    '$name, which takes an id in its path, has one that tries it',
    ({ name }) => {
      expect(cases[name]).toBeInstanceOf(Array);
    },
  );
});

onBothDatabases('someone else', (newPlace) => {
  let server: TestServer;
  let theirs: Theirs;
  let owner: Record<string, string>;
  let other: Record<string, string>;

  const join = async (email: string) => (await signUp(server, email)).headers;
  /** Everything the owner sees; it must not change. */
  const stateOfOwner = async (): Promise<unknown[]> => {
    const read = async (path: string) => (await server.call('GET', path, undefined, owner)).body;
    return Promise.all(
      [
        '/auth/session',
        '/account/sessions',
        '/account/passkeys',
        '/sync?since=0',
        `/documents/${theirs.doc.id}`,
        `/documents/${theirs.doc.id}/revisions`,
        '/evaluations',
        `/evaluations/${theirs.evaluationId}`,
        '/payments',
        `/payments/${theirs.paymentId}`,
        '/wallet',
        '/shares',
      ].map(read),
    );
  };

  beforeAll(async () => {
    server = await startTestServer(await newPlace());
    owner = await join('owner@example.com');
    other = await join('other@example.com');
    const [doc, trashed] = [createResume({ title: 'Kept' }), createResume({ title: 'Trashed' })];
    for (const one of [doc, trashed]) await server.call('PUT', `/documents/${one.id}`, push(one, 0), owner);
    await server.call('DELETE', `/documents/${trashed.id}`, { baseRev: 1 }, owner);
    const { bytes, sha256 } = samplePicture();
    await fetch(`${server.origin}/api/assets/${sha256}`, {
      method: 'PUT',
      body: bytes,
      headers: { ...owner, origin: server.origin, 'content-type': 'image/png' },
    });
    const evaluationId = randomUUID();
    await server.call('PUT', `/evaluations/${evaluationId}`, sampleReport({ name: 'Kept' }), owner);
    const bought = { key: randomUUID(), plan: 'pro', period: 'year' };
    const payment = await server.call('POST', '/payments', bought, owner);
    const share = await server.call('POST', '/shares', { document: doc.id }, owner);
    const sessions = (await server.call('GET', '/account/sessions', undefined, owner)).body['sessions'] as {
      id: string;
    }[];
    const change = await server.call(
      'POST',
      '/account/email',
      { email: 'owner2@example.com', currentPassword: testPassword },
      owner,
    );
    const { body: user } = await server.call('GET', '/auth/session', undefined, owner);
    theirs = {
      accountId: String(user['id']),
      doc,
      trashed,
      sha256,
      sessionId: sessions[0]?.id ?? '',
      challengeId: String(change.body['challengeId']),
      evaluationId,
      paymentId: String(payment.body['id']),
      shareId: String(share.body['id']),
      passkeyId: await newAuthenticator(server).add(owner, testPassword),
    };
  });
  afterAll(() => server.stop());

  const tried = guarded.flatMap((endpoint) => {
    const list = cases[endpoint.name];
    return Array.isArray(list) ? (list as Case[]).map((one, at) => ({ ...endpoint, ...one, at })) : [];
  });

  // Last what leaves something of the other person's own, which the calls before it must not find.
  it.each(tried.toSorted((one, another) => one.status - another.status).toReversed())(
    'gets nothing and changes nothing by $name ($at)',
    async ({ method, call, status, code }) => {
      const before = await stateOfOwner();
      const { path, body } = call(theirs);
      const answer = await server.call(method, path, body, other);
      expect([answer.status, answer.body['code']]).toEqual([status, code]);
      expect(JSON.stringify(answer.body)).not.toContain('Kept');
      expect(await stateOfOwner()).toEqual(before);
    },
  );

  // Makes sure that the refusals above are about ownership, not about calls that would fail for anyone.
  it.each(tried.filter(({ name, access }) => access === 'user' && /\.(get|list|label)$/.test(name)))(
    'would find it by $name as the owner',
    async ({ method, call }) => {
      const { path, body } = call(theirs);
      const answer: Answer = await server.call(method, path, body, owner);
      expect(answer.status).toBe(200);
    },
  );

  it.each(guarded.filter(({ access }) => access === 'admin'))(
    'is refused at $name without the admin role, before anything is read',
    async ({ method, path }) => {
      const answer = await server.call(
        method,
        path.replaceAll(/\{\w+\}/g, 'x'),
        method === 'GET' ? undefined : [],
        other,
      );
      expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden']);
    },
  );

  it.each(guarded)('without a sign-in is refused at $name before anything is read', async ({ method, path }) => {
    const answer = await server.call(method, path.replaceAll(/\{\w+\}/g, 'x'));
    expect([answer.status, answer.body['code']]).toEqual([401, 'unauthenticated']);
  });
});
