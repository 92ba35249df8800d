import { safeStorage } from 'electron';
import type { Keychain } from './account/secrets.ts';

/** The system's keychain. On Linux without a keychain, Electron would only obscure its input, which does not count. */
export const keychain: Keychain = {
  isAvailable: () =>
    safeStorage.isEncryptionAvailable() &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  protect: (text) => safeStorage.encryptString(text),
  reveal: (bytes) => safeStorage.decryptString(bytes),
};
