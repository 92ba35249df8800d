import { safeStorage } from 'electron';
import type { Keychain } from './account/secrets.ts';

/** The system's keychain. Where Linux has none, Electron would only obscure its input, and that does not count. */
export const keychain: Keychain = {
  isAvailable: () =>
    safeStorage.isEncryptionAvailable() &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  protect: (text) => safeStorage.encryptString(text),
  reveal: (bytes) => safeStorage.decryptString(bytes),
};
