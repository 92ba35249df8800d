import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFileDialogs } from '../file-dialogs.ts';
import { handlers } from '../handlers/index.ts';
import { createRecentFiles } from '../recent-files.ts';
import { openSettings } from '../settings.ts';
import { maxAnswerBytes } from './carried-request.ts';
import { openAccount, temporaryFolder } from './testing/open-account.ts';
import { createStandIn } from './testing/stand-in-server.ts';

vi.mock('electron', () => import('../../testing/electron.ts'));

const part = Buffer.alloc(256 * 1024, 'x');
const parts = (maxAnswerBytes + 32 * 1024 * 1024) / part.byteLength;
/** How much of an answer sockets and streams may buffer, in bytes. */
const onItsWay = 32 * 1024 * 1024;

/** A server on this computer whose exports are written by `answer`; the rest is the stand-in's. */
async function open(answer: (response: ServerResponse) => Promise<void>) {
  const server = createServer((_request, response) => void answer(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  const standIn = createStandIn();
  const asked: Request[] = [];
  const account = openAccount(
    {
      ...standIn,
      fetch: async (input, init) => {
        const call = new Request(input, init);
        if (!call.url.endsWith('/account/export')) return standIn.fetch(call);
        asked.push(call);
        return fetch(`http://127.0.0.1:${port}/`, { method: call.method, signal: call.signal });
      },
    },
    temporaryFolder(onTestFinished),
  );
  await account.signIn();
  const folder = temporaryFolder(onTestFinished);
  const kept = temporaryFolder(onTestFinished);
  const settings = openSettings(kept, () => undefined);
  onTestFinished(() => settings.written());
  let path = join(folder, 'all.zip');
  const showSaveDialog = vi.fn<(...given: unknown[]) => Promise<object>>(async () => ({
    canceled: path === '',
    filePath: path,
  }));
  const app = { addRecentDocument: () => undefined, clearRecentDocuments: () => undefined };
  const files = createFileDialogs({
    dialog: { showSaveDialog } as never,
    settings,
    recent: createRecentFiles(app, settings, () => undefined),
    firstFolder: folder,
  });
  return {
    account,
    asked,
    folder,
    showSaveDialog,
    choose: (next: string) => {
      path = next;
    },
    save: () => handlers.account.saveExport(undefined, { account, files, window: {} } as never),
  };
}

it('saves an export that is larger than any answer to a window, in parts', async () => {
  let unwritten: number[] = [];
  const written = () =>
    readdirSync(opened.folder).reduce((sum, name) => sum + statSync(join(opened.folder, name)).size, 0);
  const opened = await open(async (response) => {
    const seen: number[] = [];
    unwritten = seen;
    response.writeHead(200, { 'content-type': 'application/zip' });
    const zip = function* () {
      for (let count = 0; count < parts; count += 1) {
        seen.push(count * part.byteLength - written());
        yield part;
      }
    };
    // A client that disconnects ends it.
    await pipeline(Readable.from(zip()), response).catch(() => undefined);
  });
  const carried = { method: 'POST', path: '/api/account/export', headers: {}, body: null } as const;
  expect((await opened.account.fetch(carried)).status).toBe(413);
  expect(await opened.save()).toBe('vitae-export.zip');
  expect(readdirSync(opened.folder)).toEqual(['all.zip']);
  expect(statSync(join(opened.folder, 'all.zip')).size).toBe(parts * part.byteLength);
  expect(unwritten).toHaveLength(parts);
  expect(Math.max(...unwritten)).toBeLessThan(onItsWay);
  expect(opened.asked.at(-1)?.method).toBe('POST');
  expect(opened.asked.at(-1)?.headers.get('authorization')).toMatch(/^Bearer access-/);
  expect(opened.showSaveDialog.mock.calls[0]?.[1]).toMatchObject({
    defaultPath: join(opened.folder, 'vitae-export.zip'),
    filters: [{ extensions: ['zip'] }],
  });
});

it('requests nothing from the server if the user cancels, or nothing can be written', async () => {
  const { choose, save, asked, folder } = await open(async (response) => void response.end('zip'));
  choose('');
  expect(await save()).toBeNull();
  choose(join(folder, 'gone/all.zip'));
  await expect(save()).rejects.toThrow('“all.zip” could not be saved: the folder no longer exists');
  expect(asked).toEqual([]);
});

it('reports the server’s message, and keeps the old file if the answer is cut off', async () => {
  const refusal = { code: 'too-many-requests', message: 'An export is already under way.' };
  let isRefused = true;
  const { save, folder } = await open(async (response) => {
    if (isRefused) {
      response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify(refusal));
      return;
    }
    response.writeHead(200, { 'content-type': 'application/zip' });
    response.write(part, () => response.destroy());
  });
  writeFileSync(join(folder, 'all.zip'), 'old and whole');
  await expect(save()).rejects.toMatchObject({ name: 'ApiFailure', message: refusal.message });
  isRefused = false;
  await expect(save()).rejects.toMatchObject({ name: 'ApiFailure', status: 0 });
  expect(readFileSync(join(folder, 'all.zip'), 'utf8')).toBe('old and whole');
  expect(readdirSync(folder)).toEqual(['all.zip']);
});
