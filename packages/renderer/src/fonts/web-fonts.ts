import type { FontSource } from '../types.ts';
import { fontUrls } from './font-urls.ts';

/** Fetches the shipped fonts from where the bundler put them. */
export const webFonts: FontSource = async (file) => {
  const url = fontUrls[file];
  const response = url && (await fetch(url));
  if (!response?.ok) throw new Error(`The font ${file} could not be loaded`);
  return new Uint8Array(await response.arrayBuffer());
};
