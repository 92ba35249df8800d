import { createHmac, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcile } from '../features/payments/reconcile.ts';
import { refundPayment } from '../features/payments/payments.ts';
import { onBothDatabases } from '../testing/databases.ts';
import { providerWorlds } from '../testing/provider-worlds.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { ProviderWorld, SignedEvent } from '../testing/stand-in-server.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/*
 * Somebody who knows where the webhooks are, and has seen real events: what is not signed for exactly these bytes, now,
 * is refused; what is played again changes nothing.
 */

const providers = ['stripe', 'paystack'] as const;
type Name = (typeof providers)[number];
/** Lines of a head, where a name may come twice. */
type Lines = [string, string][];

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
/** The signatures as both document them, made with a secret. */
const signers: Readonly<Record<Name, (bytes: Buffer, secret: string, at: Date) => Lines>> = {
  stripe: (bytes, secret, at) => {
    const signed = createHmac('sha256', secret)
      .update(`${seconds(at)}.`)
      .update(bytes)
      .digest('hex');
    return [['stripe-signature', `t=${seconds(at)},v1=${signed}`]];
  },
  paystack: (bytes, secret) => [['x-paystack-signature', createHmac('sha512', secret).update(bytes).digest('hex')]],
};
const secretNames = { stripe: 'STRIPE_WEBHOOK_SECRET', paystack: 'PAYSTACK_SECRET_KEY' } as const;

onBothDatabases('somebody who plays a payment provider', (newPlace) => {
  describe.each(providers)('%s', (name) => {
    let world: ProviderWorld;
    let server: TestServer;
    let shop: Shop;
    let ref = '';
    let payment = '';
    /** Tells that the payment was made, truthfully: only no event has come yet. */
    let event: SignedEvent;
    const now = () => server.services.now();
    const secret = () => world.environment[secretNames[name]] ?? '';
    const right = (bytes = event.bytes, at = now()) => signers[name](bytes, secret(), at);

    beforeAll(async () => {
      world = await providerWorlds[name](() => server.services);
      server = await startTestServer(await newPlace(), { environment: world.environment });
      shop = await openShop(server);
      payment = String((await shop.buy())['id']);
      const row = await server.services.db.selectFrom('payment').select('provider_ref').executeTakeFirstOrThrow();
      ref = row.provider_ref ?? '';
      await world.pay(ref, 'pays');
      event = world.event('paid', ref, now());
    });
    afterAll(async () => {
      await server.stop();
      await world.stop();
    });

    const send = (bytes: Buffer, lines: Lines, path = `/api/webhooks/payments/${name}`) =>
      new Promise<number>((done, failed) => {
        const { host, port } = new URL(server.origin);
        const head = [
          ['host', host],
          ['content-type', 'application/json'],
          ['content-length', String(bytes.length)],
          ...lines,
        ].flat();
        const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers: head }, (response) => {
          response.resume();
          done(response.statusCode ?? 0);
        });
        sent.on('error', failed);
        sent.end(bytes);
      });
    /** All that an event could change. */
    const books = async () => {
      const { db } = server.services;
      return Promise.all([
        db.selectFrom('payment').selectAll().orderBy('id').execute(),
        db.selectFrom('ledger_entry').selectAll().orderBy('posting_id').orderBy('line').execute(),
        db.selectFrom('invoice').selectAll().orderBy('number').execute(),
        db.selectFrom('subscription').selectAll().orderBy('id').execute(),
        db.selectFrom('provider_event').select('event_id').orderBy('event_id').execute(),
        db.selectFrom('outbox').select('id').orderBy('id').execute(),
      ]);
    };

    const altered = () => Buffer.from(event.bytes.toString().replace(ref, `${ref}x`));
    const [field] = signers[name](Buffer.alloc(0), 'any', new Date(0))[0] ?? [''];
    const valueOf = (lines: Lines) => lines[0]?.[1] ?? '';
    const refused: Record<string, () => [Buffer, Lines]> = {
      'no signature': () => [event.bytes, []],
      'an empty signature': () => [event.bytes, [[field, '']]],
      'a signature by another secret': () => [event.bytes, signers[name](event.bytes, 'whsec_of_mallory', now())],
      'a signature by an empty secret': () => [event.bytes, signers[name](event.bytes, '', now())],
      'the right signature over another body': () => [altered(), right()],
      'the right signature over the same JSON, written otherwise': () => [
        Buffer.from(`${JSON.stringify(JSON.parse(event.bytes.toString()))} `),
        right(),
      ],
      'the right signature over a body with more behind it': () => [Buffer.concat([event.bytes, event.bytes]), right()],
      'the right signature over no body': () => [Buffer.alloc(0), right()],
      'half of the right signature': () => [event.bytes, [[field, valueOf(right()).slice(0, -64)]]],
      'the right signature as the address says': () => [event.bytes, [['x-signature', valueOf(right())]]],
      'a wrong signature, and then the right one of another body': () => [
        altered(),
        [...signers[name](altered(), 'wrong', now()), ...right()],
      ],
      'the right signature of another body, and then a wrong one': () => [
        altered(),
        [...right(), ...signers[name](altered(), 'wrong', now())],
      ],
      'the right signature twice, over another body': () => [altered(), [...right(), ...right()]],
      ...(name === 'stripe' && {
        'a signature of five minutes ago': () => [event.bytes, right(event.bytes, new Date(now().getTime() - 301_000))],
        'an old signature with the time of now': () => {
          const old = valueOf(right(event.bytes, new Date(now().getTime() - 301_000)));
          return [event.bytes, [[field, old.replace(/t=\d+/, `t=${seconds(now())}`)]]];
        },
        'an old signature, and then the time of now': () => {
          const old = valueOf(right(event.bytes, new Date(now().getTime() - 301_000)));
          return [event.bytes, [[field, `${old},t=${seconds(now())}`]]];
        },
        'an old signature with two times': () => {
          const old = valueOf(right(event.bytes, new Date(now().getTime() - 301_000)));
          return [event.bytes, [[field, `t=${seconds(now())},${old}`]]];
        },
        'a time that is no number': () => [event.bytes, [[field, valueOf(right()).replace(/t=\d+/, 't=now')]]],
        'the scheme of tests': () => [event.bytes, [[field, valueOf(right()).replace('v1=', 'v0=')]]],
      }),
      ...(name === 'paystack' && {
        'the right signature with more behind it': () => [event.bytes, [[field, `${valueOf(right())}zz`]]],
        'the right signature, and then a wrong one': () => [
          event.bytes,
          [...right(), ...signers[name](event.bytes, 'wrong', now())],
        ],
      }),
    };
    it.each(Object.keys(refused))('changes nothing with %s', async (how) => {
      const before = await books();
      const [bytes, lines] = refused[how]?.() ?? [Buffer.alloc(0), []];
      expect(await send(bytes, lines)).toBe(401);
      expect(await books()).toEqual(before);
    });

    it('reaches no other provider with what is right here, and nothing beside the path', async () => {
      const before = await books();
      for (const other of ['test', ...providers.filter((one) => one !== name)])
        expect(await send(event.bytes, right(), `/api/webhooks/payments/${other}`)).toBe(401);
      expect(await send(Buffer.alloc(300 * 1024, 32), right())).toBe(413);
      expect(await books()).toEqual(before);
    });

    it('plays a true event again and again: alone, ten at once, and after the money went back', async () => {
      const lines = right();
      expect(await Promise.all(Array.from({ length: 10 }, () => send(event.bytes, lines)))).not.toContain(401);
      expect(await send(event.bytes, lines)).toBe(200);
      expect(await shop.call('GET', `/payments/${payment}`)).toMatchObject({ state: 'paid', charge: 7200 });
      expect(await shop.rights()).toBeNull();
      const once = await books();
      expect([once[2].length, once[3].length, once[4].length]).toEqual([1, 1, 1]);
      for (let again = 0; again < 3; again += 1) expect(await send(event.bytes, right())).toBe(200);
      expect(await books()).toEqual(once);

      await refundPayment(server.services, payment, { id: randomUUID(), madeBy: 'admin', reason: 'a test' });
      for (const sent of world.takeEvents()) await send(sent.bytes, Object.entries(sent.headers));
      expect(await shop.call('GET', `/payments/${payment}`)).toMatchObject({ state: 'refunded' });
      const back = await books();
      expect(await send(event.bytes, right())).toBe(200);
      // The same event under another id is asked about, and nothing is given for it.
      const renamed = world.event('paid again', ref, now());
      expect(await send(renamed.bytes, signers[name](renamed.bytes, secret(), now()))).toBe(200);
      const after = await books();
      expect([after[1], after[2], after[3]]).toEqual([back[1], back[2], back[3]]);
      expect([await shop.rights(), await reconcile(server.services, new Date(0))]).toEqual([3, []]);
    });
  });
});
