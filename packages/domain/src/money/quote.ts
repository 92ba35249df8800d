import { percentOf } from './currency.ts';

/** A tax on top of a price. The port of taxes (`server/src/features/payments/taxes.ts`) decides which. */
export interface Tax {
  /** As the receipt names it, such as "VAT". */
  name: string;
  /** 0 to 100, with up to four decimals. */
  percent: number;
}

/** A tax as orders and receipts name it, with its rate. */
export const taxLabel = ({ name, percent }: Tax): string => `${name} ${percent}%`;

/** What is to be paid, in minor units of one currency. */
export interface Quote {
  currency: string;
  /** Before the coupon. */
  price: number;
  discount: number;
  tax: number;
  /** `price - discount + tax`. */
  total: number;
  /** The part of the total that the wallet pays. */
  wallet: number;
  /** The part of the total that is charged. */
  charge: number;
}

/** What a provider charges, in minor units of a currency. */
export interface Chargeable {
  /** The smallest amount. */
  leastCharge: number;
  /** Amounts are multiples of it; missing where every amount is charged. */
  step?: number;
}

/** Whether a provider charges exactly this amount. */
export const isChargeable = (amount: number, { leastCharge, step = 1 }: Chargeable): boolean =>
  amount >= leastCharge && amount % step === 0;

const down = (amount: number, step: number) => amount - (amount % step);

/**
 * What a price comes to. Providers refuse very small amounts, and some that are not round. So the wallet never leaves less
 * to charge than `leastCharge`: it pays all of it, or leaves that much. A coupon that leaves less leaves nothing. Of a
 * price that is round, what is left to charge is round, too.
 */
export function quoteOf(
  given: {
    currency: string;
    price: number;
    discount: number;
    tax: Tax | null;
    /** What may be taken from the wallet. */
    wallet: number;
  } & Chargeable,
): Quote {
  const { currency, price, leastCharge, step = 1 } = given;
  const taxOf = (net: number) => {
    const unit = net % step === 0 ? step : 1;
    return given.tax === null ? 0 : unit * percentOf(net / unit, given.tax.percent);
  };
  const rounded = given.discount === price ? price : down(given.discount, step);
  const left = price - rounded + taxOf(price - rounded);
  const discount = rounded > 0 && left < leastCharge ? price : rounded;
  const tax = taxOf(price - discount);
  const total = price - discount + tax;
  const possible = Math.min(total, Math.max(0, given.wallet));
  const wallet = possible === total ? total : down(Math.max(0, Math.min(possible, total - leastCharge)), step);
  return { currency, price, discount, tax, total, wallet, charge: total - wallet };
}
