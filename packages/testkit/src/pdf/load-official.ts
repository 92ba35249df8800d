import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as official from './official-pdf.ts';
import { officialLayout } from './official-layout.ts';

/** Bundles and loads the official renderer, with its layout engine unpatched. Takes some seconds. */
export async function loadOfficial(): Promise<typeof official> {
  // Inside this package, where pdfkit is found: it reads its font metrics from its own folder.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'official-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [officialLayout()],
    ssr: { noExternal: true, external: ['pdfkit'] },
    build: { ssr: join(import.meta.dirname, 'official-pdf.ts'), outDir, target: 'node22', minify: false },
  });
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was built is what was written
    return (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'official-pdf.js')).href)) as typeof official;
  } finally {
    rmSync(outDir, { recursive: true });
  }
}
