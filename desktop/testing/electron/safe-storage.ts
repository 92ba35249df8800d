import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keychain } from './settings.ts';

/** What the imaginary system offers: a keychain, none, or only Chromium's fixed password. */
export type Keychain = 'available' | 'unavailable' | 'plain';

let state: Keychain = (process.env['STAND_IN_KEYCHAIN'] as Keychain | undefined) ?? 'available';
let plainAgreed = false;

export const setKeychain = (to: Keychain): void => void (state = to);

const key = (): Buffer => {
  if (state === 'plain') return Buffer.alloc(32, 'peanuts');
  const file = join(keychain, 'key');
  if (!existsSync(file)) {
    mkdirSync(keychain, { recursive: true });
    writeFileSync(file, randomBytes(32));
  }
  return readFileSync(file);
};

const isEncryptionAvailable = (): boolean => state === 'available' || (state === 'plain' && plainAgreed);

const encryptString = (text: string): Buffer => {
  if (!isEncryptionAvailable())
    throw new Error(
      'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
    );
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from('v11'), nonce, cipher.getAuthTag(), body]);
};

const decryptString = (sealed: Buffer): string => {
  if (!isEncryptionAvailable())
    throw new Error(
      'Error while decrypting the ciphertext provided to safeStorage.decryptString. Decryption is not available.',
    );
  const bytes = Buffer.from(sealed);
  if (bytes.subarray(0, 3).toString() !== 'v11')
    throw new Error(
      'Error while decrypting the ciphertext provided to safeStorage.decryptString. Ciphertext does not appear to be encrypted.',
    );
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(3, 15));
  decipher.setAuthTag(bytes.subarray(15, 31));
  return Buffer.concat([decipher.update(bytes.subarray(31)), decipher.final()]).toString('utf8');
};

/** Encrypts for real, with a key that is stored outside userData. */
export const safeStorage = {
  isEncryptionAvailable,
  encryptString,
  decryptString,
  isAsyncEncryptionAvailable: () => Promise.resolve(isEncryptionAvailable()),
  encryptStringAsync: (text: string) => Promise.resolve().then(() => encryptString(text)),
  decryptStringAsync: (sealed: Buffer) =>
    Promise.resolve().then(() => ({ result: decryptString(sealed), shouldReEncrypt: false })),
  getSelectedStorageBackend: () => (state === 'available' ? ('gnome_libsecret' as const) : ('basic_text' as const)),
  setUsePlainTextEncryption: (agreed: boolean): void => void (plainAgreed = agreed),
};
