import type { Services } from '../services.ts';
import { startPaystackStandIn } from './paystack-stand-in.ts';
import type { CardKind, PageAnswer, ProviderWorld } from './stand-in-server.ts';
import { startStripeStandIn } from './stripe-stand-in.ts';

const numbers: Readonly<Record<CardKind, string>> = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  authenticates: '4000002500003155',
  'declines-renewals': '4000000000000341',
};

/** The built-in test provider, whose charges are in the server's own database. */
function testWorld(services: () => Services): ProviderWorld {
  const provider = () => {
    const { test } = services().payments;
    if (!test) throw new Error('The test provider is there.');
    return test;
  };
  const answers: Readonly<Record<string, PageAnswer>> = {
    paid: 'paid',
    authenticate: 'authenticate',
    closed: 'closed',
  };
  const answerOf = (said: string): PageAnswer => answers[said] ?? 'declined';
  return {
    environment: { PAYMENT_PROVIDER: 'test' },
    pay: async (ref, card) => answerOf(await provider().pay(ref, numbers[card])),
    authenticate: async (ref, isApproved) => answerOf(await provider().authenticate(ref, isApproved)),
    refundByHand: null,
    dispute: (ref, state, amounts) => provider().dispute(ref, state, amounts),
    event: (name, ref, at) => {
      const bytes = Buffer.from(JSON.stringify({ id: name, ref }));
      return { bytes, headers: provider().sign(bytes, at) };
    },
    takeEvents: () => [],
    moved: () => null,
    breakNext: null,
    delayRefunds: null,
    finishRefunds: () => undefined,
    returnRefunds: null,
    stop: () => Promise.resolve(),
  };
}

/** Every provider, as a local server where it is another's. */
export const providerWorlds: Readonly<
  Record<'test' | 'stripe' | 'paystack', (services: () => Services) => Promise<ProviderWorld>>
> = {
  test: (services) => Promise.resolve(testWorld(services)),
  stripe: (services) => startStripeStandIn(() => services().now()),
  paystack: (services) => startPaystackStandIn(() => services().now()),
};
