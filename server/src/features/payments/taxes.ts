import type { Tax } from '@vitae/domain/money';

/** What is known about a purchase when its tax is decided. */
export interface TaxedPurchase {
  /** ISO 3166-1 alpha-2. */
  country: string;
  currency: string;
  plan: string;
}

/**
 * Decides which tax is added to a price: the port to a tax service, so that it is never asked in a transaction. `null` for
 * none. Rejects if it cannot be decided: nothing is bought or renewed then.
 */
export type Taxes = (purchase: TaxedPurchase) => Promise<Tax | null>;

/** A tax, and what it was decided for before the transaction that counts on it. */
export interface DecidedTax extends Pick<TaxedPurchase, 'country' | 'currency'> {
  tax: Tax | null;
}

/** Asks for the tax of a purchase, outside of every transaction. */
export const decideTax = async (taxes: Taxes, purchase: TaxedPurchase): Promise<DecidedTax> => ({
  country: purchase.country,
  currency: purchase.currency,
  tax: await taxes(purchase),
});

/** Whether a tax was decided for what is bought now: account or price may have changed meanwhile. */
export const isDecidedFor = (decided: DecidedTax, { country, currency }: Omit<DecidedTax, 'tax'>): boolean =>
  decided.country === country && decided.currency === currency;

/** The default: prices are what is paid. */
export const noTaxes: Taxes = () => Promise.resolve(null);
