/** The language of every text that is not translated. */
export const defaultLocale = 'en';

let locale = defaultLocale;

/**
 * The language (BCP 47) of the person who reads what this program shows: the interface, the desktop app, a command. A
 * server has many readers, and names the language of each.
 */
export const readerLocale = (): string => locale;

/** Chooses the language of `readerLocale`. Its texts have to be there before anything is shown. */
export function setReaderLocale(chosen: string): void {
  locale = chosen;
}
