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

/**
 * What a price comes to. The wallet never leaves less to charge than `leastCharge`, since providers refuse very small
 * amounts: it pays all of it, or leaves that much.
 */
export function quoteOf(given: {
  currency: string;
  price: number;
  discount: number;
  tax: Tax | null;
  /** What may be taken from the wallet. */
  wallet: number;
  leastCharge: number;
}): Quote {
  const { currency, price, discount, leastCharge } = given;
  const net = price - discount;
  const tax = given.tax === null ? 0 : percentOf(net, given.tax.percent);
  const total = net + tax;
  const possible = Math.min(total, Math.max(0, given.wallet));
  const wallet = possible === total ? total : Math.max(0, Math.min(possible, total - leastCharge));
  return { currency, price, discount, tax, total, wallet, charge: total - wallet };
}
