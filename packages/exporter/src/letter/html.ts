import { labelSeparator, letterView, type CoverLetter, type DocumentAssets, type ViewText } from '@vitae/domain';
import { base64Of } from '../base64.ts';
import type { Exporter } from '../exporter.ts';
import { element, htmlDocument, type Markup } from '../html/markup.ts';
import { pageHead } from '../html/page-head.ts';
import { personHead } from '../html/person-head.ts';
import { richBody } from '../html/rich-body.ts';
import { styleOf } from '../html/style.ts';
import { lookOf, type Look } from '../look.ts';
import { mediaTypeOf, pictureOf } from '../picture.ts';
import { letterHead, letterTitle } from './letter-head.ts';

/** One self-contained page: to publish, to send, to print. */
export const html: Exporter<CoverLetter> = {
  id: 'html',
  extension: 'html',
  mediaType: 'text/html',
  write: async (letter, assets, look) => letterToHtml(letter, assets, lookOf(letter, look)),
};

/** What a letter needs in addition to the style sheet of every document. */
const letterStyle = `
main > * + * { margin-block-start: 1em; }
main { padding-block-start: 1.5rem; }
.sign { break-inside: avoid; }
.sign strong { display: block; margin-block-start: 2.5em; }
.sign img { display: block; height: 4rem; width: auto; margin-block-start: .5em; background: #fff; }
.sign img + strong { margin-block-start: 0; }
`;

function letterToHtml(letter: CoverLetter, assets: DocumentAssets, look: Look): string {
  const view = letterView(letter);
  const { fullName, subject, opening, enclosures } = view;
  const title = letterTitle(view, letter.title);
  const signature = pictureOf(view.signaturePicture && { ...view.signaturePicture, alt: fullName.text }, assets);
  const paragraph = (lines: readonly ViewText[]): Markup | null => {
    const given = lines.filter(({ text }) => text).map(({ text }) => text);
    return given.length > 0
      ? element(
          'p',
          {},
          given.map((text, index) => (index > 0 ? [element('br', {}), text] : text)),
        )
      : null;
  };
  return htmlDocument(
    { lang: view.locale, dir: view.direction },
    pageHead({ title, author: fullName.text, css: styleOf(look) + letterStyle }),
    '\n',
    element(
      'body',
      {},
      element('header', {}, personHead(view)),
      element(
        'main',
        {},
        letterHead(view).map(paragraph),
        subject.text ? element('h2', {}, subject.text) : null,
        paragraph([opening]),
        view.paragraphs.map(({ blocks }) => element('div', {}, richBody(blocks))),
        element(
          'div',
          { class: 'sign' },
          paragraph([view.closing]),
          signature
            ? element('img', {
                src: `data:${mediaTypeOf(signature)};base64,${base64Of(signature.bytes)}`,
                alt: signature.alt,
              })
            : null,
          view.signature.text ? element('strong', {}, view.signature.text) : null,
        ),
        enclosures.items.length > 0
          ? element(
              'div',
              {},
              element('p', {}, `${enclosures.label}${labelSeparator(view.locale).trimEnd()}`),
              element(
                'ul',
                { class: 'lines' },
                enclosures.items.map(({ text }) => element('li', {}, text)),
              ),
            )
          : null,
      ),
    ),
  );
}
