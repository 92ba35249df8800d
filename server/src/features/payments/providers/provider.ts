import type { CardBrand } from '@vitae/domain/money';
import type { IncomingHttpHeaders } from 'node:http';

/** A charge that a person makes on a page of the provider, or on ours for the test provider. */
export interface NewCharge {
  /** The payment: what is begun twice with the same id is one charge. */
  paymentId: string;
  /** In minor units, above zero. */
  amount: number;
  currency: string;
  /** What the page of the provider names. */
  description: string;
  email: string;
  /** Where the person comes back to. */
  returnUrl: string;
  /** Whether the provider keeps the card for renewals. */
  keepsMethod: boolean;
  /** When nobody can pay it any more. */
  expiresAt: string;
}

/** A renewal, charged while nobody is there. */
export interface Renewal extends Omit<NewCharge, 'returnUrl' | 'keepsMethod' | 'expiresAt'> {
  /** What the provider gave as the method of an earlier charge. */
  method: string;
}

/** A card as far as anybody but the provider knows it. */
export interface PaymentMethod {
  /** What charges it again; `null` if it cannot be. */
  reference: string | null;
  brand: CardBrand | null;
  last4: string | null;
}

/** A refund as the provider has it. */
export interface ProviderRefund {
  ref: string;
  /** Our id of it, if it was made by us. */
  key: string | null;
  amount: number;
  state: 'pending' | 'done' | 'failed';
}

/** A bank's dispute of a charge, or of a part of it, as the provider has it; amounts in minor units. */
export interface ProviderDispute {
  ref: string;
  state: 'open' | 'won' | 'lost';
  /** What the provider keeps while it is open. */
  amount: number;
  /** What of it is gone for good, if it is lost: seldom less than all. */
  lost: number;
}

/** A charge as the provider has it now: the only thing that is believed, whatever events say and in whatever order. */
export interface ProviderCharge {
  ref: string;
  /** Our payment, if it was made by us. */
  paymentId: string | null;
  state: 'open' | 'pending' | 'paid' | 'failed' | 'expired';
  amount: number;
  currency: string;
  method: PaymentMethod | null;
  refunds: readonly ProviderRefund[];
  /** Those that took money back. */
  disputes: readonly ProviderDispute[];
  createdAt: string;
}

/** An event of a provider: its id, and the charge that it is about, if it is about one. */
export interface ProviderEvent {
  id: string;
  ref: string | null;
  /** What the provider calls it, such as `charge.refunded`: shown to admins. */
  name?: string;
}

export interface SignedRequest {
  bytes: Buffer;
  headers: IncomingHttpHeaders;
  now: Date;
}

/**
 * Takes money. Every call may be repeated, after a lost answer or a crash, and does its work once. A call that did not
 * reach the provider rejects.
 */
export interface PaymentProvider {
  id: 'test' | 'stripe' | 'paystack';
  /** The smallest amount that it takes, in minor units; `null` for a currency that it does not charge. */
  leastCharge: (currency: string) => number | null;
  /** What amounts are multiples of, in minor units: of most currencies 1. */
  step: (currency: string) => number;
  /**
   * Begins a charge. `url` is where the person pays; `null` if our own page asks for the card. Resolves to `null` if the
   * provider refuses such a charge for good.
   */
  begin: (charge: NewCharge) => Promise<{ ref: string; url: string | null } | null>;
  /** Charges a card again. A card that is declined is a charge that failed. */
  renew: (renewal: Renewal) => Promise<ProviderCharge>;
  /** A charge as it is now; `null` if there is none. */
  fetch: (ref: string) => Promise<ProviderCharge | null>;
  /** Nobody can pay it from now on, unless somebody already has. */
  abandon: (ref: string) => Promise<void>;
  /** Gives money back: all of a charge in the end, in as many parts as wanted. */
  refund: (refund: { key: string; ref: string; amount: number; currency: string }) => Promise<ProviderRefund>;
  /** Charges from a moment on, oldest first or not: for reconciliation. */
  list: (since: Date) => AsyncIterable<ProviderCharge>;
  webhook: {
    /** Whether the signature is right and the event is not too old. */
    isGenuine: (request: SignedRequest) => boolean;
    /** What the event is about; `null` for one that does not matter. */
    read: (bytes: Buffer) => ProviderEvent | null;
  };
}
