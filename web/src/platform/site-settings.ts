import { defaultSiteSettings, siteSettingsElementId, siteSettingsSchema, type SiteSettings } from '@vitae/api';

/** Reads the settings that the server put into the page; a page served without them has the defaults. */
export function readSiteSettings(page: Document): SiteSettings {
  const text = page.getElementById(siteSettingsElementId)?.textContent;
  if (!text) return defaultSiteSettings;
  try {
    return siteSettingsSchema.parse(JSON.parse(text));
  } catch (error) {
    console.error('The settings in this page cannot be read; the defaults hold.', error);
    return defaultSiteSettings;
  }
}
