import { cleanText } from '../detail.ts';

/** Markup that is safe to put into a page. Only this file makes it, from text that is escaped. */
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

/** An element; attributes that are `null` are left out, strings among the content are text. */
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

/** Parts one after the other, with something between them. */
export const between = (parts: readonly (string | Markup)[], separator: string): Content =>
  parts.flatMap((part, index) => (index > 0 ? [separator, part] : [part]));

/** A link; one to anything but the web, mail or a phone is only its words. */
export const link = (text: Content, href: string | null): Content =>
  href && /^(?:https?:\/\/|mailto:|tel:)/iu.test(href) ? element('a', { href }, text) : text;

/** A style sheet as it is; it must not come from outside. */
export const styleSheet = (css: string): Markup => ({ markup: `<style>${css}</style>` });

/** A whole document. */
export const htmlDocument = (attributes: Readonly<Record<string, string>>, ...content: Content[]): string =>
  `<!doctype html>\n${element('html', attributes, ...content).markup}\n`;
