import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 3217);
const executablePath = process.env['CHROMIUM'];
const asRoot = process.getuid?.() === 0;
/** Data for the journeys only, the same for Playwright's own processes. */
const dataFolder = (process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'vitae-journeys-')));

/** Journeys through the built app, served as by `npm start`. `npm test` names the browser in CHROMIUM. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(process.env['EVERY_CASE'] === '1' ? {} : { grepInvert: /@long/ }),
  workers: 2,
  // Generous, for two busy cores: a passing test never waits that long.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Nobody looks at what moves, and drawing it takes the processor from the journeys.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys that hold back files could not do so from the service worker's cache; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // Recording takes as long as the tests themselves: TRACE=1 records each step of a failed test.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
        '--disable-quic',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: 'kill.spec.ts' },
    // It measures milliseconds, so nothing runs in parallel.
    { name: 'alone', testMatch: 'kill.spec.ts', dependencies: ['journeys'] },
  ],
  webServer: {
    command: 'node ../scripts/start.ts',
    url: `http://localhost:${port}/api/ready`,
    env: { PORT: String(port), LOG_LEVEL: 'warn', DATA_DIR: dataFolder, DRAW_AHEAD: 'off' },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
