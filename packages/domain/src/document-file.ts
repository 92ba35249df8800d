import * as z from 'zod/mini';
import { assetsOf, documentKindSchema, kindOf, readDocument, type AnyDocument } from './kinds/index.ts';

/** A file that a document refers to by its SHA-256, such as a photo. */
export interface DocumentAsset {
  /** Media type, such as `image/jpeg`. */
  type: string;
  bytes: Uint8Array;
}

/** Files by SHA-256 in lower-case hex. */
export type DocumentAssets = ReadonlyMap<string, DocumentAsset>;

const enclosedSchema = z.object({
  schemaVersion: z.number(),
  kind: documentKindSchema,
  assets: z._default(
    z.record(z.string().check(z.regex(/^[0-9a-f]{64}$/)), z.object({ type: z.string(), data: z.base64() })),
    {},
  ),
});

/** The name of the document's file inside our PDFs, and in folders of exported files. */
export const documentFileName = (kind: string): string => `${kindOf(kind).name}.vitae.json`;

/** A document as one file: its JSON, and under `assets` in base64 those of the given files that it refers to. */
export function writeDocumentFile(document: AnyDocument, assets: DocumentAssets): string {
  const named = assetsOf(document).flatMap((sha256) => {
    const asset = assets.get(sha256);
    return asset ? [[sha256, { type: asset.type, data: z.util.uint8ArrayToBase64(asset.bytes) }] as const] : [];
  });
  const enclosed = named.length > 0 ? { assets: Object.fromEntries(named) } : {};
  return `${JSON.stringify({ ...document, ...enclosed }, null, 2)}\n`;
}

/**
 * Reads what `writeDocumentFile` wrote, in this version or an earlier one. The caller must check that the enclosed
 * bytes match their SHA-256, as with any file from outside.
 * @throws {NewerDocumentError} if a newer program wrote it.
 * @throws {z.ZodError} if it is not a document.
 */
export function readDocumentFile(data: unknown): { document: AnyDocument; assets: Map<string, DocumentAsset> } {
  const { assets } = enclosedSchema.parse(data);
  const stored = z.looseObject({ schemaVersion: z.number() }).parse(data);
  return {
    document: readDocument(stored),
    assets: new Map(
      Object.entries(assets).map(([sha256, asset]) => [
        sha256,
        { type: asset.type, bytes: z.util.base64ToUint8Array(asset.data) },
      ]),
    ),
  };
}
