export { siteRouteOf, siteRoutes } from './site-routes.ts';
export { defaultSiteSettings, siteSettingsElementId, siteSettingsSchema, type SiteSettings } from './site-settings.ts';
export { apiErrorSchema, type ApiError } from './api-error.ts';
