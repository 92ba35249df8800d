import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../packages/domain/src/sections');
const registry = join(folder, 'all.ts');
const added = join(folder, 'patent.ts');

/**
 * Runs the code as if a section had been added: one file next to the others, one line in the registry, and nothing
 * else.
 */
export function addSection(): Plugin {
  return {
    name: 'add-section',
    enforce: 'pre',
    // Named relative to the registry when it is imported, and by its address when it is fetched.
    resolveId: (source) =>
      source === './patent.ts' || source.endsWith('/domain/src/sections/patent.ts') ? added : null,
    load(id) {
      if (id === added)
        return readFileSync(
          join(import.meta.dirname, '../packages/testkit/src/new-section/patent.section.txt'),
          'utf8',
        );
      if (id === registry) return `${readFileSync(registry, 'utf8')}export { patent } from './patent.ts';\n`;
      return null;
    },
  };
}
