/** What went wrong, stable for programs. */
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

/** What to tell the person, in one or two sentences: what happened, and what to do. */
const messages: Readonly<Record<StoreErrorCode, string>> = {
  unavailable:
    'This browser does not let the site keep data (private window or blocked storage). Your work lives only as long as this tab: download it before you close the tab.',
  quota:
    'The disk space for this site is full, so the last changes are not saved yet. Download your document as a file, then free some space; saving goes on by itself.',
  blocked: 'Another tab with an older version of this program keeps the data busy. Close the other tabs and try again.',
  'newer-database':
    'Your documents were saved by a newer version of this program. Reload the page to get that version; until then you can download them as a file.',
  'newer-document':
    'This document was saved by a newer version of this program. Reload the page, or update the app, to get that version.',
  damaged:
    'This document cannot be read and was set aside, unchanged. You can download its raw data; your other documents are not affected.',
  invalid:
    'This change makes the document unreadable, so it is not saved. Undo it, or download the document as a file.',
  'not-found': 'This document is not on this device. It may have been deleted for good.',
  exists: 'A document with this id is on this device already.',
  'asset-too-large': 'This picture is larger than 300 KB. Choose a smaller one.',
  'asset-missing': 'A picture of this document is not on this device. Choose it again.',
  failed:
    'Your data could not be saved or loaded. Download your document as a file, then reload the page or restart the app.',
};

/**
 * An error of the store; `message` may be shown as it is, `cause` is what the platform said. Outside of a browser there
 * are other things to do: an adapter may bring its own message.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, cause?: unknown, message = messages[code]) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
