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

const playwrightPrograms = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-win64/chrome.exe',
  'chrome-win/chrome.exe',
];

/** A Chromium that Playwright downloaded earlier, newest first. */
const fromPlaywright = (): string | null => {
  const folders = playwrightCaches.flatMap((cache) =>
    cache && existsSync(cache)
      ? readdirSync(cache)
          .filter((name) => name.startsWith('chromium-'))
          .toSorted()
          .toReversed()
          .map((name) => join(cache, name))
      : [],
  );
  return (
    folders
      .flatMap((folder) => playwrightPrograms.map((name) => join(folder, name)))
      .find((file) => existsSync(file)) ?? null
  );
};

/** A browser for tests: the one named in CHROMIUM, an installed Chromium or Chrome, otherwise Playwright's. */
export const findBrowser = (): string | null =>
  process.env['CHROMIUM'] ??
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath).find((file) => file !== null) ??
  installed.find((file) => existsSync(file)) ??
  fromPlaywright();

type Need = {
  what: string;
  aptPackage: string;
  isThere: () => boolean;
  /** The tests that use it are skipped if it is missing, and report that. */
  isOptional?: boolean;
};

const needs: Need[] = [
  { what: 'Chromium or Chrome', aptPackage: 'chromium', isThere: () => findBrowser() !== null },
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
    console.log(`Installing ${wanted.map((need) => need.aptPackage).join(', ')} …`);
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...wanted.map((need) => need.aptPackage)],
      options,
    );
  }
  const still = missing().filter((need) => !need.isOptional);
  if (still.length > 0)
    throw new Error(
      `The tests need ${still.map((need) => need.what).join(', ')}: install it, then run \`npm test\` again.`,
    );
};
