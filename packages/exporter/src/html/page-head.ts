import { element, styleSheet, type Markup } from './markup.ts';

/** Nothing is fetched and nothing is executed, whatever a document contains. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** The head of a self-contained page. `css` must be a style sheet of ours. */
export const pageHead = ({ title, author, css }: { title: string; author: string; css: string }): Markup =>
  element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, title),
    author ? element('meta', { name: 'author', content: author }) : null,
    styleSheet(css),
  );
