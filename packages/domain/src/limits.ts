/** The most bytes of a picture that a document names, in every store and on the wire. */
export const maxAssetBytes = 300 * 1024;

/** The most bytes of a file that a document is made from. */
export const maxImportedBytes = 20 * 1024 * 1024;

/** Days that a document stays in the trash before it is deleted for good. */
export const trashDays = 30;
