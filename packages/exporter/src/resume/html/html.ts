import {
  labelSeparator,
  listSeparator,
  resumeView,
  shownTitle,
  type DocumentAssets,
  type Resume,
  type ResumeView,
  type ViewEntry,
  type ViewSection,
} from '@vitae/domain';
import { base64Of } from '../../base64.ts';
import type { Detail } from '../../detail.ts';
import { detailMarkup } from '../../html/detail-markup.ts';
import { between, element, htmlDocument, type Content, type Markup } from '../../html/markup.ts';
import { pageHead } from '../../html/page-head.ts';
import { personHead } from '../../html/person-head.ts';
import { richBody } from '../../html/rich-body.ts';
import { styleOf } from '../../html/style.ts';
import { detailsOf, isOneLine, lineOf } from '../entries.ts';
import type { Exporter } from '../../exporter.ts';
import { lookOf, type Look } from '../../look.ts';
import { mediaTypeOf, pictureOf } from '../../picture.ts';

/** One self-contained page: to publish, to send, to print. */
export const html: Exporter<Resume> = {
  id: 'html',
  extension: 'html',
  mediaType: 'text/html',
  write: async (resume, assets, look) => resumeToHtml(resume, assets, lookOf(resume, look)),
};

function resumeToHtml(resume: Resume, assets: DocumentAssets, look: Look): string {
  const view = resumeView(resume);
  const title = [view.fullName.text, view.headline.text].filter(Boolean).join(' – ') || shownTitle(resume);
  return htmlDocument(
    { lang: view.locale, dir: view.direction },
    pageHead({ title, author: view.fullName.text, css: styleOf(look) }),
    '\n',
    element(
      'body',
      {},
      header(view, assets),
      element(
        'main',
        {},
        view.sections.map((each) => section(each, view.locale)),
      ),
    ),
  );
}

function header(view: ResumeView, assets: DocumentAssets): Markup {
  const picture = pictureOf(view.photo, assets);
  return element(
    'header',
    {},
    personHead(view),
    picture
      ? element('img', {
          src: `data:${mediaTypeOf(picture)};base64,${base64Of(picture.bytes)}`,
          alt: picture.alt,
          ...(view.photo?.shape === 'circle' ? { class: 'round' } : {}),
          width: String(picture.width),
          height: String(picture.height),
        })
      : null,
  );
}

function section({ key, heading, entries, breakBefore }: ViewSection, locale: string): Markup {
  const id = `section-${key}`;
  return element(
    'section',
    { ...(heading.text ? { 'aria-labelledby': id } : {}), class: breakBefore ? 'break' : null },
    heading.text ? element('h2', { id }, heading.text) : null,
    entries.every(isOneLine)
      ? element(
          'ul',
          { class: 'lines' },
          entries.map((entry) => element('li', { class: classes(entry) }, oneLine(entry, locale))),
        )
      : entries.map((entry) => article(entry, 'h3', locale)),
  );
}

const classes = ({ breakBefore, keepTogether }: ViewEntry): string | null =>
  [breakBefore && 'break', keepTogether && 'keep'].filter(Boolean).join(' ') || null;

function oneLine(entry: ViewEntry, locale: string): Content {
  const part = partIn(locale);
  const { level, values, keywords } = lineOf(entry);
  const parts = [
    ...(entry.title.text
      ? [element('span', {}, element('strong', {}, entry.title.text), level ? ` (${level})` : null)]
      : []),
    ...(values.length > 0 ? [element('span', {}, between(values.map(part), ' · '))] : []),
    ...(keywords.length > 0 ? [tagList(keywords, locale)] : []),
  ];
  return parts.flatMap((value, index) => (index > 0 ? [labelSeparator(locale), value] : [value]));
}

function article(entry: ViewEntry, heading: 'h3' | 'h4', locale: string): Markup {
  const place = [entry.subtitle.text, entry.location.text].filter(Boolean).map(isolated);
  const dates = entry.dates.text ? element('span', { class: 'dates' }, entry.dates.text) : null;
  const details = [
    ...(entry.level.text ? [{ label: '', text: entry.level.text, href: null }] : []),
    ...detailsOf(entry),
  ];
  // A group of roles has no name of its own: what they share replaces it.
  const where = between(place, ' · ');
  const name = entry.title.text || (place.length > 0 ? where : null);
  return element(
    'article',
    { class: classes(entry) },
    name ? element(heading, {}, name) : null,
    (entry.title.text && place.length > 0) || dates
      ? element(
          'p',
          { class: 'where' },
          entry.title.text && place.length > 0 ? element('span', {}, where) : null,
          dates,
        )
      : null,
    details.length > 0 ? element('p', { class: 'details' }, between(details.map(partIn(locale)), ' · ')) : null,
    entry.tags.items.length > 0 ? element('p', { class: 'tags' }, tagList(entry.tags.items, locale)) : null,
    richBody(entry.body.blocks),
    entry.roles.map((role) => article(role, 'h4', locale)),
  );
}

/** Text whose direction does not affect its neighbours. */
const isolated = (text: string): Markup => element('bdi', {}, text);

const tagList = (keywords: readonly string[], locale: string): Content =>
  between(keywords.map(isolated), listSeparator(locale));

const partIn =
  (locale: string) =>
  (value: Detail): Markup =>
    element('bdi', {}, detailMarkup(value, locale));
