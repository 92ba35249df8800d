import {
  labelSeparator,
  letterView,
  shownTitle,
  type CoverLetter,
  type DocumentAssets,
  type ViewText,
} from '@vitae/domain';
import { base64Of } from '../base64.ts';
import type { Exporter } from '../exporter.ts';
import { element, htmlDocument, type Markup } from '../html/markup.ts';
import { pageHead } from '../html/page-head.ts';
import { personHead } from '../html/person-head.ts';
import { richBody } from '../html/rich-body.ts';
import { styleOf } from '../html/style.ts';
import { lookOf, type Look } from '../look.ts';
import { mediaTypeOf, pictureOf } from '../picture.ts';
import { letterFoot, letterHead, letterTitle } from './letter-head.ts';

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
.end { text-align: end; }
.sign .end img { margin-inline-start: auto; }
.half { margin-inline-start: 52%; }
.center { text-align: center; }
.indented > p { text-indent: 2em; }
`;

function letterToHtml(letter: CoverLetter, assets: DocumentAssets, look: Look): string {
  const view = letterView(letter);
  const { fullName, subject, opening, enclosures } = view;
  const title = letterTitle(view, shownTitle(letter));
  const signature = pictureOf(view.signaturePicture && { ...view.signaturePicture, alt: fullName.text }, assets);
  const classed = (at: string) => ({ class: at === 'start' ? null : at });
  const paragraph = (lines: readonly ViewText[], at = 'start'): Markup | null => {
    const given = lines.filter(({ text }) => text).map(({ text }) => text);
    return given.length > 0
      ? element(
          'p',
          classed(at),
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
        letterHead(view).map(({ lines, at }) => paragraph(lines, at)),
        subject.text ? element('h2', classed(view.form.subjectAt), subject.text) : null,
        paragraph([opening]),
        view.paragraphs.map(({ blocks }) =>
          element('div', view.indent > 0 ? { class: 'indented' } : {}, richBody(blocks)),
        ),
        element(
          'div',
          { class: 'sign' },
          paragraph([view.closing], view.form.closingAt),
          element(
            'div',
            classed(view.form.signatureAt),
            signature
              ? element('img', {
                  src: `data:${mediaTypeOf(signature)};base64,${base64Of(signature.bytes)}`,
                  alt: signature.alt,
                })
              : null,
            view.signature.text ? element('strong', {}, view.signature.text) : null,
          ),
          paragraph(letterFoot(view), view.form.dateAt),
        ),
        enclosures.items.length > 0
          ? element(
              'div',
              {},
              enclosures.marks && element('p', classed('center'), enclosures.marks.above),
              element('p', {}, `${enclosures.label}${labelSeparator(view.locale).trimEnd()}`),
              element(
                'ul',
                { class: 'lines' },
                enclosures.items.map(({ text }) => element('li', {}, text)),
              ),
              enclosures.marks && element('p', classed('end'), enclosures.marks.below),
            )
          : null,
      ),
    ),
  );
}
