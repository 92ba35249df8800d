import { catalogue } from './catalogue.ts';
import { devices } from './en/devices.ts';

/** How a device is named in the list of sessions. */
export const devicesWords = catalogue('devices', devices);
