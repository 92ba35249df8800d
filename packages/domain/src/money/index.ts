export * from './card.ts';
export * from './coupon.ts';
export * from './currency.ts';
export * from './ledger.ts';
export * from './payment.ts';
export * from './plan.ts';
export * from './quote.ts';
export * from './subscription.ts';
