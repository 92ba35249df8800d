import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';
import type { AssetStore } from './features/assets/asset-store.ts';
import type { Evaluator } from './features/evaluations/evaluator.ts';
import type { EventHub } from './features/events/hub.ts';
import type { ReviewPayments } from './features/reviews/payments.ts';
import type { PaymentServices } from './features/payments/payment-services.ts';
import type { RateLimits } from './features/auth/rate-limits.ts';
import type { Samples } from './features/samples/samples.ts';
import type { Drawer } from './features/shares/drawer.ts';
import type { Locks } from './jobs/locks.ts';

/** What every feature works with. `now` is the clock, so that tests can move it. */
export interface Services {
  db: Database;
  config: Config;
  log: Logger;
  now: () => Date;
  /** Signs and hashes; 32 bytes or more. */
  secret: Uint8Array;
  limits: RateLimits;
  locks: Locks;
  events: EventHub;
  /** Where the bytes of pictures are. */
  assets: AssetStore;
  evaluator: Evaluator;
  payments: PaymentServices;
  samples: Samples;
  /** Draws shared documents. */
  drawer: Drawer;
  /** Null where nobody can pay: then nobody is offered a review. */
  reviewPayments: ReviewPayments | null;
  /** Until when cookies with the names before `__Host-` count over https, in milliseconds since 1970. */
  earlierCookiesUntil: number;
}

/** A time as the database stores it. */
export const isoTime = (time: Date | number): string => new Date(time).toISOString();
