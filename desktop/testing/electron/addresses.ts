// Chromium cannot be given our scheme at run time, so `app://vitae` is `https://vitae.app.invalid` inside it: a secure
// origin that no network can answer. Everything main sees is translated back.

const suffix = '.invalid';
const schemes = new Set<string>();

/** Schemes that `protocol.registerSchemesAsPrivileged` named. */
export const declareScheme = (scheme: string): void => void schemes.add(scheme);

const schemePattern = (): string => [...schemes].join('|');

/** The app's address as Chromium knows it; other addresses stay. */
export const toBrowser = (address: string): string => {
  const found = schemes.size === 0 ? null : new RegExp(`^(blob:)?(${schemePattern()})://([^/?#:]*)`, 'i').exec(address);
  if (found === null) return address;
  const [whole, blob = '', scheme = '', host = ''] = found;
  return `${blob}https://${host}.${scheme}${suffix}${address.slice(whole.length)}`;
};

/** The address as the app knows it; others stay. */
export const toApp = (address: string): string => {
  const found =
    schemes.size === 0
      ? null
      : new RegExp(`^(blob:)?https://([^/?#:]*)\\.(${schemePattern()})\\${suffix}(?=[/?#:]|$)`, 'i').exec(address);
  if (found === null) return address;
  const [whole, blob = '', host = '', scheme = ''] = found;
  return `${blob}${scheme}://${host}${address.slice(whole.length)}`;
};

/** A header's value in which origins of the app may be named, such as a Content-Security-Policy: for Chromium. */
export const headerToBrowser = (value: string): string =>
  schemes.size === 0
    ? value
    : value
        .replaceAll(
          new RegExp(`\\b(${schemePattern()})://([\\w.-]+)`, 'gi'),
          (_whole, scheme: string, host: string) => `https://${host}.${scheme}${suffix}`,
        )
        .replaceAll(
          new RegExp(`(?<=^|[\\s;])(${schemePattern()}):(?=[\\s;]|$)`, 'gi'),
          (_whole, scheme: string) => `https://*.${scheme}${suffix}`,
        );

/** An origin as Electron writes it: opaque ones are the word null. */
export const originOf = (origin: string): string => (origin === '' || origin === '://' ? 'null' : toApp(origin));
