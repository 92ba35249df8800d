import type { Translation } from '../translate.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Translation<typeof english> = {
  desktopApp: 'Application de bureau',
  unknownBrowser: 'Navigateur inconnu',
  browserOnSystem: '{{browser}} sur {{system}}',
  numbered: '{{name}} ({{number}})',
};
