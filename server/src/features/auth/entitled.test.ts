import { userSchema } from '@vitae/api/contract';
import { entitlements } from '@vitae/domain';
import { expect, it } from 'vitest';
import { sqlitePlace } from '../../testing/databases.ts';
import { openShop, testDay } from '../../testing/shop.ts';
import { startTestServer } from '../../testing/test-server.ts';

it('a device computes from one answer what the server says later, before and after a plan ends', async () => {
  const server = await startTestServer(await sqlitePlace());
  const shop = await openShop(server);
  await shop.card((await shop.buy({ period: 'month' }))['id']);
  await shop.call('POST', '/payments/subscription/cancel');
  const { entitled } = userSchema.parse(await shop.call('GET', '/auth/session'));
  if (!entitled) throw new Error('The answer says what decides.');
  const [plan] = entitled.plans;
  const end = Date.parse(plan?.until ?? '');
  expect([plan?.key, entitled.plans.length]).toEqual(['pro', 1]);
  const seen = [];
  for (const at of [end - testDay / 2, end]) {
    server.pass(at - server.services.now().getTime());
    await shop.signIn();
    const said = userSchema.parse(await shop.call('GET', '/auth/session'));
    seen.push([said.plan, said.premiumTemplates, said.syncedDocuments]);
    const known = entitlements(entitled, server.services.now());
    expect([known.plan, known.premiumTemplates, known.syncedDocuments]).toEqual(seen.at(-1));
  }
  expect(seen).toEqual([
    ['pro', true, null],
    ['free', false, 3],
  ]);
  await server.stop();
});
