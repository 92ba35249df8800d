import { importerWords } from '@vitae/words/importer';
import {
  assetsOf,
  isModestPicture,
  pictureSize,
  withoutAssets,
  type AnyDocument,
  type DocumentAsset,
  type DocumentAssets,
} from '@vitae/domain';
import { IMPORT_LIMITS } from './limits.ts';
import type { FoundNote } from './resume/result.ts';

/** A document with the pictures that came in the same file, each of them checked. */
export type WithAssets<Doc extends AnyDocument> = {
  document: Doc;
  assets: ReadonlyMap<string, DocumentAsset>;
  notes: FoundNote[];
};

/**
 * Of the files attached to a document, keeps those that it refers to and that are what they claim to be: PNG or JPEG,
 * small enough for every store and to be drawn, with bytes that match their SHA-256. If the picture of a photo is refused, the photo is
 * removed from the document, with a note.
 */
export const withEnclosedAssets = async <Doc extends AnyDocument>(
  document: Doc,
  enclosed: DocumentAssets,
): Promise<WithAssets<Doc>> => {
  const assets = new Map<string, DocumentAsset>();
  const refused = new Set<string>();
  for (const sha256 of assetsOf(document)) {
    const given = enclosed.get(sha256);
    if (!given) continue;
    const type = pictureTypeOf(given.bytes);
    const isSmall = given.bytes.length <= IMPORT_LIMITS.assetBytes && isModestPicture(given.bytes);
    if (type && isSmall && (await sha256Of(given.bytes)) === sha256) assets.set(sha256, { type, bytes: given.bytes });
    else refused.add(sha256);
  }
  if (refused.size === 0) return { document, assets, notes: [] };
  return { document: withoutAssets(document, refused), assets, notes: [pictureLeftOut] };
};

/** A note that a picture could not be imported. */
const pictureLeftOut: FoundNote = {
  code: 'picture-left-out',
  message: importerWords('photoLeftOut'),
};

/**
 * The picture in a data URL, and its SHA-256; undefined for anything else, including web addresses: nothing is fetched.
 */
export const assetFromDataUrl = async (url: string): Promise<[sha256: string, asset: DocumentAsset] | undefined> => {
  const encoded = /^data:image\/(?:png|jpe?g);base64,([a-z0-9+/=\s]+)$/iu.exec(url)?.[1];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return [await sha256Of(bytes), { type: pictureTypeOf(bytes) ?? '', bytes }];
  } catch {
    return undefined;
  }
};

/** The type of a picture by its content; the type that the file declares is ignored. */
function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const type = pictureSize(bytes)?.type;
  return type && (type === 'png' ? 'image/png' : 'image/jpeg');
}

/** Its SHA-256 in hexadecimal digits. */
export const sha256Of = async (bytes: Uint8Array): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
