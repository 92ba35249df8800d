/** The maximum bytes of a picture that a document refers to, in every store and on the wire. */
export const maxAssetBytes = 300 * 1024;

/** The maximum bytes of a file that is imported as a document. */
export const maxImportedBytes = 20 * 1024 * 1024;

/** Days that a document stays in the trash before it is permanently deleted. */
export const trashDays = 30;
