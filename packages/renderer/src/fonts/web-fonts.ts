import type { FontSource } from '../types.ts';
import { FontError } from './font-error.ts';
import { fontUrls } from './font-urls.ts';

/** Fetches the shipped fonts from where the bundler put them. Rejects with a `FontError`. */
export const webFonts: FontSource = async (file) => {
  const url = fontUrls[file];
  const response = url && (await fetch(url).catch(() => undefined));
  if (!response?.ok)
    throw new FontError(
      `A font that the text needs, ${file}, could not be fetched. Check the connection and try again.`,
    );
  return new Uint8Array(await response.arrayBuffer());
};
