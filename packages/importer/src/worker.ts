/**
 * Entry of the browser's module worker: reads one file and answers with the result or an error code; or checks plain data,
 * as often as it is asked.
 */
import { importerOf } from './kinds.ts';
import {
  errorResponse,
  type CheckRequest,
  type CheckResponse,
  type ImportRequest,
  type ImportResponse,
  type PrepareRequest,
} from './protocol.ts';
import type { ImportProgress } from './resume/result.ts';

/** Addresses of the character maps and fonts of pdf.js, which it requests only if a file does not contain its own. */
const assets = import.meta.glob<string>(
  [
    '../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  },
);

const loadAsset = async (path: string): Promise<Uint8Array> => {
  const address = assets[`../node_modules/pdfjs-dist/${path}`];
  const response = address === undefined ? undefined : await fetch(new URL(address, self.location.href));
  if (!response?.ok) throw new Error(`${path} is not there`);
  return new Uint8Array(await response.arrayBuffer());
};

const answer = (response: ImportResponse | CheckResponse): void => self.postMessage(response);

async function read({ kind, wanted, ...file }: ImportRequest): Promise<ImportResponse> {
  const input = {
    ...file,
    assets: loadAsset,
    onProgress: (progress: ImportProgress) => answer({ type: 'progress', progress }),
  };
  if (wanted === 'pictured') {
    // Only scans need it.
    const { picturedPages } = await import('./scan/pictured-pages.ts');
    return { type: 'pictured', answer: await picturedPages(input) };
  }
  if (wanted === 'evaluated') {
    // Looking at pages is code that an import does not need.
    const { readForEvaluation } = await import('./evaluation/read-for-evaluation.ts');
    return { type: 'evaluated', answer: await readForEvaluation(input, kind) };
  }
  return { type: 'document', answer: await importerOf(kind).read(input) };
}

async function check({ id, input, drawn }: CheckRequest): Promise<CheckResponse> {
  const { checkHere } = await import('./evaluation/check-here.ts');
  return { id, ...(await checkHere(input, drawn, { assets: loadAsset })) };
}

self.addEventListener('message', ({ data }: MessageEvent<ImportRequest | CheckRequest | PrepareRequest>) => {
  // The file that comes tries again, and tells what is wrong.
  if ('prepare' in data)
    void importerOf(data.prepare)
      .prepare()
      .catch(() => undefined);
  else if ('input' in data)
    void check(data).then(answer, (error: unknown) => answer({ id: data.id, error: String(error) }));
  else void read(data).then(answer, (error: unknown) => answer(errorResponse(error)));
});
