import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Arch, build, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The marker before the fuses in Electron's binary, and every fuse as shipped (@electron/fuses). */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** The state of a fuse in the binary: one character each. */
const [off, on] = ['0', '1'].map((state) => state.charCodeAt(0));
const folder = mkdtempSync(join(tmpdir(), 'vitae-packaging-'));
const project = join(import.meta.dirname, '..');

/*
 * The result of the configuration for the built app, applied to a file with only the fuses of Electron's binary: this
 * shows that the configuration is valid, what is packed, and that the fuses are flipped. It does not show that a
 * package starts.
 */
describe('the packages of electron-builder.yml', () => {
  const unpacked = join(folder, 'out', 'linux-unpacked');
  const archive = join(unpacked, 'resources', 'app.asar');

  beforeAll(async () => {
    const electron = join(folder, 'electron');
    mkdirSync(join(electron, 'resources'), { recursive: true });
    writeFileSync(
      join(electron, 'electron'),
      Buffer.concat([
        Buffer.alloc(64),
        Buffer.from(sentinel),
        Buffer.from([1, 8]),
        Buffer.from('10110101'),
        Buffer.alloc(64),
      ]),
    );
    chmodSync(join(electron, 'electron'), 0o755);
    for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox']) writeFileSync(join(electron, name), '');
    await build({
      projectDir: project,
      targets: Platform.LINUX.createTarget('dir', Arch.x64),
      publish: 'never',
      config: {
        extends: '../electron-builder.yml',
        electronDist: electron,
        directories: { output: join(folder, 'out'), buildResources: 'resources' },
      },
    });
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('turn off what lets others run code as this program, and load it only from its checked archive', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'vitae'));
    const states = Object.fromEntries(
      Object.entries(wire).map(([fuse, state]) => [FuseV1Options[Number(fuse)] ?? fuse, state]),
    );
    expect(states).toMatchObject({
      RunAsNode: off,
      EnableCookieEncryption: on,
      EnableNodeOptionsEnvironmentVariable: off,
      EnableNodeCliInspectArguments: off,
      EnableEmbeddedAsarIntegrityValidation: on,
      OnlyLoadAppFromAsar: on,
      LoadBrowserProcessSpecificV8Snapshot: off,
      GrantFileProtocolExtraPrivileges: off,
    });
  });

  it('contain the build output, and from other packages only the code that loads SQLite', () => {
    const files = listPackage(archive, { isPack: false }).map((name) => name.replaceAll('\\', '/'));
    const { main } = z
      .object({ main: z.string() })
      .parse(JSON.parse(extractFile(archive, 'package.json').toString('utf8')));
    expect(files).toContain(main.replace(/^\./, ''));
    expect(files).toEqual(
      expect.arrayContaining([
        '/dist/preload/index.cjs',
        '/dist/renderer/index.html',
        '/node_modules/better-sqlite3/lib/index.js',
      ]),
    );
    const packages = new Set(files.flatMap((name) => /^\/node_modules\/(@[^/]+\/[^/]+|[^/@]+)$/.exec(name)?.[1] ?? []));
    expect([...packages]).toEqual(['better-sqlite3']);
    const prebuilt = files.filter((name) => name.endsWith('.node'));
    expect(prebuilt).toEqual(['/node_modules/better-sqlite3/prebuilds/linux-x64.node']);
    expect(statSync(join(`${archive}.unpacked`, prebuilt[0] ?? '')).size).toBeGreaterThan(100_000);
    expect(files.filter((name) => /\.(ts|tsx|map)$|\.test\./.test(name))).toEqual([]);
  });

  it('contain an icon of the size that all systems require', () => {
    const icon = readFileSync(join(project, 'resources', 'icon.png'));
    // PNG, third edition, 11.2.1: width and height follow the name of the first chunk.
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([1024, 1024]);
  });

  it('are refused if the configuration has an unknown key', async () => {
    const misspelt: object = { extends: '../electron-builder.yml', assar: true };
    await expect(
      build({
        projectDir: project,
        targets: Platform.LINUX.createTarget('dir', Arch.x64),
        publish: 'never',
        config: misspelt,
      }),
    ).rejects.toThrow('assar');
  });
});
