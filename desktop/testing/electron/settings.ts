const userDataArgument = process.argv
  .find((argument) => argument.startsWith('--user-data-dir='))
  ?.slice('--user-data-dir='.length);

const required = (value: string | undefined, what: string): string => {
  if (value === undefined || value === '') throw new Error(`The stand-in for Electron needs ${what}.`);
  return value;
};

/** The harness's settings for the process it starts. Folders next to userData belong to the same imaginary computer. */
export const settings = {
  userData: required(userDataArgument, '--user-data-dir=<folder>'),
  browser: required(process.env['CHROMIUM'], 'a Chromium, named in CHROMIUM'),
  online: process.env['STAND_IN_ONLINE'] === '1',
  packaged: process.env['STAND_IN_PACKAGED'] === '1',
  locale: process.env['STAND_IN_LOCALE'] ?? 'en-US',
};

/** The home folder of the imaginary user. */
export const home = `${settings.userData}-home`;
/** The imaginary system keychain, outside of userData, so that a test can look for plain text there. */
export const keychain = `${settings.userData}-keychain`;
