/** What is wrong with a value in a document or in the site's settings. */
export const values = {
  locale: 'Use a language tag such as en or pt-BR',
  country: 'Use a two-letter country code such as US',
  partialDate: 'Use a year, or a year and a month: 2024 or 2024-05',
  tagManagerId: 'must be GTM- or G- followed by capital letters and digits',
  newerFormat:
    'This document was saved by a newer version of the app (format {{found}}; this version supports up to {{known}}). Update to edit it.',
} as const;
