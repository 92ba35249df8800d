/** What the API says of each of its errors, and what is said where it does not answer. Browsers load these. */
export const errors = {
  'bad-request': 'The request could not be read.',
  conflict: 'Another device has changed this since.',
  'email-taken': 'There is an account with this address already. Sign in, or reset the password.',
  forbidden: 'You may not do this.',
  'foreign-origin': 'This request did not come from the app.',
  internal: 'An unexpected error occurred. Check the console for more details.',
  invalid: 'Some of it is not valid.',
  'invalid-code': 'This code is not right or no longer valid. Check it, or ask for a new one.',
  'invalid-credentials': 'The e-mail address or the password is not right.',
  'invalid-signature': 'The signature of this message is not right.',
  'limit-reached': 'Your plan holds no more synced documents. This one stays on this device.',
  'method-not-allowed': 'This is not possible here.',
  'newer-version': 'A newer version of the app wrote this. Update the app to change it.',
  'not-found': 'There is nothing here.',
  'not-ready': 'The server is not ready. Try again in a moment.',
  restored: 'The server was restored from a backup. Sync again.',
  'storage-full':
    'Your account is full. This stays on this device; delete documents in the trash for good to make room.',
  'too-large': 'This is too large.',
  'too-many-requests': 'Too many attempts. Wait a little and try again.',
  unauthenticated: 'Sign in to go on.',
  'wrong-type': 'Files of this kind are not taken here.',
  // Of fields.
  codeDigits: 'The code has 6 digits.',
  nameMissing: 'Tell us your name.',
  passwordTooLong: 'Use at most 128 characters.',
  passwordTooShort: 'Use at least 10 characters.',
  // Without an answer (behaviour ER-1).
  noAnswer: 'An unexpected error occurred. Check the console for more details.',
  noRefreshAnswer: 'No response from refresh endpoint',
  refusedConnection: 'Cannot connect to API server. Make sure the backend is running at the configured URL.',
} as const;
