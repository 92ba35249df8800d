/** Where documents are, and what to do when the account does not take one. */
export const sync = {
  status: {
    here: 'Saved on this device',
    'on-its-way': 'Saved on this device',
    synced: 'Synced',
    offline: 'Offline: saved on this device',
    busy: 'Saved on this device',
    foreign: 'Saved on this device',
    attention: 'Needs attention',
  },
  explained: {
    here: 'It is saved on this device. With an account, it is on your other devices too.',
    'on-its-way': 'It is saved on this device and on its way to your account.',
    synced: 'It is saved on this device and in your account.',
    offline: 'It is saved on this device and syncs when you are back online.',
    busy: 'It is saved on this device. There were many changes in a short time; the rest syncs within a minute.',
    foreign: 'It is saved on this device. It belongs to another account and does not sync with yours.',
  },
  concern: {
    conflicts: {
      title: 'Changed in two places',
      text: 'Both versions are kept. Go to the field and choose one; until then, the field keeps its text.',
    },
    limit: {
      title: 'Over the limit of your plan',
      text: 'It is saved on this device only. Move a document you no longer need to the trash, and this one will sync.',
    },
    full: {
      title: 'Your account is full',
      text: 'It is saved on this device only. Permanently delete documents in the trash to make room; it syncs with the next change.',
    },
    invalid: {
      title: 'Not accepted by your account',
      text: 'It is saved on this device, and you can keep editing: it is sent again with the next change. Download a copy to be safe.',
    },
    'too-large': {
      title: 'Too large to sync',
      text: 'It is saved on this device only. Shorten it or use a smaller photo; it syncs with the next change.',
    },
    newer: {
      title: 'Edited with a newer version of the app',
      text: 'Your changes are saved on this device. To sync them, update the app (in a browser, reload this page).',
    },
    unable: {
      title: 'This browser cannot sync',
      text: 'It is saved on this device only. Update the browser, or use another one, to have it in your account.',
    },
    failed: {
      title: 'Sync has stopped',
      text: 'It is saved on this device. Reload to try again; if that does not help, download a copy.',
    },
  },
  arrival: {
    looking: 'Looking for this document in your account…',
    offline: 'You are offline',
    offlineText:
      'This document is not on this device yet. If it is in your account, it opens as soon as you are back online.',
    failed: 'Your account cannot be reached',
    failedText: 'This document is not on this device yet. Reload to look for it again.',
    missing: 'This document isn’t on this device',
    missingText:
      'It may have been deleted, or saved in another browser. If it is in your account, sign in to open it here.',
    list: 'Open my documents',
  },
  /** The choice between two versions of a value. */
  conflict: {
    title: 'The other version, from {{from}}:',
    titleOf: '{{what}}: the version from {{from}}',
    elsewhere: 'another window or device',
    takeOther: 'Use this instead',
    keep: 'Keep what is here',
    undo: 'Choice between two versions',
    order: 'A different order.',
    yes: 'Yes',
    no: 'No',
    picture: 'Another picture',
    unknown: 'A document that is not on this device',
    variantOf: 'Other edits of the original were applied there. Either choice is safe: your text does not change.',
    nothing: 'Empty: it was cleared there.',
  },
  goThere: 'Go there',
  reload: 'Reload',
  openList: 'Open my documents',
} as const;
