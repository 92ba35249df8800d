import { accountContract } from './account.ts';
import { documentsOfUsersContract } from './admin/documents.ts';
import { couponsOfShopContract } from './admin/coupons.ts';
import { operationsContract } from './admin/operations.ts';
import { plansOfShopContract } from './admin/plans.ts';
import { paymentsOfUsersContract, walletOfUserContract } from './admin/payments.ts';
import { samplesOfSiteContract } from './admin/samples.ts';
import { templatesOfSiteContract } from './admin/templates.ts';
import { usersContract } from './admin/users.ts';
import { authContract } from './auth.ts';
import { assetsContract, documentsContract, syncContract } from './documents.ts';
import { evaluationsContract } from './evaluations.ts';
import { eventsContract } from './events.ts';
import { couponsContract, paymentsContract, plansContract, walletContract } from './payments.ts';
import { contactContract, newsletterContract } from './site.ts';
import { samplesContract } from './samples.ts';
import { reviewQueueContract, reviewsContract } from './reviews.ts';
import { sharesContract } from './shares.ts';
import { templatesContract } from './templates.ts';

/** Every endpoint under `/api`; the server does not compile without a handler for each. */
export const contract = {
  auth: authContract,
  account: accountContract,
  sync: syncContract,
  documents: documentsContract,
  assets: assetsContract,
  evaluations: { ...evaluationsContract, review: reviewsContract },
  shares: sharesContract,
  events: eventsContract,
  plans: plansContract,
  coupons: couponsContract,
  payments: paymentsContract,
  wallet: walletContract,
  samples: samplesContract,
  templates: templatesContract,
  newsletter: newsletterContract,
  contact: contactContract,
  admin: {
    ...operationsContract,
    users: { ...usersContract, wallet: walletOfUserContract },
    payments: paymentsOfUsersContract,
    coupons: couponsOfShopContract,
    plans: plansOfShopContract,
    documents: documentsOfUsersContract,
    evaluations: reviewQueueContract,
    samples: samplesOfSiteContract,
    templates: templatesOfSiteContract,
  },
};
export type Contract = typeof contract;

export type { DocumentOfUser, DocumentOfUserDetails } from './admin/documents.ts';
export { figureNames } from './admin/operations.ts';
export type {
  AuditEntry,
  AuditQuery,
  FigureName,
  Figures,
  FigureUnit,
  JobQuery,
  JobState,
  MailQuery,
  QueuedMail,
} from './admin/operations.ts';
export type { CouponDetails, CouponQuery, ListedCoupon } from './admin/coupons.ts';
export type { PlanVersion } from './admin/plans.ts';
export type { WithReason } from './admin/list.ts';
export { moneyDifferenceSchema, type MoneyDifference } from './admin/payments.ts';
export type {
  ListedPayment,
  PaymentDetails,
  PaymentHappening,
  PaymentQuery,
  Reconciliation,
  WalletOfUser,
} from './admin/payments.ts';
export { sampleContentSchema } from './admin/samples.ts';
export type { ListedSample, SampleContent, SampleDetails, SampleQuery, SampleState } from './admin/samples.ts';
export type { TemplatesOfSite } from './admin/templates.ts';
export type { ListedUser, UserDetails, UserQuery } from './admin/users.ts';
export type { Access, EndpointMeta } from './base.ts';
export type { OtpPurpose } from './auth.ts';
export {
  documentInputSchema,
  headSchema,
  pushSchema,
  type Head,
  type PushAnswer,
  type StoredDocument,
} from './documents.ts';
export {
  maxEvaluatedBytes,
  maxReportCharacters,
  type EvaluationAllowance,
  type EvaluationHead,
} from './evaluations.ts';
export {
  printedReceiptSchema,
  type Payment,
  type PrintedReceipt,
  type PurchaseQuote,
  type Receipt,
  type Subscription,
  type WalletLine,
} from './payments.ts';
export { reviewNoteSchema, type ExpertReview, type QueuedReview, type QueueQuery, type ReviewNote } from './reviews.ts';
export { mostShareLinks, type ShareLink } from './shares.ts';
export { serverEventSchema, type ServerEvent } from './events.ts';
export type {
  NewPasskeyCredential,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskeyCredential,
} from './passkeys.ts';
export { userSchema, type SignedIn, type SignInResult, type Tokens, type User } from './user.ts';
