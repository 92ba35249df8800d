import type { Migration } from 'kysely/migration';
import { initial } from './0001-initial.ts';
import { limitsAndMail } from './0002-limits-and-mail.ts';
import { nativeSignIn } from './0003-native-sign-in.ts';
import { versionDevices } from './0004-version-devices.ts';
import { documentsByAccount } from './0005-documents-by-account.ts';
import { auditAndJobs } from './0006-audit-and-jobs.ts';
import { mailOfCodes } from './0007-mail-of-codes.ts';
import { passkeys } from './0008-passkeys.ts';
import { roleSource } from './0009-role-source.ts';
import { versionLists } from './0010-version-lists.ts';
import { evaluations } from './0011-evaluations.ts';
import { expertReviews } from './0012-expert-reviews.ts';
import { adminRecord } from './0013-admin-record.ts';
import { adminLists } from './0014-admin-lists.ts';
import { figures } from './0015-figures.ts';
import { money } from './0016-money.ts';
import { samples } from './0017-samples.ts';
import { newsletter } from './0018-newsletter.ts';
import { invoiceBuyers } from './0019-invoice-buyers.ts';
import { adminMoney } from './0020-admin-money.ts';
import { moneyFigures } from './0021-money-figures.ts';
import { shareLinks } from './0022-share-links.ts';
import { figuresByKind } from './0023-figures-by-kind.ts';
import { mailUnsubscribe } from './0024-mail-unsubscribe.ts';
import { disputes } from './0025-disputes.ts';
import { accountLanguage } from './0026-account-language.ts';
import { sampleSchedule } from './0027-sample-schedule.ts';
import { sumsByDay } from './0028-sums-by-day.ts';
import { earlierWriters } from './0029-earlier-writers.ts';
import { couponSearch } from './0030-coupon-search.ts';
import { subscriptionsOfAccount } from './0031-subscriptions-of-account.ts';
import { signInsAndIds } from './0032-sign-ins-and-ids.ts';
import { keptBalances } from './0033-kept-balances.ts';
import { printedReceipts } from './0034-printed-receipts.ts';
import { peopleAndIndexes } from './0035-people-and-indexes.ts';
import { reconciliations } from './0037-reconciliations.ts';

/** Every migration by its zero-padded name; a new one is a file next to these and a line here. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-limits-and-mail': limitsAndMail,
  '0003-native-sign-in': nativeSignIn,
  '0004-version-devices': versionDevices,
  '0005-documents-by-account': documentsByAccount,
  '0006-audit-and-jobs': auditAndJobs,
  '0007-mail-of-codes': mailOfCodes,
  '0008-passkeys': passkeys,
  '0009-role-source': roleSource,
  '0010-version-lists': versionLists,
  '0011-evaluations': evaluations,
  '0012-expert-reviews': expertReviews,
  '0013-admin-record': adminRecord,
  '0014-admin-lists': adminLists,
  '0015-figures': figures,
  '0016-money': money,
  '0017-samples': samples,
  '0018-newsletter': newsletter,
  '0019-invoice-buyers': invoiceBuyers,
  '0020-admin-money': adminMoney,
  '0021-money-figures': moneyFigures,
  '0022-share-links': shareLinks,
  '0023-figures-by-kind': figuresByKind,
  '0024-mail-unsubscribe': mailUnsubscribe,
  '0025-disputes': disputes,
  '0026-account-language': accountLanguage,
  '0027-sample-schedule': sampleSchedule,
  '0028-sums-by-day': sumsByDay,
  '0029-earlier-writers': earlierWriters,
  '0030-coupon-search': couponSearch,
  '0031-subscriptions-of-account': subscriptionsOfAccount,
  '0032-sign-ins-and-ids': signInsAndIds,
  '0033-kept-balances': keptBalances,
  '0034-printed-receipts': printedReceipts,
  '0035-people-and-indexes': peopleAndIndexes,
  '0037-reconciliations': reconciliations,
};
