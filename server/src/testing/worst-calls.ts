import { createHash, randomUUID } from 'node:crypto';
import { maxEvaluatedBytes, maxReportCharacters } from '@vitae/api/contract';
import { createResume, newId, type Resume } from '@vitae/domain';
import { mostCoupons } from '@vitae/domain/money';
import { testPassword as password } from '@vitae/testkit/people';
import type { Endpoint } from '../api/endpoints.ts';
import { busyPlans } from './busy-site.ts';
import type { Call } from './caller.ts';
import { samplePicture } from './sample-picture.ts';
import { sampleReport } from './sample-report.ts';

/** An account of the largest allowed size, and its caller: an admin, who can call everything. */
export interface Eve {
  accountId: string;
  authorization: string;
  /** Large documents that the server has, the first with many versions; and one in the trash. */
  docs: readonly [Resume, ...Resume[]];
  trashed: Resume;
  /** A report of the largest allowed size. */
  evaluationId: string;
}

type Part = Partial<Pick<Call, 'path' | 'headers' | 'body'>> & { json?: unknown };

const long = (size: number) => 'x'.repeat(size);
const code = () => ({ challengeId: randomUUID(), code: '123456' });

/** A document as costly to check as its size allows. */
export function largeDocument(): Resume {
  const doc = createResume({ title: 'Worst' });
  const links = Array.from({ length: 4_500 }, () => ({ id: newId(), label: '', url: 'https://a.b' }));
  return { ...doc, basics: { ...doc.basics, links }, summary: '*a* '.repeat(10_000) };
}

/** A document with as many invalid values as fit, each wrong in several ways. */
export function wrongDocument(): Resume {
  const conflicts: unknown = Array.from({ length: 155_000 }, () => ({}));
  return Object.assign(createResume({ title: 'Wrong' }), { conflicts });
}

/** A report as large as it may be, with as many places as fit. */
export function largeReport() {
  const report = sampleReport();
  const runs = Array.from({ length: 2_000 }, () => ({ text: 'a', box: { x: 1, y: 1, width: 1, height: 1 } }));
  const { body } = report;
  const left = maxReportCharacters - JSON.stringify({ ...body, view: { runs, text: '' } }).length;
  return { ...report, body: { ...body, view: { runs, text: long(left) } } };
}

const reason = long(500);

/** A sample as costly to check as its size allows. */
const largeSample = () => ({
  title: long(80),
  jobTitle: 'accountant',
  category: long(60),
  level: 'mid',
  family: 'accountant',
  points: Array.from({ length: 9 }, () => ({ at: long(200), text: long(400) })),
  document: largeDocument(),
});

/** As many templates as a gallery may offer. */
const manyTemplates = () =>
  Array.from({ length: 100 }, (_, at) => ({
    id: at === 0 ? 'classic' : `variant-${at}`,
    base: 'classic',
    name: at === 0 ? null : long(40),
    description: at === 0 ? null : long(200),
    tokens: at === 0 ? null : { accent: '#112244', fontSize: 9 },
    premium: false,
    enabled: true,
  }));

/** A document of a few kilobytes. */
const smallDocument = (): Resume => ({ ...createResume({ title: 'Small' }), summary: long(5_000) });

export const pushOf = (doc: Resume, baseRev: number) => ({
  id: doc.id,
  baseRev,
  pushId: randomUUID(),
  schemaVersion: doc.schemaVersion,
  doc,
});

/** A PNG of 300 KB, made of empty chunks. */
const manyChunks = () => {
  const chunk = (name: string) =>
    Buffer.from(`\0\0\0\0${name}${String(Math.random()).slice(2, 6).padEnd(4, '0')}`, 'latin1');
  // The signature and the chunk with the size.
  const head = samplePicture().bytes.subarray(0, 33);
  return new Uint8Array(Buffer.concat([head, ...Array.from({ length: 24_000 }, () => chunk('IDAT')), chunk('IEND')]));
};

const large = largeDocument();
/** The largest file that is evaluated: it looks like one, and is none. */
const largeFile = new Uint8Array(Buffer.alloc(maxEvaluatedBytes, '%PDF-1.7\n'));
const pushes = (count: number) => Array.from({ length: count }, () => pushOf({ ...smallDocument(), id: newId() }, 0));
const json = (make: (eve: Eve) => unknown) => (eve: Eve) => ({ json: make(eve) });
const nothing = () => ({});

/** A call about her own account, and what changes it. */
const ofUser =
  (step: string) =>
  ({ accountId }: Eve): Part => ({
    path: `/admin/users/${accountId}${step}`,
    ...(step !== '' && { json: { revision: 0, role: 'admin', reason: long(500) } }),
  });

/** The worst known call of an account to each endpoint. An endpoint without one fails the test. */
export const worstCalls: Readonly<Record<string, (eve: Eve) => Part>> = {
  'auth.signUp': json(() => ({ name: long(120), email: `${randomUUID()}@example.com`, password: long(128) })),
  'auth.signIn': json(() => ({ email: 'eve@example.com', password: long(128) })),
  'auth.signOut': nothing,
  // With an invalid token, since her other calls need her own.
  'auth.signOutEverywhere': () => ({ headers: { authorization: `Bearer ${long(4_000)}` } }),
  'auth.session': nothing,
  'auth.otp.send': json(code),
  'auth.otp.verify': json(code),
  'auth.otp.verifyEmail': json(code),
  'auth.password.forgot': json(() => ({ email: 'eve@example.com' })),
  'auth.password.reset': json(() => ({ ...code(), password: long(128) })),
  'auth.passkey.start': nothing,
  'auth.passkey.signIn': json(() => ({ challengeId: randomUUID(), answer: {}, response: { id: long(4_000) } })),
  'auth.social.start': json(() => ({ state: long(4_000), nonce: long(4_000), codeChallenge: long(4_000) })),
  'auth.social.signIn': json(() => ({ code: long(4_000), state: 's', nonce: 'n', codeVerifier: long(4_000) })),
  'auth.social.join': json(() => ({ joinToken: `${long(2_000)}.${long(2_000)}`, name: 'Eve' })),
  'auth.native.grant': json(() => ({ codeChallenge: long(43) })),
  'auth.native.exchange': json(() => ({ code: long(128), codeVerifier: long(128) })),
  'auth.token.get': nothing,
  'auth.token.set': json(() => ({ accessToken: long(400_000), refreshToken: long(400_000) })),
  'auth.token.clear': nothing,
  'auth.token.refresh': json(() => ({ refreshToken: long(4_000) })),
  'account.update': json(() => ({ name: long(120), locale: 'de' })),
  'account.changePassword': json(() => ({ currentPassword: long(128), password: long(128) })),
  'account.confirm': json(() => ({ currentPassword: long(128) })),
  'account.email.change': json(() => ({ email: `${randomUUID()}@example.com`, currentPassword: password })),
  'account.email.confirm': json(code),
  'account.google.link': json(() => ({ code: long(4_000), state: 's', nonce: 'n', codeVerifier: long(4_000) })),
  'account.google.unlink': nothing,
  'account.totp.start': json(() => ({ currentPassword: password })),
  'account.totp.confirm': json(() => ({ code: '123456' })),
  'account.totp.remove': json(() => ({ code: '123456' })),
  'account.passkeys.list': nothing,
  'account.passkeys.start': json(() => ({ currentPassword: password })),
  'account.passkeys.add': json(() => ({ name: long(80), response: { id: long(4_000) } })),
  'account.passkeys.rename': () => ({ path: `/account/passkeys/${randomUUID()}`, json: { name: long(80) } }),
  'account.passkeys.remove': () => ({
    path: `/account/passkeys/${randomUUID()}/remove`,
    json: { currentPassword: long(128) },
  }),
  'account.sessions.list': nothing,
  'account.sessions.revoke': () => ({ path: `/account/sessions/${randomUUID()}` }),
  'account.storage': nothing,
  'account.export': nothing,
  'account.remove': json(() => ({ currentPassword: long(128) })),
  'account.keep': nothing,
  'sync.changes': () => ({ path: '/sync?since=0' }),
  'sync.heads': json(({ docs }) => ({ ids: [...docs.map(({ id }) => id), ...Array.from({ length: 90 }, newId)] })),
  'sync.push': json(() => ({ deviceId: newId(), pushes: pushes(100) })),
  'documents.get': ({ docs }) => ({ path: `/documents/${docs[0].id}` }),
  'documents.put': () => {
    const doc = { ...large, id: newId() };
    return { path: `/documents/${doc.id}`, json: { ...pushOf(doc, 0), deviceId: newId() } };
  },
  // Each is answered with the conflicting document.
  'documents.delete': ({ docs }) => ({ path: `/documents/${docs[0].id}`, json: { baseRev: 900 } }),
  'documents.restore': ({ trashed }) => ({ path: `/documents/${trashed.id}/restore` }),
  'documents.purge': ({ docs }) => ({ path: `/documents/${docs[0].id}/purge` }),
  'documents.revisions.list': ({ docs }) => ({ path: `/documents/${docs[0].id}/revisions` }),
  'documents.revisions.get': ({ docs }) => ({ path: `/documents/${docs[0].id}/revisions/1` }),
  'documents.revisions.label': ({ docs }) => ({
    path: `/documents/${docs[0].id}/revisions/1`,
    json: { label: long(120) },
  }),
  'assets.put': () => {
    const bytes = manyChunks();
    return {
      path: `/assets/${createHash('sha256').update(bytes).digest('hex')}`,
      headers: { 'content-type': 'image/png' },
      body: bytes,
    };
  },
  'assets.get': () => ({ path: `/assets/${'0'.repeat(64)}` }),
  'newsletter.subscribe': json(() => ({ email: `${randomUUID()}@example.com`, hp: '' })),
  'newsletter.confirm': json(() => ({ token: long(200) })),
  'newsletter.unsubscribe': json(() => ({ token: long(200) })),
  'newsletter.own': nothing,
  'newsletter.setOwn': json(() => ({ isOn: true })),
  'contact.send': json(() => ({ name: long(120), email: 'eve@example.com', message: long(5_000) })),
  'templates.list': () => ({ path: '/templates?kind=resume' }),
  'samples.list': () => ({ path: '/samples?kind=resume' }),
  // One that is there, with its whole document.
  'samples.get': () => ({ path: '/samples/resume/accountant' }),
  'shares.list': nothing,
  'shares.create': json(({ docs }) => ({ document: docs[0].id })),
  'shares.update': () => ({ path: `/shares/${randomUUID()}`, json: { follows: false } }),
  'shares.revoke': () => ({ path: `/shares/${randomUUID()}` }),
  'evaluations.create': json(({ docs }) => ({ document: docs[0].id, posting: long(50_000) })),
  'evaluations.upload': () => ({
    path: '/evaluations/files?name=a.pdf&kind=resume',
    headers: { 'content-type': 'application/octet-stream' },
    body: largeFile,
  }),
  'evaluations.list': nothing,
  'evaluations.get': ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}` }),
  'evaluations.keep': () => ({ path: `/evaluations/${randomUUID()}`, json: largeReport() }),
  'evaluations.delete': () => ({ path: `/evaluations/${randomUUID()}` }),
  'evaluations.retry': () => ({ path: `/evaluations/${randomUUID()}/retry` }),
  'events.stream': nothing,
  'evaluations.review.get': ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}/review` }),
  'evaluations.review.request': ({ evaluationId }) => ({
    path: `/evaluations/${evaluationId}/review`,
    json: { question: long(2_000) },
  }),
  'evaluations.review.cancel': ({ evaluationId }) => ({ path: `/evaluations/${evaluationId}/review/cancel` }),
  'plans.list': nothing,
  'coupons.check': json(() => ({ plan: 'pro', period: 'year', coupon: long(40), usesWallet: true })),
  'payments.create': json(() => ({ key: randomUUID(), plan: 'pro', period: 'year', usesWallet: true })),
  'payments.list': nothing,
  'payments.get': () => ({ path: `/payments/${randomUUID()}` }),
  'payments.cancel': () => ({ path: `/payments/${randomUUID()}/cancel` }),
  'payments.card': () => ({
    path: `/payments/${randomUUID()}/card`,
    json: { number: '4'.repeat(40), expiry: '12/40', code: '1234' },
  }),
  'payments.authenticate': () => ({
    path: `/payments/${randomUUID()}/authenticate`,
    json: { isApproved: true },
  }),
  'payments.receipts': () => ({ path: `/payments/${randomUUID()}/receipts` }),
  'payments.subscription.get': nothing,
  'payments.subscription.cancel': nothing,
  'payments.subscription.resume': nothing,
  'wallet.get': nothing,
  'wallet.statement': nothing,
  'wallet.topUp': json(() => ({ key: randomUUID(), amount: 1_000_000_000, currency: 'USD' })),
  'admin.evaluations.list': () => ({ path: `/admin/evaluations?search=${long(100)}` }),
  'admin.evaluations.get': () => ({ path: `/admin/evaluations/${randomUUID()}` }),
  'admin.evaluations.take': () => ({ path: `/admin/evaluations/${randomUUID()}/take` }),
  'admin.evaluations.annotate': () => ({
    path: `/admin/evaluations/${randomUUID()}/notes`,
    json: {
      changedAt: '2026-01-01T00:00:00.000Z',
      letter: long(20_000),
      notes: Array.from({ length: 100 }, () => ({
        check: null,
        text: long(2_000),
        place: { page: 999, box: { x: 1_000_000, y: 1_000_000, width: 1_000_000, height: 1_000_000 } },
      })),
    },
  }),
  'admin.evaluations.deliver': () => ({
    path: `/admin/evaluations/${randomUUID()}/deliver`,
    json: { changedAt: '2026-01-01T00:00:00.000Z' },
  }),
  'admin.evaluations.handBack': () => ({
    path: `/admin/evaluations/${randomUUID()}/hand-back`,
    json: { reason: long(500) },
  }),
  'admin.evaluations.decline': () => ({
    path: `/admin/evaluations/${randomUUID()}/decline`,
    json: { reason: long(500) },
  }),
  'admin.jobs.list': nothing,
  'admin.jobs.run': () => ({ path: '/admin/jobs/trash/run', json: { reason: long(500) } }),
  'admin.jobs.export': json(() => ({ search: long(100) })),
  'admin.audit.list': () => ({ path: `/admin/audit?search=${long(100)}` }),
  'admin.audit.export': json(() => ({ search: long(100), reason: long(500) })),
  'admin.mail.list': () => ({ path: '/admin/mail?search=e' }),
  'admin.mail.export': json(() => ({ reason: long(500) })),
  'admin.evaluations.export': json(() => ({ reason: long(500) })),
  'admin.mail.retry': () => ({ path: `/admin/mail/${randomUUID()}/retry`, json: { reason: long(500) } }),
  'admin.figures': () => ({ path: '/admin/figures?unit=month&zone=Asia/Kathmandu&periods=92' }),
  'admin.users.list': () => ({ path: '/admin/users?search=e&sort=name' }),
  'admin.users.export': json(() => ({ reason: long(500) })),
  'admin.users.get': ofUser(''),
  'admin.users.suspend': ofUser('/suspend'),
  'admin.users.reinstate': ofUser('/reinstate'),
  'admin.users.setRole': ofUser('/role'),
  'admin.users.signOut': ofUser('/sign-out'),
  'admin.users.remove': ofUser('/remove'),
  'admin.users.keep': ofUser('/keep'),
  'admin.users.download': ofUser('/download'),
  'admin.users.wallet.get': ({ accountId }) => ({ path: `/admin/users/${accountId}/wallet` }),
  'admin.users.wallet.adjust': ({ accountId }) => ({
    path: `/admin/users/${accountId}/wallet`,
    json: { key: randomUUID(), amount: 1e12, isTaken: false, currency: 'USD', balance: 0, reason: long(500) },
  }),
  'admin.payments.list': () => ({ path: '/admin/payments?search=e&state=paid' }),
  'admin.payments.export': json(() => ({ reason: long(500) })),
  'admin.payments.get': () => ({ path: `/admin/payments/${randomUUID()}` }),
  'admin.payments.refund': () => ({
    path: `/admin/payments/${randomUUID()}/refund`,
    json: { key: randomUUID(), amount: 1, left: 1, reason: long(500) },
  }),
  'admin.payments.check': () => ({ path: `/admin/payments/${randomUUID()}/check`, json: { reason: long(500) } }),
  'admin.payments.reconciliation': () => ({ path: '/admin/reconciliation' }),
  'admin.payments.reconcile': json(() => ({ days: 31, reason: long(500) })),
  'admin.coupons.list': () => ({ path: '/admin/coupons?search=a&state=on' }),
  'admin.coupons.export': json(() => ({ reason: long(500) })),
  'admin.coupons.get': () => ({ path: `/admin/coupons/${randomUUID()}` }),
  'admin.coupons.create': json(() => ({
    rules: {
      code: long(15) + randomUUID().slice(0, 13),
      percent: 1,
      amount: null,
      currency: null,
      plans: busyPlans,
      startsAt: null,
      endsAt: null,
      maxRedemptions: null,
      perAccount: null,
      firstPurchaseOnly: false,
    },
    count: mostCoupons,
    reason: long(500),
  })),
  'admin.coupons.switch': () => ({
    path: `/admin/coupons/${randomUUID()}/switch`,
    json: { isOn: false, isWholeBatch: true, reason: long(500) },
  }),
  'admin.templates.get': () => ({ path: '/admin/templates/resume' }),
  'admin.templates.edit': () => ({
    path: '/admin/templates/resume',
    json: { revision: 0, templates: manyTemplates(), reason },
  }),
  'admin.samples.list': () => ({ path: `/admin/samples?search=${long(100)}` }),
  'admin.samples.export': json(() => ({})),
  'admin.samples.get': () => ({ path: '/admin/samples/resume/accountant' }),
  'admin.samples.create': json(() => ({
    kind: 'resume',
    slug: `worst-${randomUUID()}`,
    content: largeSample(),
    reason,
  })),
  'admin.samples.save': () => ({
    path: '/admin/samples/resume/accountant',
    json: { revision: 1, content: largeSample(), reason },
  }),
  'admin.samples.move': () => ({
    path: '/admin/samples/resume/accountant/state',
    json: { revision: 1, step: 'publish', reason },
  }),
  'admin.plans.list': nothing,
  'admin.plans.versions': () => ({ path: '/admin/plans/pro' }),
  'admin.plans.edit': () => ({
    path: '/admin/plans/pro',
    json: {
      version: 1,
      plan: {
        name: long(80),
        kind: 'subscription',
        active: true,
        prices: Array.from({ length: 500 }, (_, index) => ({ interval: 'year', currency: 'USD', amount: index + 1 })),
        rights: {
          syncedDocuments: null,
          savedEvaluations: null,
          premiumTemplates: true,
          longHistory: true,
          coversReview: false,
        },
      },
      reason: long(500),
    },
  }),
  'admin.documents.list': () => ({ path: '/admin/documents?search=w' }),
  'admin.documents.export': json(() => ({ reason: long(500) })),
  'admin.documents.get': ({ docs }) => ({ path: `/admin/documents/${docs[0].slug}` }),
  'admin.documents.open': ({ docs }) => ({
    path: `/admin/documents/${docs[0].slug}/open`,
    json: { reason: long(500) },
  }),
};

/** The worst call of an endpoint, from a different address each time, as if from many machines. */
export function worstCall(endpoint: Endpoint, eve: Eve, origin: string): Call {
  const { path, headers, body, json: value } = worstCalls[endpoint.name]?.(eve) ?? {};
  const sent = value === undefined ? body : JSON.stringify(value);
  const address = Array.from({ length: 2 }, () => Math.floor(Math.random() * 250));
  return {
    method: endpoint.method,
    path: path ?? endpoint.path.replace('{provider}', 'google'),
    headers: {
      origin,
      ...(endpoint.access === 'anyone' ? {} : { authorization: eve.authorization }),
      'x-forwarded-for': `198.18.${address.join('.')}`,
      ...(value === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) }),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: sent }),
  };
}
