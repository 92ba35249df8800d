import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.ts';

/** Starts a headless Chromium for a benchmark. @throws when none is installed. */
export async function startChromium(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium or Chrome was found; name one in CHROMIUM');
  return chromium.launch({
    executablePath,
    args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
