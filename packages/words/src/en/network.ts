/** Texts for a request without a response, and for responses without a text of their own. Every page loads these. */
export const network = {
  // behaviour ER-1, ER-2, ER-3
  noAnswer: 'An unexpected error occurred. Check the console for more details.',
  networkError: 'Network error: {{message}}',
  refusedConnection: 'Cannot connect to API server. Make sure the backend is running at the configured URL.',
  status: 'HTTP {{status}}: {{statusText}}',
  noRefreshAnswer: 'No response from refresh endpoint',
  otherAccount: 'This account is no longer signed in.',
  // behaviour ER-5, ER-6
  notFound: 'Page not found',
  pageNotFound: 'Page Not Found: {{path}}',
  // behaviour SE-9, SE-10
  invalidState: 'Invalid state parameter. Possible CSRF attack.',
  providerNotSupported: 'Provider {{provider}} is not supported',
} as const;
