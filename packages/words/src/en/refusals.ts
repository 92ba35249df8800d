/** What the server says where the usual text of an error says too little. */
export const refusals = {
  accountSuspended: 'This account is suspended. Write to us through the contact page.',
  assetOtherBytes: 'The bytes are others than this says.',
  documentNotValid: 'The document is not valid.',
  documentOtherId: 'It is another document than its address says.',
  exportUnderWay: 'Your data is being downloaded already. Wait until that is done.',
  googleLinkedElsewhere: 'This Google account is linked to another account.',
  googleNotConfirmed: 'Google did not confirm this sign-in. Try again.',
  googleNotReached: 'Google cannot be reached. Try again in a moment.',
  googleNotSetUp: 'Sign-in with Google is not set up on this server.',
  methodNotAllowed: '{{method}} is not possible here.',
  onlyWayToSignIn: 'Set a password first: this is the only way to sign in.',
  pageNotFound: 'Page Not Found: {{path}}',
  passwordNotRight: 'The password is not right.',
  // behaviour SE-10
  providerNotSupported: 'Provider {{provider}} is not supported',
  signUpExpired: 'This sign-up has expired. Sign in with Google again.',
  tooManyAttempts_one: 'Too many attempts. Try again in {{count}} minute.',
  tooManyAttempts_other: 'Too many attempts. Try again in {{count}} minutes.',
  tooManyWrites: 'Too many changes at once. They stay on this device and are synced in a moment.',
  twoFactorIsOn: 'Two-factor sign-in is on already.',
} as const;
