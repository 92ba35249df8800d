import type { DocumentKind } from '@vitae/domain';
import { readScanInWorkers, type ImportInWorkerOptions, type ReadScan } from '@vitae/importer/client';
import { ImportError } from '@vitae/importer';
import type { Platform } from '../platform.ts';

/** A module of its own, so that no page has the recognition that does not ask for it. */
const createRecognitionWorker = (): Worker =>
  new Worker(new URL('./recognition-worker.ts', import.meta.url), { type: 'module', name: 'recognition' });

/** Recognises a file whose text is in pictures, on this device. @throws {ImportError} */
export const readScan = (
  { createImportWorker }: Pick<Platform, 'createImportWorker'>,
  kind: DocumentKind,
  file: File,
  options: ImportInWorkerOptions,
): Promise<ReadScan> => readScanInWorkers(createImportWorker, createRecognitionWorker, kind, file, options);

/** Whether a file was not read because its text is in pictures that can be recognised. */
export async function isScan(file: File, error: unknown): Promise<boolean> {
  if (!(error instanceof ImportError)) return false;
  if (error.code === 'image-only') return true;
  if (error.code !== 'picture') return false;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  // PNG and JPEG; what else is a picture cannot be opened here.
  return (first === 0x89 && second === 0x50) || (first === 0xff && second === 0xd8);
}
