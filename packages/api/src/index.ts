export * from './pages/index.ts';
export {
  defaultSiteSettings,
  renderedAttribute,
  siteSettingsElementId,
  siteSettingsSchema,
  type SiteSettings,
} from './site-settings.ts';
export { answerErrorText, fallbackErrorText, networkErrorText, refusedConnectionText } from './error-text.ts';
export { apiError, apiErrors, apiErrorSchema, type ApiError, type ApiErrorCode } from './errors.ts';
export { codePattern, emailSchema, longest, passwordLength, recoveryCodePattern } from './field-rules.ts';
export { isRefusedConnection, statedText, textAt, valueAt } from './stated-text.ts';
export { isLoopback, isPrivateAddress } from './private-address.ts';
export { workerFiles, workerPath, workerPolicy } from './worker-policy.ts';
