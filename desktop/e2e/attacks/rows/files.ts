import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Attack, attack, gain, lateAttack, mustRefuse } from '../attack.ts';
import type { Computer } from '../computer.ts';
import { foreignPage } from '../in-page.ts';

const dialogs = ['dialog.showOpenDialog', 'dialog.showSaveDialog'];
const megabyte = 1024 * 1024;

/** A folder for files to be opened. */
const bait = ({ treasure }: Computer, name: string, content?: string): string => {
  const path = join(dirname(treasure), 'bait', name);
  mkdirSync(dirname(path), { recursive: true });
  if (content !== undefined) writeFileSync(path, content);
  return path;
};

/** The user chooses these files in the dialog. */
const pick = async (computer: Computer, ...filePaths: string[]): Promise<string> => {
  await computer.control.answer('showOpenDialog', { filePaths });
  return computer.page.evaluate(async () => {
    const { desktop } = globalThis as unknown as {
      desktop: { call: (method: string, args: unknown) => Promise<{ ok: boolean; value: { name: string }[] }> };
    };
    const { ok, value } = await desktop.call('files.pick', { accept: '.json', multiple: true });
    return ok ? `the page got ${value.map(({ name }) => name).join(', ')}` : '';
  });
};

const save = async (
  { calls, control, forge }: Computer,
  name: string,
  filePath?: string,
  bytes = new Uint8Array([1]),
): Promise<string> => {
  if (filePath !== undefined) await control.answer('showSaveDialog', { filePath });
  await forge('files.save', { name, type: '', bytes });
  const [options] = (await calls('dialog.showSaveDialog')).at(-1) ?? [];
  return (options as { defaultPath: string } | undefined)?.defaultPath ?? '';
};

/** The name of a file to save cannot lead elsewhere. */
const nameLeadsTo =
  (name: string): Attack['attempt'] =>
  async (computer) => {
    const offered = await save(computer, name);
    return gain(resolve(offered).split(sep).includes('etc') || offered.includes('\0'), `the dialog offered ${offered}`);
  };

/** Files that the user chooses, opens and saves, with names and contents from an attacker. */
export const files: readonly Attack[] = [
  attack('a file is saved under a name with ../', nameLeadsTo('../../../../../../../../etc/cron.d/evil'), dialogs),
  attack('a file is saved under an absolute path', nameLeadsTo('/etc/passwd'), dialogs),
  attack('a file is saved under a Windows path', nameLeadsTo('..\\..\\etc\\evil.exe'), dialogs),
  attack('a file is saved under a name with a null character', nameLeadsTo('evil.json\0.pdf'), dialogs),
  attack(
    'a file is saved over a symbolic link',
    async (computer) => {
      const link = join(computer.documents, 'link.json');
      symlinkSync(computer.treasure, link);
      await save(computer, 'link.json', link);
      const left = readFileSync(link).length;
      rmSync(link);
      return gain(left !== 1, 'the file was not saved');
    },
    dialogs,
  ),
  attack(
    'a folder is chosen as a file',
    async (computer) => {
      mkdirSync(bait(computer, 'folder.vitae'), { recursive: true });
      return pick(computer, bait(computer, 'folder.vitae'));
    },
    dialogs,
  ),
  attack(
    'a pipe is chosen as a file',
    async (computer) => {
      const pipe = bait(computer, 'pipe.json');
      rmSync(pipe, { force: true });
      execFileSync('mkfifo', [pipe]);
      return pick(computer, pipe);
    },
    dialogs,
  ),
  attack(
    'a link to a device is chosen as a file',
    async (computer) => {
      const link = bait(computer, 'device.json');
      rmSync(link, { force: true });
      symlinkSync('/dev/zero', link);
      return pick(computer, link);
    },
    dialogs,
  ),
  attack(
    'a file of 21 MB is chosen',
    async (computer) => {
      const large = bait(computer, 'large.json', '{');
      truncateSync(large, 20 * megabyte + 1);
      return pick(computer, large);
    },
    dialogs,
  ),
  attack(
    '21 files are chosen',
    async (computer) =>
      pick(computer, ...Array.from({ length: 21 }, (_, index) => bait(computer, `${index}.json`, '{}'))),
    dialogs,
  ),
  attack(
    'a file is requested without a choice',
    async ({ forge }) =>
      mustRefuse(
        await forge('files.pick', { accept: 'x'.repeat(501), multiple: true, defaultPath: '/etc' }),
        'bad-arguments',
      ),
    dialogs,
  ),
  lateAttack(
    'the system opens a web page named like a document',
    async (computer) => {
      await computer.control.emit(
        'app',
        'open-file',
        bait(computer, 'page.json', '<script>globalThis.pwned = "file"</script>'),
      );
      return '';
    },
    ['notify'],
  ),
  lateAttack(
    'the system opens a page',
    async (computer) => {
      await computer.control.emit(
        'app',
        'open-file',
        bait(computer, 'page.html', '<script>globalThis.pwned = "file"</script>'),
      );
      return '';
    },
    ['notify'],
  ),
  lateAttack(
    'the system opens a folder, a pipe, and nothing',
    async (computer) => {
      mkdirSync(bait(computer, 'other.vitae'), { recursive: true });
      const pipe = bait(computer, 'other.json');
      rmSync(pipe, { force: true });
      execFileSync('mkfifo', [pipe]);
      for (const path of [bait(computer, 'other.vitae'), pipe, bait(computer, 'nothing.vitae'), ''])
        await computer.control.emit('app', 'open-file', path);
      return '';
    },
    ['notify'],
  ),
  lateAttack('a second start opens files of other kinds', async (computer) => {
    const notes = bait(computer, 'notes.txt', 'private notes');
    await computer.control.emit(
      'app',
      'second-instance',
      ['vitae', notes, '/etc/passwd', '--inspect', '--load-extension=/evil', 'a\0.json'],
      '/',
    );
    return '';
  }),
];

const ask = (
  { page }: Computer,
  path: string,
  method = 'GET',
): Promise<{ status: number; text: string; headers: Record<string, string> }> =>
  page.evaluate(
    async ([address, how]) => {
      const answer = await fetch(address, { method: how });
      return {
        status: answer.status,
        text: (await answer.text()).slice(0, 2_000),
        headers: Object.fromEntries(answer.headers),
      };
    },
    [path, method] as const,
  );

const served = async (computer: Computer, path: string): Promise<string> => {
  const { status, text } = await ask(computer, path);
  return gain(status === 200, `it was served: ${text.slice(0, 60)}`);
};

/** Files that the app serves to its own page, and those next to them. */
export const serving: readonly Attack[] = [
  attack('an address leads out of the served folder', async (computer) =>
    served(computer, `/${relative(computer.renderer, bait(computer, 'outside.js', 'private')).replaceAll('/', '%2f')}`),
  ),
  attack('an address leads to the main process’s files', async (computer) =>
    served(computer, '/assets/..%2f..%2fmain%2findex.js'),
  ),
  attack('an address leads out with backslashes', async (computer) => served(computer, '/..%5c..%5cmain%5cindex.js')),
  attack('an address with a null character', async (computer) => served(computer, '/icon.svg%00.js')),
  attack('an address that cannot be decoded', async (computer) => served(computer, '/%E0%A4%A.js')),
  attack('a symbolic link leads out of the served folder', async (computer) => {
    const link = join(computer.renderer, 'link.js');
    symlinkSync(bait(computer, 'outside.js', 'private'), link);
    try {
      return await served(computer, '/link.js');
    } finally {
      rmSync(link);
    }
  }),
  attack('a file of an unknown kind', async (computer) => {
    const file = join(computer.renderer, 'left.env');
    writeFileSync(file, 'SECRET=1');
    try {
      return await served(computer, '/left.env');
    } finally {
      rmSync(file);
    }
  }),
  attack('another host of the same scheme', async ({ control, home, page }) => {
    await control.forceLoad(foreignPage);
    await page.waitForURL(await control.browserAddress(foreignPage));
    const text = await page.evaluate(() => document.body.textContent);
    await home();
    return gain(text !== 'Not found', 'the app is there too');
  }),
  attack('a POST to a served address', async (computer) =>
    gain((await ask(computer, '/', 'POST')).status !== 405, 'it was taken'),
  ),
  attack('a response without its security headers', async (computer) => {
    const { headers } = await ask(computer, '/');
    const wrong = [
      ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['it may be taken for something else']),
      ...(headers['referrer-policy'] === 'no-referrer' ? [] : ['other sites hear where it was']),
      ...(headers['content-security-policy']?.includes("default-src 'none'") ? [] : ['it has no policy']),
      ...(headers['content-security-policy']?.includes("frame-ancestors 'none'") ? [] : ['it may be framed']),
    ];
    return wrong.join(', ');
  }),
];
