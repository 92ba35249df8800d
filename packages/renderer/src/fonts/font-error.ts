/** A font file that could not be fetched; another try, or a connection, may mend it. */
export class FontError extends Error {
  override name = 'FontError';
}
