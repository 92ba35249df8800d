import { resolve } from 'node:path';
import { isPrivateAddress, siteSettingsSchema } from '@vitae/api';
import { operationsText } from '@vitae/words/operations';
import { z } from 'zod';
import { quotas, rates } from './limits.ts';

const site = siteSettingsSchema.shape;

const origin = z
  .url({ protocol: /^(https?|app)$/ })
  .transform((value) => (new URL(value).protocol === 'app:' ? value.replace(/\/$/, '') : new URL(value).origin));
// Session cookies are only sent over https, except for a loopback address.
const webOrigin = z
  .url({ protocol: /^https?$/ })
  .refine((value) => isPrivateAddress(new URL(value)), operationsText('httpsRule'))
  .transform((value) => new URL(value).origin);
/** An address, or a name and an address in angle brackets. */
const mailbox = /^([^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;
const text = z.string().nullable().default(null);

const yesOrNo = (usual: 'yes' | 'no') =>
  z
    .enum(['yes', 'no'])
    .default(usual)
    .transform((value) => value === 'yes');

/** Every environment variable the server reads. An empty one counts as not set. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Folder of the built web app; `none` serves only the API. */
  WEB_ROOT: z.string().optional(),
  /** Folder of the embedded database, of uploaded files, and of mail that is not sent. */
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL connection string; without one the database is a file in `DATA_DIR`. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .nullable()
    .default(null),
  /**
   * Signs tokens and codes. If not set, a secret is generated and stored in `DATA_DIR`, which several processes cannot
   * share.
   */
  TOKEN_SECRET: z.string().min(32, 'use at least 32 characters').nullable().default(null),
  /** The public address of the app; links in mail and the return address of providers start with it. */
  PUBLIC_URL: webOrigin.nullable().default(null),
  /** Origins, separated by commas, that may change things; by default only the server's own. */
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  /** How many proxies are in front of the server: an address is then read from `X-Forwarded-For`. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  /**
   * A bucket for pictures at a service that speaks S3, with a folder in it if wanted: `https://s3.example.com/vitae`. Without
   * it they are in `DATA_DIR`.
   */
  BUCKET_URL: z
    .url({ protocol: /^https?$/ })
    .regex(/^[^?#]+[^/?#:]\/[a-z\d][\w./-]*$/, operationsText('s3UrlRule'))
    .nullable()
    .default(null),
  BUCKET_REGION: z.string().max(60).default('us-east-1'),
  BUCKET_KEY_ID: text,
  BUCKET_SECRET: text,
  /** Such as `smtps://user:password@mail.example.com`; without it, mail is written to `DATA_DIR`/outbox. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./ })
    .nullable()
    .default(null),
  MAIL_FROM: z.string().regex(mailbox, operationsText('mailFromRule')).default('Vitae <no-reply@localhost>'),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  /** The OpenID Connect issuer behind "Sign in with Google". */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** The account of this address is an admin once the address is verified. */
  ADMIN_EMAIL: z.email().nullable().default(null),
  /** Whether admins need a second factor, an authenticator app or a passkey, for everything that only admins may do. */
  ADMIN_SECOND_FACTOR: yesOrNo('no'),
  /** What callers of /metrics must have; without it there are none. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, operationsText('metricsTokenRule'))
    .nullable()
    .default(null),
  /** Whether people get a mail when an admin opens what they wrote. */
  TELL_OWNERS: yesOrNo('yes'),
  /** Maximum size of the documents, versions and pictures of one account, in millions of bytes. */
  ACCOUNT_MEGABYTES: z.coerce.number().int().min(1).default(quotas.accountMegabytes),
  /** How many changes to documents and pictures one account may make in a minute. */
  WRITES_A_MINUTE: z.coerce.number().int().min(1).default(rates['write account'].points),
  /** `off` removes the service worker, and what it kept, from the browsers of visitors. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  /** `off` draws a picture only when it is asked for; otherwise the first one asked for has all others drawn, too. */
  DRAW_AHEAD: z.enum(['on', 'off']).default('on'),
  /**
   * Who takes payments: `stripe`, `paystack`, the built-in `test`, where no money moves, or `none`. By default the one
   * that has a key, else `test`, except in production.
   */
  PAYMENT_PROVIDER: z.enum(['stripe', 'paystack', 'test', 'none']).nullable().default(null),
  /** `1` allows the test provider in production. */
  PAYMENT_TEST_IN_PRODUCTION: z.enum(['0', '1']).default('0'),
  NODE_ENV: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  /** Where Stripe's API is; tests have one of their own. */
  STRIPE_API: webOrigin.default('https://api.stripe.com'),
  PAYSTACK_SECRET_KEY: text,
  PAYSTACK_API: webOrigin.default('https://api.paystack.co'),
  /** Gets what visitors write into the contact form; by default `ADMIN_EMAIL`. Without either there is no form. */
  CONTACT_EMAIL: z.email().nullable().default(null),
  /**
   * A form of a mailing service that newsletter sign-ups are passed on to, with `email`, `list`, `subform` and `hp`;
   * without it, addresses are kept here.
   */
  NEWSLETTER_URL: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  NEWSLETTER_LIST: z.string().max(100).default(''),
  NEWSLETTER_SUBFORM: z.string().max(100).default(''),
  /** Who sells, as receipts say it: by default `APP_NAME`, and nothing else. */
  SELLER_NAME: z.string().trim().max(100).default(''),
  SELLER_ADDRESS: z.string().trim().max(300).default(''),
  SELLER_TAX_NUMBER: z.string().trim().max(50).default(''),
  APP_NAME: z._default(site.appName, 'Vitae'),
  BLOG_URL: z._default(site.blogUrl, null),
  JOBS_URL: z._default(site.jobsUrl, null),
  FAQ_URL: z._default(site.faqUrl, null),
  LINKEDIN_URL: z._default(site.linkedinUrl, null),
  FACEBOOK_URL: z._default(site.facebookUrl, null),
  INSTAGRAM_URL: z._default(site.instagramUrl, null),
  TAG_MANAGER_ID: z._default(site.tagManagerId, null),
});

export const environmentNames: readonly string[] = Object.keys(environmentSchema.shape);

/** A setting that keeps the server from starting; the message names the variable and the rule. */
export class ConfigError extends Error {}

const wrongSetting = (name: string, rule: string): ConfigError =>
  new ConfigError(operationsText('settingWrong', { name, rule }));

/** Reads the settings. @throws ConfigError on the first invalid one */
export const readConfig = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw wrongSetting(issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  const value = parsed.data;
  if (value.DATABASE_URL !== null && value.TOKEN_SECRET === null) {
    throw wrongSetting('TOKEN_SECRET', operationsText('tokenSecretRule'));
  }
  if ((value.GOOGLE_CLIENT_ID === null) !== (value.GOOGLE_CLIENT_SECRET === null)) {
    throw wrongSetting('GOOGLE_CLIENT_SECRET', operationsText('googleRule'));
  }
  if (value.BUCKET_URL !== null && (value.BUCKET_KEY_ID === null || value.BUCKET_SECRET === null))
    throw wrongSetting('BUCKET_KEY_ID', operationsText('s3KeyRule'));
  const payment = paymentOf(value);
  const publicUrl = value.PUBLIC_URL ?? `http://localhost:${value.PORT}`;
  return {
    port: value.PORT,
    host: value.HOST,
    logLevel: value.LOG_LEVEL,
    webRoot: value.WEB_ROOT,
    dataFolder: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    tokenSecret: value.TOKEN_SECRET,
    publicUrl,
    secureCookies: publicUrl.startsWith('https:'),
    allowedOrigins: value.ALLOWED_ORIGINS,
    trustProxy: value.TRUST_PROXY,
    s3:
      value.BUCKET_URL !== null && value.BUCKET_KEY_ID !== null && value.BUCKET_SECRET !== null
        ? {
            url: value.BUCKET_URL,
            region: value.BUCKET_REGION,
            keyId: value.BUCKET_KEY_ID,
            secret: value.BUCKET_SECRET,
          }
        : null,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    google:
      value.GOOGLE_CLIENT_ID !== null && value.GOOGLE_CLIENT_SECRET !== null
        ? { clientId: value.GOOGLE_CLIENT_ID, clientSecret: value.GOOGLE_CLIENT_SECRET, issuer: value.GOOGLE_ISSUER }
        : null,
    adminEmail: value.ADMIN_EMAIL,
    contactEmail: value.CONTACT_EMAIL ?? value.ADMIN_EMAIL,
    newsletterForm:
      value.NEWSLETTER_URL === null
        ? null
        : { url: value.NEWSLETTER_URL, list: value.NEWSLETTER_LIST, subform: value.NEWSLETTER_SUBFORM },
    adminSecondFactor: value.ADMIN_SECOND_FACTOR,
    tellOwners: value.TELL_OWNERS,
    payment,
    seller: {
      name: value.SELLER_NAME || value.APP_NAME,
      address: value.SELLER_ADDRESS,
      taxNumber: value.SELLER_TAX_NUMBER,
    },
    metricsToken: value.METRICS_TOKEN,
    accountBytes: value.ACCOUNT_MEGABYTES * 1_000_000,
    writesPerMinute: value.WRITES_A_MINUTE,
    serviceWorker: value.SERVICE_WORKER === 'on',
    drawsAhead: value.DRAW_AHEAD === 'on',
    site: siteSettingsSchema.parse({
      appName: value.APP_NAME,
      blogUrl: value.BLOG_URL,
      jobsUrl: value.JOBS_URL,
      faqUrl: value.FAQ_URL,
      linkedinUrl: value.LINKEDIN_URL,
      facebookUrl: value.FACEBOOK_URL,
      instagramUrl: value.INSTAGRAM_URL,
      googleSignIn: value.GOOGLE_CLIENT_ID !== null,
      newsletter: true,
      contactForm: (value.CONTACT_EMAIL ?? value.ADMIN_EMAIL) !== null,
      sellsPlans: payment.provider !== 'none',
      tagManagerId: value.TAG_MANAGER_ID,
    }),
  };
};

/** Who takes payments, with the keys that this needs. @throws ConfigError */
function paymentOf(value: z.infer<typeof environmentSchema>) {
  const isProduction = value.NODE_ENV === 'production' && value.PAYMENT_TEST_IN_PRODUCTION !== '1';
  const byKey =
    value.STRIPE_SECRET_KEY !== null
      ? 'stripe'
      : value.PAYSTACK_SECRET_KEY !== null
        ? 'paystack'
        : isProduction
          ? 'none'
          : 'test';
  const provider = value.PAYMENT_PROVIDER ?? byKey;
  if (provider === 'test' && isProduction) throw wrongSetting('PAYMENT_PROVIDER', operationsText('testPaymentsRule'));
  if (provider === 'stripe') {
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: api } = value;
    if (key === null) throw wrongSetting('STRIPE_SECRET_KEY', operationsText('paymentKeyRule'));
    if (webhookSecret === null) throw wrongSetting('STRIPE_WEBHOOK_SECRET', operationsText('paymentKeyRule'));
    return { provider, key, webhookSecret, api };
  }
  if (provider === 'paystack') {
    const { PAYSTACK_SECRET_KEY: key, PAYSTACK_API: api } = value;
    if (key === null) throw wrongSetting('PAYSTACK_SECRET_KEY', operationsText('paymentKeyRule'));
    return { provider, key, api };
  }
  return { provider };
}

export type Config = ReturnType<typeof readConfig>;
