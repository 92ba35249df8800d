/** How a device is named in the list of sessions. */
export const devices = {
  desktopApp: 'Desktop app',
  unknownBrowser: 'Unknown browser',
  browserOnSystem: '{{browser}} on {{system}}',
  /** A second device of the same name. */
  numbered: '{{name}} ({{number}})',
} as const;
