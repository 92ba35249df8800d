/** Why documents could not be saved or read. */
export const storage = {
  unavailable:
    'This browser does not let the site store data (private window or blocked storage). Your work exists only in this tab: download it before you close the tab.',
  quota:
    'The storage for this site is full, so your last changes are not saved yet. Download your document as a file, then free up some space; saving then continues automatically.',
  blocked: 'Another tab is running an older version of this app. Close the other tabs and try again.',
  'newer-database':
    'Your documents were saved by a newer version of this app. Reload the page to get that version; until then you can download them as files.',
  'newer-document':
    'This document was saved by a newer version of this app. Reload the page, or update the app, to open it.',
  damaged:
    'This document cannot be read and was set aside, unchanged. You can download its raw data; your other documents are not affected.',
  invalid:
    'This change would make the document unreadable, so it was not saved. Undo it, or download the document as a file.',
  'not-found': 'This document is not on this device. It may have been deleted permanently.',
  exists: 'A document with this ID is already on this device.',
  'asset-too-large': 'This picture is larger than 300 KB. Choose a smaller one.',
  'asset-missing': 'A picture of this document is not on this device. Choose it again.',
  failed:
    'Your data could not be saved or loaded. Download your document as a file, then reload the page or restart the app.',
} as const;
