/** A document has more text than can be laid out in bounded time. */
export class TooLongError extends Error {
  override name = 'TooLongError';
}
