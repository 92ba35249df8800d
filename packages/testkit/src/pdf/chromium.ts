import { chromium, type Browser } from 'playwright-core';

/** Starts a headless Chromium (`findBrowser` of the scripts says where one is) that reaches for no network of its own. */
export function startChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
