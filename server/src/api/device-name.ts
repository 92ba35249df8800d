import { devicesWords } from '@vitae/words/devices';

const browsers: readonly (readonly [RegExp, string])[] = [
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

/**
 * Description of browser and system from a User-Agent, in the language of a locale (BCP 47): "Firefox on Linux". Just
 * enough to distinguish devices.
 */
export function deviceName(userAgent: string, locale: string): string {
  const browser = userAgent.includes('Vitae-Desktop')
    ? devicesWords('desktopApp')(locale)
    : (nameIn(browsers, userAgent) ?? devicesWords('unknownBrowser')(locale));
  const system = nameIn(systems, userAgent);
  return system ? devicesWords('browserOnSystem', { browser, system })(locale) : browser;
}
