/**
 * Raised whenever a change moves a line of a document that was not edited: a document marked as final names the version
 * that drew it, and the golden pages of the testkit fail until this is raised.
 */
export const RENDERER_VERSION = '2';
