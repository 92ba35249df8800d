/** Why documents could not be saved or read on a disk, in the desktop app. */
export const disk = {
  unavailable:
    'The folder that holds your documents cannot be opened or written to, so nothing can be saved. Allow this app to write there, then restart it.',
  quota:
    'The disk is full, so your last changes are not saved yet. Free up some space, or save your document as a file on another disk; saving then continues automatically.',
  blocked: 'Another program is using your documents. Close it and try again.',
  'newer-database':
    'Your documents were saved by a newer version of this app. Install that version; until then you can save them as files.',
  failed: 'Your data could not be saved or loaded. Save your document as a file, then restart the app.',
  damaged:
    'The file that holds your documents is damaged. Save the open document as a file, then restart the app: it recovers whatever can be read.',
  'quota-read-only':
    'The disk is full, so you can read your documents but not change them. Free up some space, then restart the app.',
  'unavailable-read-only':
    'Nothing can be written to the folder that holds your documents, so you can read them but not change them. Allow this app to write there, then restart it.',
} as const;
