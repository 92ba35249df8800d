/** A piece of text where pdf.js finds it, in points from the page's top left corner. */
export interface PdfItem {
    text: string;
    left: number;
    right: number;
    baseline: number;
    /** Font size. */
    size: number;
}
export interface PdfLink {
    url: string;
    left: number;
    top: number;
    right: number;
    bottom: number;
}
export interface PdfPage {
    width: number;
    height: number;
    /** In the order of the file. */
    items: PdfItem[];
    links: PdfLink[];
    /** Its text in the order of the file; items of one line joined, lines separated by line feeds. */
    text: string;
}
export interface PdfContent {
    pages: PdfPage[];
    title: string;
    author: string;
    language: string;
    /** All text in the order of the file; items of one line joined, lines separated by line feeds. */
    text: string;
}
/** Reads a PDF with pdf.js. */
export declare function readPdf(bytes: Uint8Array): Promise<PdfContent>;
