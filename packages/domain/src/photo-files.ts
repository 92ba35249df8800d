import type { Photo } from './resume.ts';

/** The SHA-256s of a photo: the picture on the page, and the original it was cropped from. */
export const photoAssets = (photo: Photo | null): string[] =>
  photo ? [photo.asset, ...(photo.origin ? [photo.origin.asset] : [])] : [];

/** A photo as shown on the pages, without the parts that were cropped away. */
export function withoutOrigin(photo: Photo | null): Photo | null {
  if (!photo) return null;
  const { origin: _, ...shown } = photo;
  return shown;
}

/** A photo without the files of these SHA-256s. */
export function photoWithout(photo: Photo | null, sha256s: ReadonlySet<string>): Photo | null {
  if (!photo || sha256s.has(photo.asset)) return null;
  return photo.origin && sha256s.has(photo.origin.asset) ? withoutOrigin(photo) : photo;
}
