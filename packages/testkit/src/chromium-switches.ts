/** What every Chromium of a test is started with: it draws without a GPU and makes no network requests of its own. */
export const chromiumSwitches: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Its sandbox refuses to run as root, which containers do.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
