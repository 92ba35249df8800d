/**
 * The widths in which pages are drawn for public pages, in pixels. The narrowest is what phones get first: at least as
 * wide as it is shown on them, since a browser counts a wider one in its place as a new, later largest paint.
 */
export const pictureWidths = [400, 600, 800, 1240] as const;

/** Those of templates, which are only shown small. */
export const templateWidths = [400, 600, 800] as const;

/** A width in which a page may be drawn. */
export type PictureWidth = (typeof pictureWidths | typeof templateWidths)[number];

/** The most pages of a document that are drawn. */
export const mostPictured = 3;

/** The name of the picture that previews of links show, and its size in pixels. */
export const previewFile = 'preview.jpg';
export const previewSize = { width: 1200, height: 630 } as const;

/** The address of a file of a drawn document: a page (from 1) in a width, or the preview. */
export const picturePath = (picture: string, file: string = previewFile): string => `/pictures/${picture}/${file}`;

/** The address of a file of the example document in a template. */
export const templatePicturePath = (kind: string, template: string, file: string): string =>
  `/pictures/templates/${kind}/${template}/${file}`;

/** The file of a page, from 1, in a width. */
export const pageFile = (page: number, width: PictureWidth): string => `${page}-${width}.webp`;
