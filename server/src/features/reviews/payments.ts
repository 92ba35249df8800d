/** How an expert review is paid for. Every call may be repeated: the id of the review tells that it is the same one. */
export interface ReviewPayments {
  /** Resolves to what identifies the payment, or `null` if it was declined. */
  charge: (review: { id: string; accountId: string }) => Promise<string | null>;
  /** Resolves to whether it went back; if not, the provider is still at it, or refuses, and is asked again later. */
  refund: (review: { id: string; payment: string }) => Promise<boolean>;
}
