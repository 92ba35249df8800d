/** A font file could not be fetched; a retry, or being online again, may help. */
export class FontError extends Error {
  override name = 'FontError';
}
