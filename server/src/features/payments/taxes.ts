import type { Tax } from '@vitae/domain/money';

/** What is known about a purchase when its tax is decided. */
export interface TaxedPurchase {
  /** ISO 3166-1 alpha-2. */
  country: string;
  currency: string;
  plan: string;
}

/** Decides which tax is added to a price: the port to a tax service. `null` for none. */
export type Taxes = (purchase: TaxedPurchase) => Tax | null;

/** The default: prices are what is paid. */
export const noTaxes: Taxes = () => null;
