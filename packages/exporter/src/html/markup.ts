import { cleanText } from '../detail.ts';

/** Markup that is safe to insert into a page. Only this file creates it, from escaped text. */
export interface Markup {
  markup: string;
}

export type Content = string | Markup | null | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => cleanText(text).replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign);

const written = (content: Content): string => {
  if (content === null) return '';
  if (typeof content === 'string') return escaped(content);
  return 'markup' in content ? content.markup : content.map(written).join('');
};

const empty = new Set(['br', 'img', 'meta']);

/** An element; attributes that are `null` are left out, strings in the content are text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  ...content: Content[]
): Markup {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${escaped(value)}"`],
  );
  return { markup: `<${name}${given.join('')}>${empty.has(name) ? '' : `${written(content)}</${name}>`}` };
}

/** Parts in a row, with a separator between them. */
export const between = (parts: readonly (string | Markup)[], separator: string): Content =>
  parts.flatMap((part, index) => (index > 0 ? [separator, part] : [part]));

/** A link; if its target is not the web, mail or a phone, only its text. */
export const link = (text: Content, href: string | null): Content =>
  href && /^(?:https?:\/\/|mailto:|tel:)/iu.test(href) ? element('a', { href }, text) : text;

/** A style sheet, unescaped; it must not come from outside. */
export const styleSheet = (css: string): Markup => ({ markup: `<style>${css}</style>` });

/** A whole document. */
export const htmlDocument = (attributes: Readonly<Record<string, string>>, ...content: Content[]): string =>
  `<!doctype html>\n${element('html', attributes, ...content).markup}\n`;
