import type { Config } from '../../config.ts';
import type { Services } from '../../services.ts';
import { createTestProvider, type TestProvider } from './providers/test-provider.ts';
import type { PaymentProvider } from './providers/provider.ts';
import { noTaxes, type Taxes } from './taxes.ts';

/** What payments work with. */
export interface PaymentServices {
  /** Takes the money; null where nobody can pay. */
  provider: PaymentProvider | null;
  /** The same if it is the built-in test provider: what its form and its bank's page do. */
  test: TestProvider | null;
  taxes: Taxes;
  /** Called before, in and after each step; tests end the server there. */
  at: (step: string) => void;
}

/** The provider that the settings name; its code is loaded only then. */
export async function createPaymentServices(
  { payment }: Pick<Config, 'payment'>,
  parts: Pick<Services, 'db' | 'now' | 'secret'>,
): Promise<PaymentServices> {
  const common = { taxes: noTaxes, at: () => undefined };
  switch (payment.provider) {
    case 'stripe': {
      const { createStripeProvider } = await import('./providers/stripe-provider.ts');
      return { ...common, provider: createStripeProvider(payment), test: null };
    }
    case 'paystack': {
      const { createPaystackProvider } = await import('./providers/paystack-provider.ts');
      return { ...common, provider: createPaystackProvider(payment), test: null };
    }
    case 'test': {
      const test = createTestProvider(parts);
      return { ...common, provider: test, test };
    }
    case 'none':
      return { ...common, provider: null, test: null };
  }
}
