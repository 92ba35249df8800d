import type { ViewEntry } from '@vitae/domain';
import type { Detail } from '../detail.ts';

/**
 * Whether an entry is a name, or keywords, with at most a date or a level: it fits best on one line, and many of them
 * form one list.
 */
export function isOneLine(entry: ViewEntry): boolean {
  return (
    Boolean(entry.title.text || entry.tags.items.length) &&
    entry.body.blocks.length === 0 &&
    entry.roles.length === 0 &&
    !entry.subtitle.text
  );
}

/** Addresses, numbers and labelled values of an entry, in the order of the view. */
export function detailsOf({ url, email, phone, meta }: ViewEntry): Detail[] {
  const linked = [url, email, phone].flatMap((link) => (link ? [{ label: '', text: link.text, href: link.href }] : []));
  return [...linked, ...meta.map(({ label, text }) => ({ label, text, href: null }))];
}

/**
 * The part of an entry's line after its name: a level in brackets if keywords follow, then values, then the keywords.
 */
export function lineOf(entry: ViewEntry): { level: string; values: Detail[]; keywords: string[] } {
  const keywords = entry.tags.items;
  const bracketed = entry.title.text && keywords.length > 0 ? entry.level.text : '';
  const texts = [entry.location.text, entry.dates.text, bracketed ? '' : entry.level.text].filter(Boolean);
  return {
    level: bracketed,
    values: [...texts.map((text) => ({ label: '', text, href: null })), ...detailsOf(entry)],
    keywords,
  };
}
