import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

export interface Bundle {
  /** The bundled module, to be imported or run by Node. */
  file: string;
  remove: () => void;
}

/** Bundles a module of ours for Node, including everything it uses except pdfkit. Takes a few seconds. */
export async function bundleForNode(entry: string, plugins: Plugin[] = []): Promise<Bundle> {
  // Inside this package, where pdfkit is found: it reads its font metrics from its own folder.
  const cache = join(import.meta.dirname, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'bundle-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true, external: ['pdfkit'] },
    build: {
      ssr: entry,
      outDir,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'bundle.js' } },
    },
  });
  return { file: join(outDir, 'bundle.js'), remove: () => rmSync(outDir, { recursive: true }) };
}
