import { join } from 'node:path';
import { z } from 'zod';
import { readPrivate, removePrivate, writePrivate } from './private-file.ts';

/** The system's storage for secrets. `protect` and `reveal` throw if it is unavailable. */
export interface Keychain {
  /** Also false if the system would only obscure its input. */
  isAvailable: () => boolean;
  protect: (text: string) => Buffer;
  reveal: (bytes: Buffer) => string;
}

const secretsSchema = z.object({
  /** `''` while signed out. */
  refreshToken: z.string(),
  /** The previous token, until the server has answered a call with the new one; then `''`. */
  predecessor: z.string(),
  /** Refresh tokens of sessions that have ended here, of which the server has not been notified yet. */
  leaving: z.array(z.string()),
  /** A sign-in waiting for the browser. `state` is `''` once a link has been compared with it. */
  signIn: z.object({ verifier: z.string(), state: z.string(), startedAt: z.number() }).nullable(),
});
export type Secrets = z.infer<typeof secretsSchema>;

const nothing: Secrets = { refreshToken: '', predecessor: '', leaving: [], signIn: null };

const fileSchema = z.object({ keeping: z.enum(['protected', 'plain']), content: z.string() });
type Keeping = z.infer<typeof fileSchema>['keeping'] | 'memory';

/** The program's secrets: in memory, and on the disk, protected by the keychain or unprotected if the user agreed. */
export interface SecretShelf {
  read: () => Secrets;
  /** Changes some of it; if it is stored on the disk, it is there when this returns. */
  change: (part: Partial<Secrets>) => void;
  /** Stores the same data in another way: `keepsUnprotected` has changed. */
  rewrite: () => void;
  keeping: () => Keeping;
}

export interface SecretShelfParts {
  folder: string;
  keychain: Keychain;
  /** Whether the user agreed to store it on the disk unprotected. */
  keepsUnprotected: () => boolean;
  log: (message: string) => void;
}

/** Opens the storage, with the data of an earlier run. */
export function openSecrets({ folder, keychain, keepsUnprotected, log }: SecretShelfParts): SecretShelf {
  const file = join(folder, 'session');
  const keeping = (): Keeping => {
    if (keychain.isAvailable()) return 'protected';
    return keepsUnprotected() ? 'plain' : 'memory';
  };
  const stored = readFile();
  let secrets = stored?.secrets ?? nothing;

  function readFile(): { secrets: Secrets; keeping: Keeping } | null {
    try {
      const text = readPrivate(file);
      if (text === null) return null;
      const { keeping: kept, content } = fileSchema.parse(JSON.parse(text));
      const revealed = kept === 'plain' ? content : keychain.reveal(Buffer.from(content, 'base64'));
      return { secrets: secretsSchema.parse(JSON.parse(revealed)), keeping: kept };
    } catch {
      // The keychain may be locked today and open tomorrow: the file stays until someone signs in. The error could
      // quote it, and is not logged.
      log('The stored session could not be read.');
      return null;
    }
  }

  /** Whether the file holds unprotected secrets. */
  function isPlain(): boolean {
    try {
      return fileSchema.parse(JSON.parse(readPrivate(file) ?? '')).keeping === 'plain';
    } catch {
      return false;
    }
  }

  function write(): void {
    const how = keeping();
    const isEmpty = secrets.refreshToken === '' && secrets.leaving.length === 0 && secrets.signIn === null;
    if (isEmpty) return removePrivate(file);
    if (how === 'memory') {
      // Data of an earlier session must not return after the one that started here.
      if (secrets.refreshToken !== '' || isPlain()) removePrivate(file);
      return;
    }
    const text = JSON.stringify(secrets);
    const content = how === 'plain' ? text : keychain.protect(text).toString('base64');
    writePrivate(file, JSON.stringify({ keeping: how, content } satisfies z.infer<typeof fileSchema>));
  }

  function store(): void {
    try {
      write();
    } catch (error) {
      // The session continues in memory: a full disk does not end it.
      log(
        `The session could not be stored (${error instanceof Error && 'code' in error ? String(error.code) : 'no reason known'}).`,
      );
    }
  }

  // A keychain has become available, or the agreement was withdrawn, since the last run.
  if (stored && stored.keeping !== keeping()) store();

  return {
    read: () => secrets,
    change(part) {
      secrets = { ...secrets, ...part };
      store();
    },
    rewrite: store,
    keeping,
  };
}
