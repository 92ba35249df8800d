import { devicesText } from '@vitae/words/devices';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Vitae-Desktop/, devicesText('desktopApp')],
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (list: readonly (readonly [RegExp, string])[], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Description of browser and system from a User-Agent: "Firefox on Linux". Just enough to distinguish devices. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? devicesText('unknownBrowser');
  const system = nameIn(systems, userAgent);
  return system ? devicesText('browserOnSystem', { browser, system }) : browser;
}
