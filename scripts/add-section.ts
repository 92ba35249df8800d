import type { Plugin } from 'vite';
import { plantedSection, sectionFiles } from './planted.ts';

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
      source === './patent.ts' || source.endsWith('/domain/src/sections/patent.ts') ? sectionFiles.added : null,
    load: (id) => plantedSection().get(id) ?? null,
  };
}
