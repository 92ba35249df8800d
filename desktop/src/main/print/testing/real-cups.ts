import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@vitae/testkit/free-port';

const programs = '/usr/lib/cups';

/** Why there is no CUPS to try; `''` if there is one. */
export const noCups = (): string => {
  if (process.platform !== 'linux') return 'a CUPS of its own is set up on Linux alone';
  if (process.getuid?.() !== 0) return 'only root can start a CUPS of its own';
  if (!existsSync('/usr/sbin/cupsd') || !existsSync(join(programs, 'filter/pdftopdf')))
    return 'cups, cups-client and cups-filters are not installed';
  return spawnSync('pdftotext', ['-v']).error ? 'poppler-utils is not installed' : '';
};

/**
 * How a queue treats the PDF: passed on unchanged, as to printers that accept PDFs, or not at all, because its filter
 * or its printer fails.
 */
type Kind = 'pages' | 'exact' | 'failing' | 'broken';

export interface RealCups {
  /** What programs need to reach it. */
  environment: { CUPS_SERVER: string };
  addQueue: (id: string, kind: Kind, options?: string[]) => void;
  /** Runs one of its programs. */
  run: (program: string, ...args: string[]) => void;
  /** What arrived at a printer last. */
  arrived: (id: string) => Promise<string>;
  stop: () => Promise<void>;
}

const sizes = { A4: [595, 842], Letter: [612, 792], iso_a5_148x210mm: [420, 595] };

/** The description of a printer with margins of 18 points. */
function description(filter: string): string {
  const each = (line: (id: string, width: number, height: number) => string) =>
    Object.entries(sizes).map(([id, [width = 0, height = 0]]) => line(id, width, height));
  return [
    '*PPD-Adobe: "4.3"',
    '*FormatVersion: "4.3"',
    '*FileVersion: "1.0"',
    '*LanguageVersion: English',
    '*LanguageEncoding: ISOLatin1',
    '*PCFileName: "TRY.PPD"',
    '*Manufacturer: "Try"',
    '*Product: "(Try)"',
    '*ModelName: "Try"',
    '*ShortNickName: "Try"',
    '*NickName: "Try"',
    '*PSVersion: "(3010.000) 0"',
    '*LanguageLevel: "3"',
    '*ColorDevice: True',
    '*DefaultColorSpace: RGB',
    '*cupsManualCopies: True',
    `*cupsFilter: "${filter}"`,
    '*OpenUI *PageSize/Media Size: PickOne',
    '*DefaultPageSize: Letter',
    ...each((id) => `*PageSize ${id}/${id}: ""`),
    '*CloseUI: *PageSize',
    '*OpenUI *PageRegion: PickOne',
    '*DefaultPageRegion: Letter',
    ...each((id) => `*PageRegion ${id}/${id}: ""`),
    '*CloseUI: *PageRegion',
    '*DefaultImageableArea: Letter',
    ...each((id, width, height) => `*ImageableArea ${id}/${id}: "18 18 ${width - 18} ${height - 18}"`),
    '*DefaultPaperDimension: Letter',
    ...each((id, width, height) => `*PaperDimension ${id}/${id}: "${width} ${height}"`),
    '',
  ].join('\n');
}

/** Starts a CUPS with its own port and folders, whose printers are files. */
export async function startCups(): Promise<RealCups> {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-cups-'));
  const at = (...parts: string[]) => join(folder, ...parts);
  // Its filters run as another user.
  chmodSync(folder, 0o711);
  const [lp = 0, group = 0] = ['-u', '-g'].map((option) =>
    Number(execFileSync('id', [option, 'lp'], { encoding: 'utf8' })),
  );
  for (const name of ['bin', 'bin/backend', 'etc', 'etc/ppd', 'cache', 'state', 'spool', 'spool/tmp', 'out'])
    mkdirSync(at(name));
  for (const name of ['cache', 'state', 'spool', 'spool/tmp']) chownSync(at(name), lp, group);
  const port = await freePort();
  for (const name of ['daemon', 'filter']) symlinkSync(join(programs, name), at('bin', name));
  const places = {
    ServerBin: 'bin',
    ServerRoot: 'etc',
    CacheDir: 'cache',
    StateDir: 'state',
    RequestRoot: 'spool',
    TempDir: 'spool/tmp',
    AccessLog: 'access',
    ErrorLog: 'error',
    PageLog: 'page',
  };
  writeFileSync(
    at('etc/cups-files.conf'),
    [
      ...Object.entries(places).map(([name, path]) => `${name} ${at(path)}`),
      'FileDevice Yes',
      'SystemGroup root',
      'User lp',
      'Group lp',
      '',
    ].join('\n'),
  );
  writeFileSync(
    at('etc/cupsd.conf'),
    [
      `Listen 127.0.0.1:${port}`,
      'ServerName localhost',
      'Browsing Off',
      'WebInterface No',
      'DefaultAuthType None',
      'LogLevel warn',
      '<Location />',
      'Order allow,deny',
      'Allow all',
      '</Location>',
      '<Policy default>',
      '<Limit All>',
      'Order deny,allow',
      '</Limit>',
      '</Policy>',
      '',
    ].join('\n'),
  );
  writeFileSync(at('exact.sh'), '#!/bin/sh\nexec cat "$6"\n', { mode: 0o755 });
  writeFileSync(at('failing.sh'), '#!/bin/sh\necho "ERROR: The drum is worn out" >&2\nexit 1\n', { mode: 0o755 });
  writeFileSync(
    at('bin/backend/broken'),
    '#!/bin/sh\n[ $# = 0 ] && exit 0\necho "ERROR: The drum is worn out" >&2\nexit 1\n',
    { mode: 0o755 },
  );
  const filters: Record<Kind, string> = {
    pages: 'application/vnd.cups-pdf 0 -',
    exact: `application/pdf 0 ${at('exact.sh')}`,
    failing: `application/pdf 0 ${at('failing.sh')}`,
    broken: 'application/vnd.cups-pdf 0 -',
  };
  const environment = { CUPS_SERVER: `127.0.0.1:${port}` };
  // What administers printers is not on everyone's path.
  const env = { ...process.env, ...environment, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin`, LC_ALL: 'C' };
  const daemon = spawn('/usr/sbin/cupsd', ['-f', '-c', at('etc/cupsd.conf'), '-s', at('etc/cups-files.conf')], {
    stdio: 'ignore',
  });
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });

  async function until(isSo: () => boolean, what: string): Promise<void> {
    for (let tries = 0; tries < 100; tries += 1) {
      if (isSo()) return;
      await pause(100);
    }
    throw new Error(`${what}: ${existsSync(at('error')) ? readFileSync(at('error'), 'utf8').slice(-2_000) : 'no log'}`);
  }

  await until(
    () => spawnSync('lpstat', ['-r'], { env, encoding: 'utf8' }).stdout.includes('is running'),
    'CUPS did not start',
  );
  return {
    environment,
    addQueue(id, kind, options = []) {
      writeFileSync(at(`${id}.ppd`), description(filters[kind]));
      run(
        'lpadmin',
        '-p',
        id,
        '-E',
        '-v',
        kind === 'broken' ? 'broken:/' : `file:${at('out', id)}`,
        '-P',
        at(`${id}.ppd`),
        ...options,
      );
    },
    run,
    async arrived(id) {
      const nothingWaits = () =>
        spawnSync('lpstat', ['-W', 'not-completed', '-o', id], { env, encoding: 'utf8' }).stdout.trim() === '';
      await until(() => nothingWaits() && existsSync(at('out', id)), `Nothing arrived at ${id}`);
      return at('out', id);
    },
    async stop() {
      const ended = once(daemon, 'exit');
      daemon.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
