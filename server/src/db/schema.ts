import type { InterfaceLanguage } from '@vitae/words/languages';
import type { DocumentKind, ReviewFunding, ReviewState } from '@vitae/domain';
import type { Generated, Selectable } from 'kysely';
import type { MoneySchema } from './money-schema.ts';

/*
 * The tables as Kysely sees them, the same on SQLite and PostgreSQL: ids are UUIDv7 as text, times ISO 8601 in UTC as
 * text, booleans 1 and 0, JSON as text.
 */

export interface AccountTable {
  id: string;
  /** As entered by the user. */
  email: string;
  /** Case-folded: what makes it unique. */
  email_key: string;
  name: string;
  email_verified_at: string | null;
  /** argon2id in PHC form. */
  password_hash: string | null;
  role: 'user' | 'admin';
  /**
   * Where the admin role came from: the address in the setting, or the command line. Null for users, and for admins
   * from before this was recorded.
   */
  role_from: 'address' | 'hand' | null;
  status: 'active' | 'suspended';
  country: string;
  locale: string;
  /** The language of its interface and its mail; null until it has chosen one. */
  language: Generated<InterfaceLanguage | null>;
  theme: 'system' | 'light' | 'dark';
  /** Base32; active once `totp_confirmed_at` is set. */
  totp_secret: string | null;
  totp_confirmed_at: string | null;
  /** The last time step for which a code was accepted: none is accepted twice. */
  totp_last_step: number | null;
  /** Incremented by every change to its documents, within the same transaction: cursors follow the order of commits. */
  sync_seq: Generated<number>;
  /** How many documents it may sync without a plan; null means no limit. */
  document_limit: number | null;
  /** What it has bought, as its subscription says: the key of the plan, its rights as JSON text, and until when. */
  plan_key: Generated<string | null>;
  plan_rights: Generated<string | null>;
  plan_until: Generated<string | null>;
  /** Bytes of its documents, versions and pictures; the database keeps this sum itself. */
  stored_bytes: Generated<number | string>;
  /** When it will be deleted; until then the deletion can be cancelled. */
  delete_after: string | null;
  /** Rises with each change that an admin makes: two who change the same account see it. */
  revision: Generated<number>;
  created_at: string;
}

/** A word that an account is found by: of its address or its name, case-folded. */
export interface AccountTermTable {
  term: string;
  account_id: string;
}

export interface IdentityTable {
  provider: string;
  subject: string;
  account_id: string;
  created_at: string;
}

/** What completed a sign-in: the last factor that was asked for. */
export type SignedInBy = 'password' | 'totp' | 'passkey' | 'google';

/** One sign-in on one device: the family of its refresh tokens. */
export interface SessionTable {
  id: string;
  account_id: string;
  /** Browser and system as text; no address and no raw header. */
  device: string;
  created_at: string;
  last_seen_at: string;
  /** Null for a session from before this was noted. */
  signed_in_by: SignedInBy | null;
  /** When the user last reauthenticated in it, after signing in. */
  confirmed_at: string | null;
  /** When it ended: by sign-out, revocation, or reuse of an old token. */
  ended_at: string | null;
}

export interface RefreshTokenTable {
  /** SHA-256 of the token, hex. */
  hash: string;
  session_id: string;
  /** When it was exchanged for its successor. */
  rotated_at: string | null;
  expires_at: string;
}

/** A challenge that a code answers. */
export interface ChallengeTable {
  id: string;
  /** Null if the address has no account: the response looks the same. */
  account_id: string | null;
  purpose: 'verify-email' | 'sign-in' | 'reset' | 'change-email' | 'totp';
  /** Where the code went; for a change of address the new one. */
  email: string;
  /** Keyed hash of the code; null for codes of an authenticator app. */
  code_hash: string | null;
  tries: Generated<number>;
  expires_at: string;
  used_at: string | null;
  /** The session that requested to confirm its address: the code is useless to anyone else. */
  session_id: string | null;
  created_at: string;
}

/** A key on a user's device, with which they sign in (WebAuthn). */
export interface PasskeyTable {
  id: string;
  account_id: string;
  /** Its id as the device gives it: base64url, unique among all accounts. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often it signed, as the device reports; 0 from devices that do not count. */
  counter: number | string;
  /** JSON text: how the device is reached, such as `internal` or `usb`. */
  transports: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
}

/** A challenge that a browser has a passkey sign. The row is deleted when it is answered, whatever the answer. */
export interface PasskeyCeremonyTable {
  id: string;
  /** The session that adds a passkey; null for a sign-in. */
  session_id: string | null;
  expires_at: string;
}

/** A code that lets an app sign in, given to it through the browser. */
export interface NativeGrantTable {
  /** SHA-256 of the code, hex. */
  code_hash: string;
  account_id: string;
  /** SHA-256 of the app's verifier, base64url (RFC 7636, S256). */
  code_challenge: string;
  /** The session that allowed it: the code is useless once that has ended. */
  granted_by: string;
  /** The session that was created with it. */
  session_id: string | null;
  expires_at: string;
  used_at: string | null;
}

export interface RecoveryCodeTable {
  account_id: string;
  hash: string;
}

/** Mail waiting to be sent. Mail that was sent or given up is kept for a week, without its text. */
export interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  attempts: Generated<number>;
  next_attempt_at: string;
  /** The challenge that the code in it answers. */
  challenge_id: string | null;
  /** When it is no longer worth sending. */
  useless_after: Generated<string | null>;
  /** The same as a page, for mail that has one. */
  html: Generated<string | null>;
  /** The address that ends mails like it. */
  unsubscribe: Generated<string | null>;
  sent_at: string | null;
  failed_at: string | null;
  created_at: string;
}

export interface DocumentTable {
  /** Created by a device, and unique within its account: other accounts may have a document with the same id. */
  id: string;
  account_id: string;
  kind: DocumentKind;
  /** Rises by one with each write, by compare-and-set only (S1). */
  head_rev: number;
  schema_version: number;
  /** JSON text, checked on write and sent as stored. */
  doc: string;
  /** Of the newest revision, for the lists of admins. */
  title: Generated<string>;
  slug: Generated<string>;
  /** The device that wrote the newest revision, by name. */
  device: Generated<string>;
  /** The account's `sync_seq` of its last change. */
  change_seq: number;
  /** When it was moved to the trash. */
  deleted_at: string | null;
  /** When it was permanently deleted: the row stays without content, so that other devices are informed. */
  purged_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface DocumentRevisionTable {
  account_id: string;
  document_id: string;
  rev: number;
  doc: string;
  device_id: string;
  /** The same by name, as in its session. */
  device: Generated<string>;
  /** Unique: the same push is never applied twice. */
  push_id: string;
  label: Generated<string>;
  created_at: string;
}

/** Who may read an asset; its bytes are in the file store under their SHA-256. */
export interface AssetTable {
  account_id: string;
  sha256: string;
  type: string;
  size: number;
  created_at: string;
}

/** A picture that a version of a document shows; it is deleted with that version. */
export interface AssetReferenceTable {
  account_id: string;
  sha256: string;
  document_id: string;
  rev: number;
}

export interface EvaluationTable {
  account_id: string;
  /** Created by the device that made the report, or here; unique within its account. */
  id: string;
  kind: DocumentKind;
  state: 'queued' | 'running' | 'done' | 'failed';
  /** Null for a file. */
  document_id: string | null;
  /** The last part of the report's address. */
  slug: string;
  /** The title of the document, or the name of the file. */
  name: string;
  /** When the document was changed. */
  document_updated_at: string | null;
  /** `YYYY-MM-DD`. */
  as_of: string;
  /** Null until it is done, like the score. */
  ruleset_version: string | null;
  score: number | null;
  /** The code of an error of the importer. */
  failure: string | null;
  /** How often it was begun. */
  attempts: Generated<number>;
  /** When the report was made, as the device says. */
  made_at: string;
  /** When it came here: the month in which it counts. */
  saved_at: string;
  started_at: string | null;
  /** The row stays without content, so that no device brings it back. */
  deleted_at: string | null;
  /** JSON text: the ids of findings with their points. */
  findings: Generated<string>;
  /** JSON text: report and view, as they are sent; empty until it is done. */
  body: Generated<string>;
}

/** What is needed to make an evaluation; deleted once it is made. */
export interface EvaluationTaskTable {
  account_id: string;
  evaluation_id: string;
  /** JSON text: the SHA-256 of each picture that the document shows. */
  pictures: string;
  /** JSON text: posting, resume, and the document or the file. */
  input: string;
}

/** An expert's answer to an evaluation. */
export interface ExpertReviewTable {
  id: string;
  account_id: string;
  evaluation_id: string;
  state: ReviewState;
  funding: ReviewFunding;
  /** Identifies the payment, to give it back. */
  payment: string | null;
  /** The account of the expert who has it; it may no longer exist. */
  expert_id: string | null;
  question: string;
  letter: Generated<string>;
  /** JSON text: notes on findings. */
  notes: Generated<string>;
  requested_at: string;
  changed_at: string;
}

/** A finished document that visitors start from. */
export interface SampleTable {
  id: string;
  kind: DocumentKind;
  /** Its part of the address, unique within its kind. */
  slug: string;
  /** The job title as people write it, in English. */
  title: string;
  /** The slug of the job title. */
  job_title: string;
  category: string;
  level: string;
  /** BCP 47 */
  locale: string;
  person: string;
  /** Shared by the same sample in several languages. */
  family: string;
  /** From when visitors see it: null for a draft, a time to come for one that is scheduled. */
  published_at: string | null;
  /** Counts what was published. */
  revision: Generated<number>;
  /** The SHA-256 of the file that it was seeded from, shortened; null if it was made by hand. */
  seed: string | null;
  /** When somebody changed it by hand: seeding then leaves it alone. */
  edited_at: string | null;
  /** The row stays, so that seeding does not bring it back. */
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  /** The SHA-256 of the document, shortened. */
  digest: string;
  /** JSON text: why it works, with places. */
  points: string;
  /** JSON text, what visitors see. */
  document: string;
  /** JSON text: a change that is not published; null if there is none. */
  draft: string | null;
  /** From when visitors see that change; null until somebody says so. */
  draft_at: string | null;
}

/** An address that gets the newsletter, or waits for its owner to confirm. */
export interface NewsletterTable {
  id: string;
  /** As entered. */
  email: string;
  /** Case-folded: what makes it unique. */
  email_key: string;
  confirmed_at: string | null;
  created_at: string;
}

/** What somebody wrote into the contact form. */
export interface ContactMessageTable {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: string;
}

/** A link under which anyone can read a document. */
export interface ShareLinkTable {
  id: string;
  account_id: string;
  document_id: string;
  /** The last part of its address; unique. */
  token: string;
  /** The version that it shows; null if it follows the document. */
  rev: number | null;
  /** argon2id in PHC form. */
  password_hash: string | null;
  expires_at: string | null;
  /** How often the page was opened. */
  views: number;
  created_at: string;
}

export interface SettingTable {
  key: string;
  value: string;
}

/** Counted attempts, as rate-limiter-flexible keeps them; times in milliseconds. */
export interface RateLimitTable {
  key: string;
  points: number;
  expire: number | string | null;
}

/** One change that an admin requested. The account may no longer exist. */
export interface AuditTable {
  id: string;
  at: string;
  account_id: string;
  /** The address of the account at that time. */
  email: string;
  action: string;
  /** JSON text: the ids in the path. */
  target: string;
  /** What it was done to, such as `user 0195…`, and its name at that time. */
  subject: Generated<string>;
  subject_name: Generated<string>;
  reason: Generated<string>;
  /** JSON text: what the change replaced, and by what. */
  old_value: Generated<string | null>;
  new_value: Generated<string | null>;
  /** `done` or the code of an error; null until it is over. */
  outcome: string | null;
  device: string;
  /** Keyed hash of the network address, shortened. */
  network: string;
}

/** How many of something there were in the quarter of an hour that begins at a time. */
export interface TallyTable {
  name: string;
  at: string;
  count: number;
}

/** The same by day (UTC), summed by the database. */
export interface TallyDayTable {
  name: string;
  day: string;
  count: number | string;
}

/** Who was here on a day (UTC), until that day is counted. */
export interface ActivityTable {
  day: string;
  account_id: string;
}

/** Who was here in a week or a month by the days of UTC, until that is counted; the database notes it with the day. */
export interface PresenceTable {
  unit: 'week' | 'month';
  /** A Monday, or the first of a month. */
  first_day: string;
  account_id: string;
}

/** The last run of a background job, of any process. */
export interface JobTable {
  name: string;
  started_at: string;
  finished_at: string | null;
  outcome: 'done' | 'failed' | null;
  /** JSON text: counts by name. */
  counts: string;
  error: string | null;
  /** Null while it runs, and for a job that runs when there is something to do. */
  next_at: string | null;
}

export interface Schema extends MoneySchema {
  account: AccountTable;
  identity: IdentityTable;
  session: SessionTable;
  refresh_token: RefreshTokenTable;
  challenge: ChallengeTable;
  native_grant: NativeGrantTable;
  passkey: PasskeyTable;
  passkey_ceremony: PasskeyCeremonyTable;
  recovery_code: RecoveryCodeTable;
  outbox: OutboxTable;
  document: DocumentTable;
  document_revision: DocumentRevisionTable;
  asset: AssetTable;
  asset_reference: AssetReferenceTable;
  evaluation: EvaluationTable;
  evaluation_task: EvaluationTaskTable;
  expert_review: ExpertReviewTable;
  newsletter: NewsletterTable;
  contact_message: ContactMessageTable;
  sample: SampleTable;
  share_link: ShareLinkTable;
  setting: SettingTable;
  rate_limit: RateLimitTable;
  audit: AuditTable;
  tally: TallyTable;
  tally_day: TallyDayTable;
  activity: ActivityTable;
  presence: PresenceTable;
  account_term: AccountTermTable;
  job: JobTable;
}

export type Account = Selectable<AccountTable>;
