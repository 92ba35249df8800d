import type { Translation } from '../translate.ts';
import type { devices as english } from '../en/devices.ts';

export const devices: Translation<typeof english> = {
  desktopApp: 'تطبيق سطح المكتب',
  unknownBrowser: 'متصفح غير معروف',
  browserOnSystem: '{{browser}} على {{system}}',
  numbered: '{{name}} ({{number}})',
};
