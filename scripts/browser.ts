import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const onPath = (program: string): string | null => {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [program], { encoding: 'utf8' });
  return found.status === 0 ? (found.stdout.split(/\r?\n/)[0] ?? null) : null;
};

const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const playwrightCaches = [
  process.env['PLAYWRIGHT_BROWSERS_PATH'],
  join(homedir(), '.cache/ms-playwright'),
  join(homedir(), 'Library/Caches/ms-playwright'),
  join(homedir(), 'AppData/Local/ms-playwright'),
];

/** Where Playwright keeps the programs of its browsers, in folders that begin with a prefix. */
const playwrightPrograms = {
  'chromium-': ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-win64/chrome.exe', 'chrome-win/chrome.exe'],
  'chromium_headless_shell-': [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-headless-shell-mac-arm64/chrome-headless-shell',
    'chrome-headless-shell-mac-x64/chrome-headless-shell',
    'chrome-headless-shell-win64/chrome-headless-shell.exe',
  ],
} as const;

/** A browser that Playwright downloaded earlier, newest first. */
const fromPlaywright = (prefix: keyof typeof playwrightPrograms): string | null => {
  const folders = playwrightCaches.flatMap((cache) =>
    cache && existsSync(cache)
      ? readdirSync(cache)
          .filter((name) => name.startsWith(prefix))
          .toSorted()
          .toReversed()
          .map((name) => join(cache, name))
      : [],
  );
  return (
    folders
      .flatMap((folder) => playwrightPrograms[prefix].map((name) => join(folder, name)))
      .find((file) => existsSync(file)) ?? null
  );
};

/** A browser as people use it: the one named in CHROMIUM, an installed Chromium or Chrome, otherwise Playwright's. */
export const findBrowser = (): string | null =>
  process.env['CHROMIUM'] ??
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find((file) => file !== null) ??
  installed.find((file) => existsSync(file)) ??
  fromPlaywright('chromium-');

const findHeadlessShell = (): string | null =>
  onPath('chromium-headless-shell') ?? fromPlaywright('chromium_headless_shell-');

/**
 * The browser that tests are quickest in: the one named in CHROMIUM, otherwise Chromium's headless shell, which has the
 * engine without the surrounding program and takes three quarters of its time; where there is none, a whole browser.
 */
export const findTestBrowser = (): string | null => process.env['CHROMIUM'] ?? findHeadlessShell() ?? findBrowser();

type Need = {
  what: string;
  aptPackage: string;
  isThere: () => boolean;
  /** Without it, the tests that use it are skipped and report that, or take longer. */
  isOptional?: boolean;
};

const needs: Need[] = [
  { what: 'Chromium or Chrome', aptPackage: 'chromium', isThere: () => findBrowser() !== null },
  // 64 MB to download; journeys take a quarter less of the processors in it than in Chromium.
  {
    what: 'Chromium’s headless shell',
    aptPackage: 'chromium-headless-shell',
    isThere: () => process.env['CHROMIUM'] !== undefined || findHeadlessShell() !== null,
    isOptional: true,
  },
  {
    what: 'poppler-utils (pdftotext, pdftoppm)',
    aptPackage: 'poppler-utils',
    isThere: () => onPath('pdftotext') !== null && onPath('pdftoppm') !== null,
  },
  { what: 'qpdf', aptPackage: 'qpdf', isThere: () => onPath('qpdf') !== null },
  // The headless shell: 84 MB to download, installed in about ten seconds.
  {
    what: 'LibreOffice Writer',
    aptPackage: 'libreoffice-writer-nogui',
    isThere: () => onPath('soffice') !== null,
    isOptional: true,
  },
  // Includes its filters and programs.
  {
    what: 'CUPS',
    aptPackage: 'cups',
    isThere: () => existsSync('/usr/sbin/cupsd') && existsSync('/usr/lib/cups/filter/pdftopdf'),
    isOptional: true,
  },
];

/**
 * Installs what the tests need in addition to Node: with apt on Debian as root.
 * @throws Error naming what to install elsewhere
 */
export const obtainTestPrograms = (): void => {
  const missing = () => needs.filter((need) => !need.isThere());
  const wanted = missing();
  if (wanted.length === 0) return;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    // One package that this system does not have would keep apt from installing the others.
    const packages = wanted
      .map((need) => need.aptPackage)
      .filter((name) => spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0);
    console.log(`Installing ${packages.join(', ')} …`);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options);
  }
  const still = missing().filter((need) => !need.isOptional);
  if (still.length > 0)
    throw new Error(
      `The tests need ${still.map((need) => need.what).join(', ')}: install it, then run \`npm test\` again.`,
    );
};
