import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { devices } from './en/devices.ts';

/** How a device is named in the list of sessions. */
export const devicesText: TextsInLanguage<typeof devices> = inLanguage(catalogue('devices', devices));
