import type Stripe from 'stripe';

/*
 * Objects of Stripe's API, whole, as its published types (the SDK's) have them: what the stand-in answers is held to
 * them by the compiler.
 */

/** What one is made from; the rest is as in a new account that uses nothing else. */
export const newSession = (
  given: Pick<
    Stripe.Checkout.Session,
    | 'id'
    | 'amount_total'
    | 'cancel_url'
    | 'client_reference_id'
    | 'created'
    | 'currency'
    | 'customer_creation'
    | 'customer_email'
    | 'expires_at'
    | 'metadata'
    | 'success_url'
    | 'url'
  >,
): Stripe.Checkout.Session => ({
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: given.amount_total,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer: null,
  customer_account: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
  ...given,
});

export const newIntent = (
  given: Pick<
    Stripe.PaymentIntent,
    | 'id'
    | 'amount'
    | 'created'
    | 'currency'
    | 'customer'
    | 'description'
    | 'metadata'
    | 'payment_method'
    | 'receipt_email'
    | 'setup_future_usage'
  >,
): Stripe.PaymentIntent => ({
  object: 'payment_intent',
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: `${given.id}_secret`,
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_group: null,
  ...given,
});

export const newCharge = (
  given: Pick<
    Stripe.Charge,
    'id' | 'amount' | 'created' | 'currency' | 'customer' | 'payment_intent' | 'payment_method'
  >,
  card: { brand: string; last4: string },
): Stripe.Charge => ({
  object: 'charge',
  amount_captured: given.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: 'VITAE',
  captured: true,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_method_details: {
    card: {
      amount_authorized: given.amount,
      authorization_code: null,
      brand: card.brand,
      checks: null,
      country: 'US',
      electronic_commerce_indicator: null,
      exp_month: 12,
      exp_year: 2040,
      funding: 'credit',
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_token: null,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
  ...given,
});

export const newRefund = (
  given: Pick<Stripe.Refund, 'id' | 'amount' | 'charge' | 'created' | 'currency' | 'metadata' | 'payment_intent'>,
): Stripe.Refund => ({
  object: 'refund',
  balance_transaction: null,
  customer: null,
  customer_account: null,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
  ...given,
});

export const newDispute = (
  given: Pick<Stripe.Dispute, 'id' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent'>,
): Stripe.Dispute => ({
  object: 'dispute',
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: null,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  reason: 'fraudulent',
  status: 'needs_response',
  ...given,
});

/** What a dispute took from the account, or brought back. */
export const newMove = (
  given: Pick<Stripe.BalanceTransaction, 'id' | 'amount' | 'created' | 'currency' | 'source'>,
): Stripe.BalanceTransaction => ({
  object: 'balance_transaction',
  available_on: given.created,
  balance_type: 'payments',
  description: given.amount < 0 ? 'Chargeback withdrawal' : 'Chargeback reversal',
  exchange_rate: null,
  fee: 0,
  fee_details: [],
  net: given.amount,
  reporting_category: given.amount < 0 ? 'dispute' : 'dispute_reversal',
  status: 'pending',
  type: 'adjustment',
  ...given,
});
