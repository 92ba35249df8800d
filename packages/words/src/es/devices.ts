import type { Translation } from '../translate.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Translation<typeof english> = {
  desktopApp: 'Aplicación de escritorio',
  unknownBrowser: 'Navegador desconocido',
  browserOnSystem: '{{browser}} en {{system}}',
  numbered: '{{name}} ({{number}})',
};
