import { NewerDocumentError, readDocumentFile, type DocumentKind } from '@vitae/domain';
import { withEnclosedAssets } from './enclosed-assets.ts';
import { ImportError } from './errors.ts';
import type { ImportedDocument } from './kind-importer.ts';
import { notesInWords } from './notes-in-words.ts';

/**
 * Reads a file of ours, of any version up to this one.
 * @throws {ImportError} `damaged`; `newer-version`; `unsupported` for a document of another kind.
 */
export async function readOwnDocument(
  bytes: Uint8Array,
  kind: DocumentKind,
  locale?: string,
): Promise<ImportedDocument> {
  const { document, assets } = readWhole(bytes);
  if (document.kind !== kind) throw new ImportError('unsupported', { seems: document.kind });
  const { notes, ...enclosed } = await withEnclosedAssets(document, assets);
  return { format: 'vitae', ...enclosed, provenance: [], pages: [], leftover: [], notes: notesInWords(notes, locale) };
}

function readWhole(bytes: Uint8Array) {
  try {
    return readDocumentFile(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new ImportError(cause instanceof NewerDocumentError ? 'newer-version' : 'damaged', { cause });
  }
}
