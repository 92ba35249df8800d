/** Where documents are, and what to do when the account does not take one. */
export const sync = {
  standing: {
    here: 'Saved here',
    'on-its-way': 'Saved here',
    synced: 'Synced',
    offline: 'Offline: saved here',
    busy: 'Saved here',
    foreign: 'Saved here',
    attention: 'Needs attention',
  },
  explained: {
    here: 'It is saved on this device. With an account it is on your other devices, too.',
    'on-its-way': 'It is saved on this device and on its way to your account.',
    synced: 'It is saved on this device and in your account.',
    offline: 'It is saved on this device and goes to your account when you are connected.',
    busy: 'It is saved on this device. There were many changes in a short time; the rest goes to your account in a minute.',
    foreign: 'It is saved on this device. It belongs to another account, and yours does not touch it.',
  },
  concern: {
    conflicts: {
      title: 'Changed in two places',
      text: 'Both versions are kept. Go to the field and choose one; what is in the field stands until then.',
    },
    limit: {
      title: 'Over the limit of your plan',
      text: 'It is saved on this device only. Move a resume that you no longer need to the trash, and this one is synced.',
    },
    full: {
      title: 'Your account is full',
      text: 'It is saved on this device only. Delete resumes in the trash for good to make room, and it is synced with the next change.',
    },
    invalid: {
      title: 'Your account did not take it',
      text: 'It is saved on this device, and you can go on editing: the next change is sent. Download a copy to be safe.',
    },
    'too-large': {
      title: 'Too large to sync',
      text: 'It is saved on this device only. Shorten it or use a smaller photo; it is sent with the next change.',
    },
    newer: {
      title: 'A newer version of the app was here',
      text: 'Your changes are saved on this device. Update the app (in a browser, reload this page), and they are synced.',
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
    looking: 'Looking for this resume in your account…',
    offline: 'You are offline',
    offlineText:
      'This resume is not on this device yet. If it is in your account, it opens here as soon as you are connected.',
    failed: 'Your account does not answer',
    failedText: 'This resume is not on this device yet. Reload to look for it again.',
    list: 'Open my resumes',
  },
  goThere: 'Go there',
  reload: 'Reload',
  openList: 'Open my resumes',
} as const;
