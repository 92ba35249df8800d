import { storageText } from '@vitae/words/storage';

/** The kind of error, stable for programs. */
export type StoreErrorCode =
  | 'unavailable'
  | 'quota'
  | 'blocked'
  | 'newer-database'
  | 'newer-document'
  | 'damaged'
  | 'invalid'
  | 'not-found'
  | 'exists'
  | 'asset-too-large'
  | 'asset-missing'
  | 'failed';

/**
 * An error of the store; `message` may be shown to the user, `cause` is the platform's error. Outside of a browser the
 * advice differs, so an adapter may provide its own message.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, cause?: unknown, message = storageText(code)) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
