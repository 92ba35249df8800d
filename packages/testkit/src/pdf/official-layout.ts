import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const lineBreaker = join(import.meta.dirname, '../../../renderer/src/layout/break-words.ts');
const patchFile = join(import.meta.dirname, '../../../../patches/@react-pdf__layout@5.2.0.patch');

/** Reverts a unified diff of one file in its patched text. @throws if the text is not the result of the diff */
export function withoutPatch(patched: string, diff: string): string {
  const lines = patched.split('\n');
  const original: string[] = [];
  let at = 0;
  for (const hunk of diff.split(/^(?=@@ )/m).slice(1)) {
    const [header = '', ...body] = hunk.split('\n');
    const start = Number(/\+(\d+)/.exec(header)?.[1] ?? 1) - 1;
    original.push(...lines.slice(at, start));
    at = start;
    for (const line of body) {
      const [mark, text] = [line[0], line.slice(1)];
      if (mark === '+' || mark === ' ') {
        if (lines[at] !== text) throw new Error(`The patch does not fit at line ${at + 1}`);
        at += 1;
      }
      if (mark === '-' || mark === ' ') original.push(text);
    }
  }
  return [...original, ...lines.slice(at)].join('\n');
}

/** Gives an engine our line breaker in place of its own. @throws if it does not import one */
function withOurLines(engine: string): string {
  const changed = engine.replace(
    /^(import .*), linebreaker\b(.*'@react-pdf\/textkit';)$/m,
    `$1$2\nimport { wordPreservingLinebreaker as linebreaker } from ${JSON.stringify(lineBreaker)};`,
  );
  if (changed === engine) throw new Error('The layout engine takes its line breaker from elsewhere');
  return changed;
}

/**
 * A plugin for vite: bundles `@react-pdf/layout` as its authors published it, to compare with the official renderer.
 * @param lines whose line breaker it uses: its own shrinks spaces, so only with ours do its lines end where ours do.
 */
export function officialLayout({ lines = 'own' }: { lines?: 'own' | 'ours' } = {}): Plugin {
  return {
    name: 'official-layout',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('@react-pdf/layout/lib/index.js')) return null;
      const engine = withoutPatch(readFileSync(id, 'utf8'), readFileSync(patchFile, 'utf8'));
      return lines === 'ours' ? withOurLines(engine) : engine;
    },
  };
}
