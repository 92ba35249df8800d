import type { Plugin, Rolldown } from 'vite';

/** Characters of JavaScript that an early script may have, with all it imports. */
const most = 4_000;

/**
 * Bundles a module separately from the page's own entry and names it in the page, to run as soon as it has loaded: a
 * second script in `index.html` would become a part of the entry. It comes after the entry, which identifies a build.
 * `form` names the entries of the builder's form; the files that they need are listed on the script's element. So is
 * the address of `read`, which the server puts in its place where the page is HTML already.
 */
export function earlyScript(module: string, read: string, form: readonly string[]): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: module, name: 'early' });
      this.emitFile({ type: 'chunk', id: read, name: 'read' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const [chunk, other] = ['early', 'read'].map((wanted) => chunks.find(({ name }) => name === wanted));
        if (!chunk || !other) throw new Error(`${module} or ${read} was not bundled.`);
        for (const one of [chunk, other]) {
          const size = sizeOf(one, bundle ?? {});
          if (size > most)
            throw new Error(`${one.name} has ${size} characters with its imports: it would not be early.`);
        }
        const files = chunks.filter(({ name }) => form.includes(name)).flatMap((one) => [one.fileName, ...one.imports]);
        const later = [...new Set(files)].map((file) => `/${file}`).filter((file) => !html.includes(file));
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: true,
          src: `/${chunk.fileName}`,
          'data-form': later.join(' '),
          'data-read': [other.fileName, ...other.imports].map((file) => `/${file}`).join(' '),
        };
        return [{ tag: 'script', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Characters of a chunk and of all that it imports statically. */
function sizeOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, seen = new Set<string>()): number {
  if (seen.has(chunk.fileName)) return 0;
  seen.add(chunk.fileName);
  const imported = chunk.imports.map((file) => {
    const other = bundle[file];
    return other?.type === 'chunk' ? sizeOf(other, bundle, seen) : 0;
  });
  return chunk.code.length + imported.reduce((sum, size) => sum + size, 0);
}
