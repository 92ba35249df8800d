import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  afterPeriods,
  cardBrandOf,
  couponKey,
  couponProblem,
  couponRulesSchema,
  defaultPlans,
  discountOf,
  exampleAmount,
  entitledUntil,
  exponentOf,
  formatMoney,
  groupedCardNumber,
  isCardNumber,
  nextTry,
  parseAmount,
  paymentAfter,
  paymentEvents,
  paymentStates,
  percentOf,
  planSchema,
  priceFor,
  isChargeable,
  quoteOf,
  subscriptionAfter,
  taxLabel,
  type CouponRules,
} from './index.ts';

const [, pro] = z.tuple([planSchema, planSchema], planSchema).parse(defaultPlans);

describe('money', () => {
  it('has as many decimals as its currency', () => {
    expect(['USD', 'JPY', 'KWD', 'CLP', 'NGN', 'ISK'].map(exponentOf)).toEqual([2, 0, 3, 0, 2, 0]);
    expect(formatMoney({ amount: 7200, currency: 'USD' }, 'en')).toBe('$72.00');
    expect(formatMoney({ amount: 1200, currency: 'JPY' }, 'en')).toBe('¥1,200');
    expect(formatMoney({ amount: 12_345, currency: 'KWD' }, 'en')).toMatch(/KWD\s12\.345/);
    const inArabic = (amount: number, currency: string) => formatMoney({ amount, currency }, 'ar');
    expect([inArabic(2900, 'USD'), inArabic(2900, 'EUR'), inArabic(123_400, 'CHF')]).toEqual([
      'US$29.00',
      '€29.00',
      'CHF\u00A01,234.00',
    ]);
    expect(inArabic(12_345, 'KWD')).toContain('د.ك.');
  });

  it.each([
    ['25', 'USD', 2500],
    ['25.5', 'USD', 2550],
    ['25,50', 'EUR', 2550],
    ['1,200.00', 'USD', 120_000],
    ['1 200', 'JPY', 1200],
    ['1.234', 'KWD', 1234],
    ['1,234.500', 'KWD', 1_234_500],
    ['25,5', 'KWD', 25_500],
    ['1,234', 'KWD', null],
    ['1,234,567', 'KWD', null],
    ['25.555', 'USD', null],
    ['12.5', 'JPY', null],
    ['-5', 'USD', null],
    ['', 'USD', null],
    ['99999999999999', 'USD', null],
  ])('is read from "%s" in %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toBe(amount);
  });

  it('has an example that is read, in every currency', () => {
    const examples = ['USD', 'JPY', 'KWD'].map((currency) => [exampleAmount(currency), currency] as const);
    expect(examples.map(([text, currency]) => [text, parseAmount(text, currency)])).toEqual([
      ['25.00', 2500],
      ['25', 25],
      ['25.000', 25_000],
    ]);
  });

  it('is shared out in whole units, half of one rounded up', () => {
    expect([percentOf(999, 50), percentOf(1, 50), percentOf(7200, 33.33), percentOf(0, 20)]).toEqual([500, 1, 2400, 0]);
    // New York's, not 8.88 percent.
    expect([percentOf(2900, 8.875), percentOf(2900, 8.88)]).toEqual([257, 258]);
  });
});

describe('a plan', () => {
  it('is valid as it comes, and costs what was decided', () => {
    for (const plan of defaultPlans) expect(planSchema.safeParse(plan).error).toBeUndefined();
    const buyer = { country: 'US', currency: null };
    expect(priceFor(pro, 'month', buyer)).toMatchObject({ amount: 900, currency: 'USD' });
    expect(priceFor(pro, 'year', buyer)).toMatchObject({ amount: 7200, currency: 'USD' });
    expect(priceFor(pro, 'once', buyer)).toBeNull();
  });

  it('costs what its country pays before what everyone pays, and in the currency that was asked for', () => {
    const priced = {
      ...pro,
      prices: [
        ...pro.prices,
        { interval: 'month' as const, currency: 'EUR', amount: 850 },
        { interval: 'month' as const, currency: 'NGN', amount: 300_000, countries: ['NG'] },
        { interval: 'month' as const, currency: 'USD', amount: 300, countries: ['NG', 'GH'] },
      ],
    };
    const of = (country: string, currency: string | null) => priceFor(priced, 'month', { country, currency })?.amount;
    expect([of('US', null), of('DE', 'EUR'), of('NG', null), of('NG', 'USD'), of('GH', null)]).toEqual([
      900, 850, 300_000, 300, 300,
    ]);
    expect([of('US', 'NGN'), of('US', 'GBP')]).toEqual([undefined, undefined]);
  });

  it('is renewed on the same day of each month, or on its last day', () => {
    const end = '2027-01-31T10:00:00.000Z';
    expect([1, 2, 13].map((count) => afterPeriods(end, 'month', count).slice(0, 10))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2028-02-29',
    ]);
    expect(afterPeriods('2028-02-29T00:00:00.000Z', 'year', 1)).toBe('2029-02-28T00:00:00.000Z');
  });
});

describe('a coupon', () => {
  const rules: CouponRules = {
    code: 'SPRING',
    percent: 25,
    amount: null,
    currency: null,
    plans: [],
    startsAt: null,
    endsAt: null,
    maxRedemptions: null,
    perAccount: null,
    firstPurchaseOnly: false,
  };
  const use = {
    at: '2026-11-23T00:00:00.000Z',
    plan: 'pro',
    price: { amount: 900, currency: 'USD' },
    isActive: true,
    uses: 0,
    usesOfAccount: 0,
    hasBought: false,
  };

  it.each<[string, Partial<CouponRules>, Partial<typeof use>, string | null]>([
    ['counts', {}, {}, null],
    ['is switched off', {}, { isActive: false }, 'inactive'],
    ['has not begun', { startsAt: '2026-11-23T00:00:00.001Z' }, {}, 'early'],
    ['begins at this moment', { startsAt: use.at }, {}, null],
    ['ends at this moment', { endsAt: use.at }, {}, 'ended'],
    ['is for other plans', { plans: ['review'] }, {}, 'other-plan'],
    ['is in another currency', { percent: null, amount: 100, currency: 'EUR' }, {}, 'other-currency'],
    ['was used by others as often as it may be', { maxRedemptions: 2 }, { uses: 2 }, 'used-up'],
    ['has one use left', { maxRedemptions: 2 }, { uses: 1 }, null],
    ['was used by this account', { perAccount: 1 }, { usesOfAccount: 1 }, 'used'],
    ['is for a first purchase only', { firstPurchaseOnly: true }, { hasBought: true }, 'not-first'],
  ])('that %s', (_name, more, moreUse, problem) => {
    expect(couponProblem({ ...rules, ...more }, { ...use, ...moreUse })).toBe(problem);
  });

  it('takes a share or an amount off a price, never more than all of it', () => {
    const amount = { ...rules, percent: null, amount: 1000, currency: 'USD' };
    expect([discountOf(rules, 999), discountOf(amount, 7200), discountOf(amount, 900)]).toEqual([250, 1000, 900]);
  });

  it('has a percentage or an amount with its currency, and its code does not depend on case', () => {
    const isValid = (more: Partial<CouponRules>) => couponRulesSchema.safeParse({ ...rules, ...more }).success;
    expect([isValid({}), isValid({ amount: 5 }), isValid({ percent: null }), isValid({ percent: 101 })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(isValid({ percent: null, amount: 5, currency: null })).toBe(false);
    expect(couponKey(' sPring 25 ')).toBe('SPRING25');
  });
});

describe('a quote', () => {
  const base = { currency: 'USD', price: 900, discount: 0, tax: null, wallet: 0, leastCharge: 50 };

  it('adds up: price less discount plus tax is what wallet and card pay', () => {
    expect(taxLabel({ name: 'VAT', percent: 7.7 })).toBe('VAT 7.7%');
    expect(quoteOf({ ...base, discount: 100, tax: { name: 'VAT', percent: 19 }, wallet: 300 })).toMatchObject({
      tax: 152,
      total: 952,
      wallet: 300,
      charge: 652,
    });
  });

  it('leaves nothing to charge, or as much as a provider takes', () => {
    const partsWith = (wallet: number) => {
      const quote = quoteOf({ ...base, wallet });
      return [quote.wallet, quote.charge];
    };
    expect([partsWith(900), partsWith(899), partsWith(5000), partsWith(-5)]).toEqual([
      [900, 0],
      [850, 50],
      [900, 0],
      [0, 900],
    ]);
  });
});

describe('a quote of what providers charge', () => {
  const base = { currency: 'USD', price: 900, discount: 0, tax: null, wallet: 0, leastCharge: 50 };

  it('has nothing to pay where a coupon leaves less than is charged', () => {
    expect(quoteOf({ ...base, discount: 855 })).toMatchObject({ discount: 900, tax: 0, total: 0, charge: 0 });
    expect(quoteOf({ ...base, discount: 850 })).toMatchObject({ discount: 850, charge: 50 });
    const tax = { name: 'VAT', percent: 20 };
    expect(quoteOf({ ...base, discount: 855, tax })).toMatchObject({ discount: 855, tax: 9, charge: 54 });
    // Without a coupon nothing is given away.
    expect(quoteOf({ ...base, price: 40 })).toMatchObject({ discount: 0, charge: 40 });
  });

  it('rounds discount, tax and the part of the wallet to the steps of the currency', () => {
    const dinars = { ...base, currency: 'KWD', price: 2750, leastCharge: 160, step: 10 };
    expect(quoteOf({ ...dinars, discount: 908 })).toMatchObject({ discount: 900, charge: 1850 });
    const tax = { name: 'VAT', percent: 5 };
    expect(quoteOf({ ...dinars, tax })).toMatchObject({ tax: 140, total: 2890, charge: 2890 });
    expect(quoteOf({ ...dinars, wallet: 1234 })).toMatchObject({ wallet: 1230, charge: 1520 });
    expect(quoteOf({ ...dinars, discount: 2750 })).toMatchObject({ total: 0, charge: 0 });
    expect([isChargeable(2750, dinars), isChargeable(2755, dinars), isChargeable(150, dinars)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a payment', () => {
  it('never leaves what was refunded, and money that comes late is taken note of', () => {
    for (const event of paymentEvents) expect(paymentAfter('refunded', event)).toBeNull();
    for (const state of paymentStates)
      expect(paymentAfter(state, 'pay') === 'paid').toBe(!['paid', 'partly-refunded', 'refunded'].includes(state));
  });
});

describe('a subscription', () => {
  const periodEnd = '2027-01-01T00:00:00.000Z';

  it('is tried again four times after a missed renewal, and keeps what it gives until then', () => {
    expect([1, 2, 3, 4, 5].map((tries) => nextTry(periodEnd, tries)?.slice(0, 10))).toEqual([
      '2027-01-02',
      '2027-01-04',
      '2027-01-08',
      '2027-01-15',
      undefined,
    ]);
    expect(entitledUntil({ state: 'past-due', periodEnd, endedAt: null })).toBe('2027-01-15T00:00:00.000Z');
  });

  it('runs to the end of its period once it is cancelled, and ends at once only when it was refunded', () => {
    expect(entitledUntil({ state: 'cancelled', periodEnd, endedAt: null })).toBe(periodEnd);
    expect(entitledUntil({ state: 'ended', periodEnd, endedAt: '2026-12-01T00:00:00.000Z' })).toBe(
      '2026-12-01T00:00:00.000Z',
    );
    expect([subscriptionAfter('cancelled', 'resume'), subscriptionAfter('ended', 'resume')]).toEqual(['active', null]);
  });
});

describe('a card', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa'],
    ['5555 5555 5555 4444', 'mastercard'],
    ['2223 0031 2200 3222', 'mastercard'],
    ['3782 822463 10005', 'amex'],
    ['6011 1111 1111 1117', 'discover'],
    ['5060 6666 6666 6666 666', 'verve'],
    ['5061 0200 0000 0000 094', 'verve'],
  ])('%s is recognised as %s', (number, brand) => {
    expect([cardBrandOf(number), cardBrandOf(number.slice(0, 7)), isCardNumber(number)]).toEqual([brand, brand, true]);
    expect(isCardNumber(number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10))).toBe(false);
  });

  it('is grouped as it is printed', () => {
    expect([groupedCardNumber('4242424242424242'), groupedCardNumber('378282246310005')]).toEqual([
      '4242 4242 4242 4242',
      '3782 822463 10005',
    ]);
    expect(isCardNumber('9999 9999 9999 9995')).toBe(false);
  });
});
