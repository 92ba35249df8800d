/** Entry of the browser's module worker: reads one file per request and answers with the result or an error code. */
import { importerOf } from './kinds.ts';
import { errorResponse, type ImportRequest, type ImportResponse } from './protocol.ts';
import type { ImportProgress } from './resume/result.ts';

/** Addresses of the character maps and fonts of pdf.js, which it requests only if a file does not contain its own. */
const assets = import.meta.glob<string>(
  ['../node_modules/pdfjs-dist/cmaps/*.bcmap', '../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}'],
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

const answer = (response: ImportResponse): void => self.postMessage(response);

async function read({ kind, evaluates, ...file }: ImportRequest): Promise<ImportResponse> {
  const input = {
    ...file,
    assets: loadAsset,
    onProgress: (progress: ImportProgress) => answer({ type: 'progress', progress }),
  };
  if (evaluates) {
    // The checks are as much code as the reader of a format, and an import needs none of them.
    const { evaluateFile } = await import('./evaluation/evaluate-file.ts');
    return { type: 'report', evaluated: await evaluateFile(input, kind, evaluates) };
  }
  return { type: 'document', document: await importerOf(kind).read(input) };
}

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  void read(event.data).then(answer, (error: unknown) => answer(errorResponse(error)));
});
