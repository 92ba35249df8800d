import { documentStrings, formatPartialDate, type Field, type FieldValue, type Item, type Slot } from '@vitae/domain';

interface ItemLines {
  title: string;
  detail: string;
}

type Fields = Readonly<Record<string, Field>>;

/** An edit replaces the entry it changes: a key recomputes only the lines of one card. */
const known = new WeakMap<Item, { fields: Fields; locale: string; lines: ItemLines }>();

/** The summary on a closed card: what the entry is, and where and when. */
export function itemLines(item: Item, fields: Fields, locale: string): ItemLines {
  const found = known.get(item);
  if (found && found.fields === fields && found.locale === locale) return found.lines;
  const lines = linesOf(item, fields, locale);
  known.set(item, { fields, locale, lines });
  return lines;
}

function linesOf(item: Item, fields: Fields, locale: string): ItemLines {
  const texts = (...slots: Slot[]) =>
    slots.flatMap((slot) =>
      Object.entries(fields).flatMap(([name, field]) => (field.slot === slot ? textOf(item[name]) || [] : [])),
    );
  const date = (...slots: Slot[]) =>
    texts(...slots).map((text) => formatPartialDate(text, locale, 'month-name'))[0] ?? '';
  const isOngoing = Object.entries(fields).some(([name, { slot }]) => slot === 'current' && item[name] === true);
  const range = [date('start', 'date'), isOngoing ? documentStrings(locale).present : date('end')]
    .filter(Boolean)
    .join(' – ');
  const tags = Object.entries(fields).flatMap(([name, { slot }]) => (slot === 'tags' ? tagsOf(item[name]) : []));
  const titles = texts('title');
  const rest = [...texts('subtitle'), range, ...texts('level')].filter(Boolean);
  const title = titles.join(', ') || rest.shift() || '';
  return { title, detail: rest.length > 0 ? rest.join(' · ') : tags.join(', ') };
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value.trim() : '');
const tagsOf = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : []);
