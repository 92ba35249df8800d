import { valuesText } from '@vitae/words/values';
import * as z from 'zod/mini';

const link = z.nullable(z.url({ protocol: /^https?$/ }));

/** The settings that the server passes to the pages: no secrets, since every visitor can read them. */
export const siteSettingsSchema = z.object({
  appName: z.string().check(z.minLength(1), z.maxLength(40)),
  blogUrl: link,
  jobsUrl: link,
  faqUrl: link,
  linkedinUrl: link,
  facebookUrl: link,
  instagramUrl: link,
  /** Whether people can sign in with Google on this site. */
  googleSignIn: z._default(z.boolean(), false),
  /** Whether the site has a newsletter. */
  newsletter: z._default(z.boolean(), false),
  /** Whether plans can be bought on this site; where they cannot, premium templates are free. */
  sellsPlans: z._default(z.boolean(), true),
  /** Whether somebody gets what is written into the contact form. */
  contactForm: z._default(z.boolean(), false),
  /** GTM- or G-, then capital letters and digits (behaviour NV-12). */
  tagManagerId: z.nullable(z.string().check(z.regex(/^(GTM|G)-[A-Z0-9]+$/, valuesText('tagManagerId')))),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The defaults, also used if there is no server behind the page. */
export const defaultSiteSettings: SiteSettings = {
  appName: 'Vitae',
  blogUrl: null,
  jobsUrl: null,
  faqUrl: null,
  linkedinUrl: null,
  facebookUrl: null,
  instagramUrl: null,
  googleSignIn: false,
  newsletter: false,
  sellsPlans: true,
  contactForm: false,
  tagManagerId: null,
};

/** Marks the `#app` element of a page whose content the server rendered. */
export const renderedAttribute = 'data-rendered';

/** Id of the JSON data block in index.html that carries the settings. */
export const siteSettingsElementId = 'site-settings';
