import type { Translation } from '../translate.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Translation<typeof english> = {
  desktopApp: 'Desktop-App',
  unknownBrowser: 'Unbekannter Browser',
  browserOnSystem: '{{browser}} auf {{system}}',
  numbered: '{{name}} ({{number}})',
};
