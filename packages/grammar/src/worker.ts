/** Entry of the browser's module worker: fetches the checker, checks the texts that it gets, and is ended. */
import * as z from 'zod/mini';
import { checkTexts } from './check-texts.ts';
import type { GrammarAnswer } from './protocol.ts';

/** The address of the checker, which an app ships beside its code. */
const [wasm] = Object.values(
  import.meta.glob<string>('../node_modules/harper.js/dist/harper_wasm_slim_bg.wasm', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);

/** Its bytes as unpacked, to say how far it is: 15.9 MB. */
const wholeSize = 15_935_196;

const answer = (message: GrammarAnswer): void => self.postMessage(message);

async function fetched(): Promise<Blob> {
  const response = await fetch(new URL(wasm ?? '', self.location.href));
  if (!response.ok || !response.body) throw new Error(`The checker was answered with ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value);
    size += value.length;
    answer({ stage: 'load', done: Math.min(1, size / wholeSize) });
  }
}

async function check(texts: readonly string[]): Promise<GrammarAnswer> {
  const bytes = await fetched().catch((error: unknown) => ({ failure: 'not-there' as const, reason: String(error) }));
  if ('failure' in bytes) return bytes;
  answer({ stage: 'check', done: 0 });
  const { openLinter } = await import('./linter.ts');
  const linter = await openLinter(bytes);
  return { notes: checkTexts(texts, linter, (done) => answer({ stage: 'check', done })) };
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  check(z.array(z.string()).parse(data)).then(answer, (error: unknown) =>
    answer({ failure: 'failed', reason: String(error) }),
  );
});
