import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { User } from '@vitae/api/contract';
import { createAccount, type Account } from '../create-account.ts';
import type { Keychain } from '../secrets.ts';
import { origin, type StandIn } from './stand-in-server.ts';

/** A keychain for tests: its protected data is not the plain text. */
export const keychain = (isAvailable = () => true): Keychain => ({
  isAvailable,
  protect: (text) => {
    if (!isAvailable()) throw new Error('The keychain is locked.');
    return Buffer.from(Buffer.from(text).map((byte) => byte ^ 0x5a));
  },
  reveal: (bytes) => {
    if (!isAvailable()) throw new Error('The keychain is locked.');
    return Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString();
  },
});

/** A folder that is removed after the test. */
export function temporaryFolder(after: (end: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-account-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Opened extends Account {
  /** Pages that were opened in the system's browser. */
  pages: string[];
  log: string[];
  /** Signs in as the user would, through the page in the browser. */
  signIn: (user?: User) => Promise<void>;
}

/** The program's account in a folder; opening it again simulates the next run. */
export function openAccount(
  server: StandIn,
  folder: string,
  given: { keychain?: Keychain; openExternal?: (url: string) => Promise<void> } = {},
): Opened {
  const pages: string[] = [];
  const log: string[] = [];
  const account = createAccount({
    folder,
    keychain: keychain(),
    openExternal: async (url) => void pages.push(url),
    serverUrl: origin,
    deviceName: 'Vitae on Linux',
    fetch: (input, init) => server.fetch(input, init),
    now: server.now,
    log: (message) => log.push(message),
    ...given,
  });
  return {
    ...account,
    pages,
    log,
    async signIn(user) {
      await account.startSignIn();
      await account.finishSignIn(server.allow(pages.at(-1) ?? '', user));
    },
  };
}

/** The content of all files in a folder. */
export const filesIn = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
