/** Imports the code of a document's form: the build adds its parts, so that they are one file. */
export {};
