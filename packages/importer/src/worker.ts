/** Entry of the browser's module worker: reads one file per request and answers with the result or an error code. */
import { ImportError } from './errors.ts';
import { importFile } from './import-file.ts';
import type { ImportRequest, ImportResponse } from './protocol.ts';

const answer = (response: ImportResponse): void => self.postMessage(response);

self.addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  void importFile({ ...event.data, onProgress: (progress) => answer({ type: 'progress', progress }) }).then(
    (result) => answer({ type: 'result', result }),
    (error: unknown) => answer({ type: 'error', code: error instanceof ImportError ? error.code : 'failed' }),
  );
});
