import { exponentOf } from '@vitae/domain/money';

/*
 * Amounts as Stripe's API has them (docs.stripe.com/currencies): in the smallest unit, with a few differences from ISO
 * 4217.
 */

/** How many decimals Stripe takes a currency to have, where that is not what ISO 4217 says. */
const otherExponents: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };
/** Currencies of three decimals, whose last digit must be zero. */
const roundedToTen: readonly string[] = ['BHD', 'JOD', 'KWD', 'OMR', 'TND'];

/** The least that Stripe charges, in minor units of ISO 4217; for other currencies about half a dollar. */
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
};
const usualLeast = 50;

export const leastStripeCharge = (currency: string): number => leastCharges[currency] ?? usualLeast;

const shiftOf = (currency: string) => (otherExponents[currency] ?? exponentOf(currency)) - exponentOf(currency);

/** An amount in minor units as Stripe takes it; `null` if Stripe cannot charge exactly that. */
export function toStripeAmount(amount: number, currency: string): number | null {
  const converted = amount * 10 ** shiftOf(currency);
  const isExact = Number.isInteger(converted) && !(roundedToTen.includes(currency) && converted % 10 !== 0);
  return isExact ? converted : null;
}

/** An amount of Stripe in minor units. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount * 10 ** -shiftOf(currency));
