export { siteRouteOf, siteRoutes } from './site-routes.ts';
export { defaultSiteSettings, siteSettingsElementId, siteSettingsSchema, type SiteSettings } from './site-settings.ts';
export { answerErrorText, fallbackErrorText, networkErrorText, refusedConnectionText } from './error-text.ts';
export { apiError, apiErrors, apiErrorSchema, type ApiError, type ApiErrorCode } from './errors.ts';
