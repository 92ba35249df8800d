/** A PNG of one grey pixel. */
export const aPng = (): Uint8Array =>
  Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  );
