import { exponentOf } from '@vitae/domain/money';

/*
 * Amounts as Stripe's API has them (docs.stripe.com/currencies): in the smallest unit, with a few differences from ISO
 * 4217.
 */

/**
 * How many decimals Stripe takes a currency to have, where that is not what ISO 4217 says. Forints and Taiwan's dollars
 * are whole only in payouts, which are not made here.
 */
const otherExponents: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };
/** Currencies of three decimals, whose last digit must be zero. */
const roundedToTen: readonly string[] = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

/**
 * The least that Stripe charges, in minor units of ISO 4217. After those of its list come others, of which half a dollar
 * is charged by the rate of the day: something above that, where 50 units are less.
 */
const leastCharges: Readonly<Record<string, number>> = {
  AED: 200,
  BGN: 100,
  CZK: 1500,
  DKK: 250,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  PLN: 200,
  RON: 200,
  SEK: 300,
  THB: 1000,
  // Without decimals.
  BIF: 2500,
  CLP: 700,
  DJF: 120,
  GNF: 6000,
  ISK: 100,
  KMF: 300,
  KRW: 1000,
  PYG: 5000,
  RWF: 1000,
  UGX: 2500,
  VND: 20_000,
  VUV: 80,
  XAF: 400,
  XOF: 400,
  XPF: 70,
  // With three.
  BHD: 250,
  JOD: 450,
  KWD: 200,
  OMR: 250,
  TND: 2000,
  // With two, of which one is worth far less than a dollar.
  IDR: 1_000_000,
  KES: 10_000,
  MGA: 300_000,
  NGN: 100_000,
  PHP: 4000,
  TRY: 3000,
  TWD: 2000,
  ZAR: 1200,
};
const usualLeast = 50;

export const leastStripeCharge = (currency: string): number => leastCharges[currency] ?? usualLeast;

const shiftOf = (currency: string) => (otherExponents[currency] ?? exponentOf(currency)) - exponentOf(currency);

/** What amounts are multiples of at Stripe, in minor units. */
export const stepOfStripe = (currency: string): number =>
  roundedToTen.includes(currency) ? 10 : 10 ** Math.max(0, -shiftOf(currency));

/** An amount in minor units as Stripe takes it; `null` if Stripe cannot charge exactly that. */
export function toStripeAmount(amount: number, currency: string): number | null {
  return amount % stepOfStripe(currency) === 0 ? Math.round(amount * 10 ** shiftOf(currency)) : null;
}

/** An amount of Stripe in minor units. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** -shiftOf(currency));
