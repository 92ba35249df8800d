import { maxImportedBytes } from '@vitae/domain';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileDialogs, filtersFor, plainName } from './file-dialogs.ts';
import { readArguments, readGivenFile } from './given-files.ts';
import { createRecentFiles } from './recent-files.ts';
import { openSettings, type Settings } from './settings.ts';

let folder: string;
let settings: Settings;
const window = {} as never;
const log = vi.fn<(message: string) => void>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitae-files-'));
  settings = openSettings(folder, log);
  log.mockClear();
});
afterEach(async () => {
  await settings.written();
  rmSync(folder, { recursive: true });
});

const put = (name: string, content: string | Uint8Array = '{}') => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

const app = { addRecentDocument: vi.fn<(path: string) => void>(), clearRecentDocuments: vi.fn<() => void>() };
const dialogs = (chosen: string[] | string) => {
  const showOpenDialog = vi.fn<(...given: unknown[]) => Promise<object>>(async () => ({
    canceled: chosen.length === 0,
    filePaths: chosen,
  }));
  const showSaveDialog = vi.fn<(...given: unknown[]) => Promise<object>>(async () => ({
    canceled: chosen === '',
    filePath: chosen,
  }));
  const recent = createRecentFiles(app, settings, () => undefined);
  return {
    showOpenDialog,
    showSaveDialog,
    recent,
    files: createFileDialogs({
      dialog: { showOpenDialog, showSaveDialog } as never,
      settings,
      recent,
      firstFolder: '/documents',
    }),
  };
};

describe('choosing files', () => {
  it('reads what was chosen, and starts in that folder the next time', async () => {
    const path = put('resume.pdf', '%PDF-1.7');
    const { files, showOpenDialog } = dialogs([path]);
    const [file] = await files.pick(window, '.pdf,.docx', true);
    expect(file).toEqual({
      name: 'resume.pdf',
      type: 'application/pdf',
      bytes: new Uint8Array(Buffer.from('%PDF-1.7')),
    });
    await files.pick(window, '.pdf', false);
    expect(showOpenDialog.mock.calls[1]?.[1]).toMatchObject({
      defaultPath: folder,
      properties: ['openFile'],
      filters: [{ extensions: ['pdf'] }],
    });
  });

  it('returns nothing if nothing was chosen', async () =>
    expect(await dialogs([]).files.pick(window, '', false)).toEqual([]));

  it('refuses what is too large, too many or not a file, in plain words', async () => {
    const large = put('large.pdf');
    truncateSync(large, maxImportedBytes + 1);
    await expect(dialogs([large]).files.pick(window, '', false)).rejects.toThrow('“large.pdf” is larger than 20 MB.');
    await expect(dialogs([folder]).files.pick(window, '', false)).rejects.toThrow('is not a file');
    await expect(dialogs([join(folder, 'gone.pdf')]).files.pick(window, '', false)).rejects.toThrow(
      '“gone.pdf” could not be opened: the folder no longer exists',
    );
    await expect(dialogs(Array.from({ length: 21 }, () => large)).files.pick(window, '', true)).rejects.toThrow(
      'at most 20',
    );
  });

  it.each([
    ['.pdf,.docx', ['pdf', 'docx']],
    ['image/jpeg,image/png', ['jpeg', 'jpg', 'png']],
    ['image/*', ['avif', 'gif', 'jpeg', 'jpg', 'png', 'webp']],
    ['', null],
    ['*', null],
  ])('asks for %s by %j', (accept, extensions) =>
    expect(filtersFor(accept)[0]?.extensions ?? null).toEqual(extensions),
  );
});

describe('dialogs', () => {
  it('are one at a time in a window, however many a script asks for', async () => {
    const { files, showOpenDialog, showSaveDialog } = dialogs([]);
    const answered = Promise.withResolvers<object>();
    showOpenDialog.mockReturnValueOnce(answered.promise);
    const first = files.pick(window, '.pdf', false);
    const others = await Promise.allSettled([
      ...Array.from({ length: 100 }, () => files.pick(window, '.pdf', false)),
      ...Array.from({ length: 100 }, () => files.save(window, { name: 'a.pdf', type: '', bytes: new Uint8Array() })),
    ]);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(showOpenDialog).toHaveBeenCalledTimes(1);
    expect(showSaveDialog).not.toHaveBeenCalled();
    answered.resolve({ canceled: true, filePaths: [] });
    expect(await first).toEqual([]);
    expect(await files.pick(window, '.pdf', false)).toEqual([]);
  });
});

describe('saving files', () => {
  const pdf = { name: 'Ana.pdf', type: 'application/pdf', bytes: new Uint8Array([1, 2]) };

  it('writes complete files where the user chooses, and remembers them', async () => {
    const path = put('Ana.pdf', 'old and longer');
    const { files, recent, showSaveDialog } = dialogs(path);
    expect(await files.save(window, pdf)).toBe(true);
    expect(showSaveDialog.mock.calls[0]?.[1]).toMatchObject({
      defaultPath: join('/documents', 'Ana.pdf'),
      filters: [{ extensions: ['pdf'] }],
    });
    expect([...readFileSync(path)]).toEqual([1, 2]);
    expect(recent.list()).toEqual([path]);
    expect(app.addRecentDocument).toHaveBeenCalledWith(path);
    await settings.written();
    expect(readdirSync(folder).sort()).toEqual(['Ana.pdf', 'settings.json']);
  });

  it('writes nothing if the user cancels', async () => {
    expect(await dialogs('').files.save(window, pdf)).toBe(false);
    await settings.written();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says what to do if it fails, and keeps the existing file', async () => {
    mkdirSync(join(folder, 'taken.pdf'));
    await expect(dialogs(join(folder, 'taken.pdf')).files.save(window, pdf)).rejects.toThrow(
      '“taken.pdf” could not be saved: a folder already has this name. Choose another name.',
    );
    await expect(dialogs(join(folder, 'gone/a.pdf')).files.save(window, pdf)).rejects.toThrow(
      'the folder no longer exists',
    );
    await settings.written();
    expect(readdirSync(folder).sort()).toEqual(['settings.json', 'taken.pdf']);
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/etc/cron.d/job.pdf', 'job.pdf'],
    ['a\0b:c?.pdf', 'a-b-c-.pdf'],
    ['...', 'Document'],
    ['.bashrc', 'bashrc'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('proposes %j as %j', (given, name) => expect(plainName(given)).toBe(name));
});

describe('files from outside', () => {
  it.each([
    ['a.vitae', '{"kind":"resume"}'],
    ['a.vitae.json', ' \n{"kind":"resume"}'],
    ['a.json', '\uFEFF{"basics":{}}'],
    ['a.PDF', '%PDF-1.7'],
  ])('opens %s', async (name, content) => expect((await readGivenFile(put(name, content))).name).toBe(name));

  it.each([
    ['a.vitae', 'MZ\0'],
    ['a.json', '<script>'],
    ['a.pdf', '{}'],
    ['a.docx', 'text'],
    ['a.exe', 'MZ'],
    ['a', '{}'],
  ])('does not open %s with %j', async (name, content) => {
    await expect(readGivenFile(put(name, content))).rejects.toThrow(/cannot open|does not match its file type/);
  });

  it('are distinguished from links and switches on a command line', () => {
    const given = [
      '/opt/vitae',
      '--user-data-dir=/x',
      '',
      'cv.vitae',
      '/a/b.json',
      'picture.png',
      'vitae://signed-in?code=a&state=b',
      'https://example.com/a.json',
      'x\0.json',
    ];
    expect(readArguments(given, '/home/ana')).toEqual({
      files: ['/home/ana/cv.vitae', '/a/b.json'],
      links: ['vitae://signed-in?code=a&state=b', 'https://example.com/a.json'],
    });
  });
});

describe('recent files', () => {
  it('are at most ten, without duplicates, the last one first; files that cannot be opened again are left out', () => {
    const recent = createRecentFiles(app, settings, () => undefined);
    for (let n = 0; n < 12; n += 1) recent.add(`/a/${n}.pdf`);
    recent.add('/a/5.pdf');
    recent.add('/a/picture.png');
    expect(recent.list()).toHaveLength(10);
    expect(recent.list().slice(0, 2)).toEqual(['/a/5.pdf', '/a/11.pdf']);
    recent.clear();
    expect(recent.list()).toEqual([]);
  });
});

describe('settings', () => {
  it('are kept between runs, and reset if they cannot be read', async () => {
    settings.change({ folder: '/a' });
    settings.change({ looksForUpdates: true });
    await settings.written();
    expect(openSettings(folder, log).data).toMatchObject({ folder: '/a', looksForUpdates: true });
    put('settings.json', '{"folder":7,"looksForUpdates":true}');
    expect(openSettings(folder, log).data).toMatchObject({ folder: '', looksForUpdates: true });
    put('settings.json', '{');
    expect(openSettings(folder, log).data).toMatchObject({ folder: '', recent: [], looksForUpdates: false });
  });

  it('that cannot be written are logged, and stay in effect until the end', async () => {
    const lost = openSettings(join(folder, 'gone'), log);
    lost.change({ folder: '/b' });
    await lost.written();
    expect(lost.data.folder).toBe('/b');
    expect(log.mock.calls[0]?.[0]).toBe('The settings could not be written.');
  });
});
