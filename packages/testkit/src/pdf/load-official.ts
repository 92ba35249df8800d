import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './bundle-for-node.ts';
import type * as official from './official-pdf.ts';
import { officialLayout } from './official-layout.ts';

/**
 * Bundles and loads the official renderer, with its layout engine unpatched; see `officialLayout`. Takes a few seconds.
 */
export async function loadOfficial(options: Parameters<typeof officialLayout>[0] = {}): Promise<typeof official> {
  const { file, remove } = await bundleForNode(join(import.meta.dirname, 'official-pdf.ts'), [officialLayout(options)]);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was built is what was written
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof official;
  } finally {
    remove();
  }
}
