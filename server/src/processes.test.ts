import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createResume, newId } from '@vitae/domain';
import { testPassword } from '@vitae/testkit/people';
import { releasePassword } from '@vitae/testkit/releases';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase, type Database } from './db/open-database.ts';
import { startBalancer } from './testing/balancer.ts';
import { postgresPlace } from './testing/databases.ts';
import { commitOf, previousVersion } from './testing/previous-version.ts';
import { upgradeInPlace } from './testing/release-data.ts';
import { programOn } from './testing/server-program.ts';

/*
 * Three processes on one PostgreSQL behind a balancer, with the data of 0.1.0: one is killed under load again and again,
 * then each is replaced by one of today's version. No call fails. The balancer repeats what is idempotent by its method
 * (GET, PUT, DELETE) and what never reached a server; a POST whose server died is repeated by its sender, who gave it a key.
 * Only with `npm run fuzz -- processes`: it starts and ends a dozen servers. They begin with the program of 0.1.0 itself,
 * or with that of the commit PREVIOUS, or with today's (PREVIOUS=today).
 */

const kills = Number(process.env['PROCESS_KILLS'] ?? 0);
const previous = process.env['PREVIOUS'] ?? '0.1.0';
const people = 4;
const photo = 'ab'.repeat(32);

const signedInSchema = z.object({ accessToken: z.string() });
const headSchema = z.object({ rev: z.number() });
const paymentSchema = z.object({ id: z.string() });

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** What a person did, as the server has confirmed it. */
interface Done {
  calls: number;
  /** Asked again with the same key, since nobody knew whether it was carried out. */
  repeated: number;
  wrong: string[];
  document: string;
  title: string;
  payments: Set<string>;
}

/** Where all stands: earlier versions cannot be paid. */
interface Stage {
  isOver: boolean;
  canPay: boolean;
}

/** Somebody who reads, writes and begins to pay, until it is over. */
async function live(origin: string, stage: Stage): Promise<Done> {
  const blank = createResume({ title: 'Number 0' });
  const doc = { ...blank, basics: { ...blank.basics, photo: { asset: photo, alt: '' } } };
  const done: Done = { calls: 0, repeated: 0, wrong: [], document: doc.id, title: '', payments: new Set() };
  const address = Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');
  let token = '';
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        headers: {
          origin,
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      done.calls += 1;
      if (response.ok) return response.json();
      if (response.status !== 502 || method !== 'POST') {
        done.wrong.push(`${method} ${path}: ${response.status} ${await response.text()}`);
        return null;
      }
      done.repeated += 1;
    }
    done.wrong.push(`${method} ${path}: never answered`);
    return null;
  };
  const person = { name: 'Ada', email: `${randomUUID()}@example.com`, password: testPassword };
  let signedIn = await call('POST', '/auth/sign-up', person);
  // Killed after it had registered them: the address is their own.
  if (signedIn === null && done.repeated > 0) {
    done.wrong.length = 0;
    signedIn = await call('POST', '/auth/sign-in', person);
  }
  token = signedInSchema.parse(signedIn).accessToken;
  const device = newId();
  for (let rev = 0; !stage.isOver; rev += 1) {
    const title = `Number ${rev}`;
    const push = {
      baseRev: rev,
      pushId: newId(),
      schemaVersion: doc.schemaVersion,
      deviceId: device,
      doc: { ...doc, title },
    };
    const head = headSchema.safeParse(await call('PUT', `/documents/${doc.id}`, push));
    if (head.data?.rev === rev + 1) done.title = title;
    else done.wrong.push(`revision ${rev + 1} is ${JSON.stringify(head.data)}`);
    await call('GET', '/sync?since=0');
    await call('GET', '/auth/session');
    if (stage.canPay && (rev % 10 === 0 || done.payments.size === 0)) {
      const order = { key: randomUUID(), amount: 500, currency: 'USD' };
      const payment = paymentSchema.safeParse(await call('POST', '/wallet/top-up', order));
      if (payment.data) done.payments.add(payment.data.id);
    }
  }
  return done;
}

/** Versions of a document that show a picture which would be removed as unused. */
async function withoutPicture(db: Database, document: string): Promise<number> {
  const versions = await db
    .selectFrom('document_revision')
    .leftJoin('asset_reference', (join) =>
      join
        .onRef('asset_reference.account_id', '=', 'document_revision.account_id')
        .onRef('asset_reference.document_id', '=', 'document_revision.document_id')
        .onRef('asset_reference.rev', '=', 'document_revision.rev'),
    )
    .select('asset_reference.sha256')
    .where('document_revision.document_id', '=', document)
    .execute();
  expect(versions.length).toBeGreaterThan(0);
  return versions.filter(({ sha256 }) => sha256 !== photo).length;
}

/** Accounts that no administrator would find. */
async function withoutWords(db: Database): Promise<number> {
  const accounts = await db
    .selectFrom('account')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account_term').select('term').whereRef('account_term.account_id', '=', 'account.id'))),
    )
    .execute();
  return accounts.length;
}

it.skipIf(kills === 0)(
  `three processes on one PostgreSQL lose no call while one is killed ${kills} times and all are replaced one by one`,
  { timeout: 3_600_000 },
  async () => {
    const place = await postgresPlace({ isBlank: true });
    ends.push(place.remove);
    await upgradeInPlace('0.1.0', place);
    const then = previous === 'today' ? null : previousVersion(commitOf[previous] ?? previous);
    if (then) ends.push(then.remove);
    // Proxies that are believed: the balancer, and who each person says to be.
    const environment = { TRUST_PROXY: '1', PAYMENT_TEST_IN_PRODUCTION: '1' };
    const programs = Array.from({ length: 3 }, () => programOn(place, environment, then?.main));
    for (const program of programs) ends.push(program.kill);
    // All at once: each finds the tables of 0.1.0, and one of them migrates.
    await Promise.all(programs.map((program) => program.start()));
    const balancer = await startBalancer(() => programs.map(({ origin }) => origin()));
    ends.push(balancer.stop);
    const ada = { email: 'ada@example.org', password: releasePassword };
    const signIn = await fetch(`${balancer.origin}/api/auth/sign-in`, {
      method: 'POST',
      headers: { origin: balancer.origin, 'content-type': 'application/json' },
      body: JSON.stringify(ada),
    });
    expect(signIn.status).toBe(200);

    const stage: Stage = { isOver: false, canPay: then === null };
    const living = Promise.all(Array.from({ length: people }, () => live(balancer.origin, stage)));
    for (let kill = 0; kill < kills; kill += 1) {
      await delay(500 + Math.random() * 1000);
      const victim = programs[kill % programs.length];
      await victim?.kill();
      await delay(300);
      await victim?.start();
    }
    const beforeUpgrade = { ...balancer.passed };
    for (const program of programs) {
      await program.end();
      await delay(300);
      await program.start();
      await delay(500);
    }
    stage.canPay = true;
    await delay(3000);
    stage.isOver = true;
    const done = await living;
    process.stdout.write(
      `${balancer.passed.answered} calls, ${balancer.passed.again} passed on again, ${balancer.passed.unknown} asked again by their senders; ` +
        `while all were replaced ${balancer.passed.unknown - beforeUpgrade.unknown} of these\n`,
    );
    expect(done.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(done.every(({ calls }) => calls > 10)).toBe(true);
    const db = openDatabase(place);
    ends.push(() => db.destroy());
    for (const { document, title, payments } of done) {
      const row = await db.selectFrom('document').select('title').where('id', '=', document).executeTakeFirst();
      expect(row?.title).toBe(title);
      expect(await withoutPicture(db, document)).toBe(0);
      const kept = await db
        .selectFrom('payment')
        .select('id')
        .where('id', 'in', [...payments])
        .execute();
      expect(kept).toHaveLength(payments.size);
    }
    expect(await withoutWords(db)).toBe(0);
    // Servers that are asked to end finish the requests in progress.
    expect(balancer.passed.unknown - beforeUpgrade.unknown).toBe(0);
  },
);
