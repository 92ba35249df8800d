import { createHash } from 'node:crypto';

/** The smallest picture the server accepts: one pixel, as PNG. */
export function samplePicture(): { bytes: Buffer<ArrayBuffer>; sha256: string } {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
