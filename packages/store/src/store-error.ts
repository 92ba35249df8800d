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
 * An error of the store; `message` may be shown as it is, `cause` is what the platform said. Outside of a browser there
 * are other things to do: an adapter may bring its own message.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, cause?: unknown, message = storageText(code)) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
