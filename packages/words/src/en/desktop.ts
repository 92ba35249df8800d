/** The desktop app: its menus, dialogs and errors. */
export const desktop = {
  // Menus; `&` marks the letter that opens one.
  menuFile: '&File',
  menuEdit: '&Edit',
  menuView: '&View',
  newResume: 'New Resume',
  newWindow: 'New Window',
  open: 'Open…',
  openRecent: 'Open Recent',
  clearRecent: 'Clear Menu',
  savePdf: 'Save PDF…',
  print: 'Print…',
  settings: 'Settings…',
  undo: 'Undo',
  redo: 'Redo',
  commandPalette: 'Command Palette…',
  faq: 'Questions and Answers',
  contact: 'Contact',
  // Startup.
  notStarted: '{{appName}} could not start',
  deviceName: '{{appName}} on {{host}}',
  originRule: 'must be an origin such as https://vitae.example',
  httpsRule: 'must begin with https, except on localhost',
  // Closing a window.
  unsaved: 'The last changes are not saved yet.',
  unsavedDetail:
    'They could not be written to the disk. Keep the window open and save the document as a file, or close it and lose these changes.',
  keepOpen: 'Keep Window Open',
  closeUnsaved: 'Close Without Saving',
  // Updates.
  updateFound: 'Version {{version}} is available. Download it?',
  download: 'Download',
  notNow: 'Not Now',
  updateReady: 'The new version is ready. Restart the app now?',
  restart: 'Restart',
  later: 'Later',
  // Files.
  fileNotOpened: 'The file could not be opened',
  fileNotOpenedWhy: '“{{name}}” could not be opened: {{reason}}.',
  fileNotSaved: '“{{name}}” could not be saved: {{reason}}.',
  notAFile: '“{{name}}” is not a file.',
  fileTooLarge: '“{{name}}” is larger than {{megabytes}} MB.',
  fileKindUnknown: 'This app cannot open files like “{{name}}”.',
  fileMisnamed: 'The content of “{{name}}” does not match its file type, so it was not opened.',
  tooManyFiles: 'Choose at most {{count}} files at once.',
  newFileName: 'Document',
  reasonNotAllowed: 'the app has no permission to write there. Choose another folder',
  reasonReadOnly: 'the disk is read-only. Choose another folder',
  reasonDiskFull: 'the disk is full. Free up some space, or choose another disk',
  reasonFolderGone: 'the folder no longer exists. Choose another one',
  reasonIsFolder: 'a folder already has this name. Choose another name',
  reasonBusy: 'another program is using the file. Close it there and try again',
  reasonCode: 'the system reports {{code}}',
  reasonUnknown: 'the system gives no reason',
  // Signing in through the browser.
  signInFailed: 'You were not signed in',
  signInNeedsClick: 'To sign in, click the button for it.',
  keepPlain: 'Keep your sign-in on the disk without protection?',
  keepPlainDetail:
    'This computer has no keychain. Every program and every person who can read your files could then use your account.',
  keepPlainYes: 'Keep Me Signed In',
  keepPlainNo: 'Cancel',
  // behaviour SE-9
  signInForeignState: 'Invalid state parameter. Possible CSRF attack.',
  signInNotBegun:
    'No sign-in is in progress here, or it took longer than 10 minutes. Start it again from the settings.',
  signInUnreadable: 'This is not a sign-in code. Copy it again from the page in your browser.',
  browserNotOpened: 'The browser could not be opened. Open this address yourself: {{address}}',
  // What was wrong with the document database at startup.
  readOnlyTitle: 'Your documents are read-only for now',
  readOnlyText:
    'Nothing can be written to the folder that holds them: the disk is full, or the app has no permission to write there. Fix that and restart the app; until then no changes are saved.',
  mendedTitle_one: 'A document was restored from a backup',
  mendedTitle_other: 'Documents were restored from a backup',
  mendedText_one:
    '{{count}} document could no longer be read and was restored from a backup (the newest: {{when}}). Check what you changed after that.',
  mendedText_other:
    '{{count}} documents could no longer be read and were restored from a backup (the newest: {{when}}). Check what you changed after that.',
  lostTitle: 'Your documents could not be opened',
  lostText: 'The file that holds them was damaged or missing, and there is no backup of it.',
  restoredTitle: 'Your documents were restored',
  restoredText: 'The file that holds them was damaged or missing, and was replaced by the backup of {{when}}.',
  rescued_one: '{{count}} newer document could be recovered from it.',
  rescued_other: '{{count}} newer documents could be recovered from it.',
  damagedKept: 'The damaged file was moved to {{path}}.',
} as const;
