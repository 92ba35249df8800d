import { readFile } from 'node:fs/promises';
import { fontUrls } from './fonts/font-urls.ts';
import type { FontSource } from './types.ts';

/** Reads the shipped fonts from the disk. */
export const nodeFonts: FontSource = async (file) => {
  const url = fontUrls[file];
  if (!url) throw new Error(`There is no font ${file}`);
  return readFile(url);
};
