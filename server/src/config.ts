import { siteSettingsSchema } from '@vitae/api';
import { z } from 'zod';

const site = siteSettingsSchema.shape;

/** Every environment variable the server reads. An empty one counts as not set. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Folder of the built web app; `none` serves the API alone. */
  WEB_ROOT: z.string().optional(),
  APP_NAME: z._default(site.appName, 'Vitae'),
  BLOG_URL: z._default(site.blogUrl, null),
  JOBS_URL: z._default(site.jobsUrl, null),
  FAQ_URL: z._default(site.faqUrl, null),
  LINKEDIN_URL: z._default(site.linkedinUrl, null),
  FACEBOOK_URL: z._default(site.facebookUrl, null),
  INSTAGRAM_URL: z._default(site.instagramUrl, null),
  TAG_MANAGER_ID: z._default(site.tagManagerId, null),
});

/** A setting that the server refuses to start with; the message names the variable and the rule. */
export class ConfigError extends Error {}

/** Reads the settings. @throws ConfigError on the first wrong one */
export const readConfig = (environment: Record<string, string | undefined>) => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} is not valid: ${issue?.message}`);
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    logLevel: value.LOG_LEVEL,
    webRoot: value.WEB_ROOT,
    site: siteSettingsSchema.parse({
      appName: value.APP_NAME,
      blogUrl: value.BLOG_URL,
      jobsUrl: value.JOBS_URL,
      faqUrl: value.FAQ_URL,
      linkedinUrl: value.LINKEDIN_URL,
      facebookUrl: value.FACEBOOK_URL,
      instagramUrl: value.INSTAGRAM_URL,
      tagManagerId: value.TAG_MANAGER_ID,
    }),
  };
};
