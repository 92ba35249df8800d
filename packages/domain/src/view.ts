import { phoneHref, shortUrl, webHref } from './hrefs.ts';
import { keptByKey } from './kept-by-key.ts';
import { directionOf, languageOf, type Direction } from './locale.ts';
import { formatPartialDate, type DateStyle } from './partial-date.ts';
import type { Basics, Location, Photo, Resume } from './resume.ts';
import { parseRichText, type RichBlock } from './rich-text.ts';
import type { Field, FieldValue, Item, LayoutKind, Slot } from './section.ts';
import { orderedSections, type PlacedSection } from './ordered-sections.ts';
import { documentStrings, listSeparator, placeSeparator } from './strings.ts';

/**
 * A piece of text and where it comes from: `path` names the field in the document (`basics.email`,
 * `sections.skill.items.<id>.name`).
 */
export interface ViewText {
  text: string;
  path: string;
}

export interface ViewLink extends ViewText {
  /** Target of the link, with its scheme. */
  href: string;
}

export interface ViewContact extends ViewText {
  kind: 'email' | 'phone' | 'location' | 'link' | 'extra';
  /** Name of the entry if it has one: a profile's label, an extra field's label. */
  label: string;
  href: string | null;
}

/** The content of one entry, by slot. Absent slots are empty strings, empty lists or `null`. */
export interface ViewEntry {
  id: string;
  path: string;
  title: ViewText;
  subtitle: ViewText;
  location: ViewText;
  /** "May 2021 – Present", in the document's language. */
  dates: ViewText;
  url: ViewLink | null;
  email: ViewLink | null;
  phone: ViewLink | null;
  level: ViewText;
  /** `text` is the items joined in a line. */
  tags: { items: string[]; text: string; path: string };
  /** Further values with their labels, such as a grade. */
  meta: (ViewText & { label: string })[];
  body: { blocks: RichBlock[]; path: string };
  breakBefore: boolean;
  keepTogether: boolean;
  /** Several roles under one subtitle; the entry itself then has what they share, and no body. */
  roles: ViewEntry[];
}

export interface ViewSection {
  /** Section key, custom section id, or `summary`. */
  key: string;
  path: string;
  heading: ViewText;
  kind: LayoutKind;
  breakBefore: boolean;
  entries: ViewEntry[];
}

/** What a resume shows, for templates, exporters and search. Hidden and empty parts are left out. */
export interface ResumeView {
  locale: string;
  direction: Direction;
  fullName: ViewText;
  headline: ViewText;
  contacts: ViewContact[];
  photo: (Photo & { path: string }) | null;
  /** In the order of the document's layout. */
  sections: ViewSection[];
}

/** Derives what a resume shows. `dateStyle` is the template's default; the document's token takes precedence. */
export function resumeView(resume: Resume, dateStyle: DateStyle = 'month-name'): ResumeView {
  const { basics, template, locale } = resume;
  const style: EntryStyle = { locale, dateStyle: template.tokens.dateStyle ?? dateStyle };
  return {
    locale,
    direction: directionOf(locale),
    fullName: { text: basics.fullName.trim(), path: 'basics.fullName' },
    headline: { text: basics.headline.trim(), path: 'basics.headline' },
    contacts: contactsOf(basics, locale, 'basics'),
    photo: basics.photo && template.tokens.showPhoto !== false ? { ...basics.photo, path: 'basics.photo' } : null,
    sections: orderedSections(resume)
      .map((placed) => sectionView(placed, resume, style))
      .filter((section) => section.entries.length > 0),
  };
}

interface EntryStyle {
  locale: string;
  dateStyle: DateStyle;
}

function sectionView(placed: PlacedSection, resume: Resume, style: EntryStyle): ViewSection {
  const { content, fields, path } = placed;
  const visible = content.hidden ? [] : content.items.filter((item) => !item.hidden);
  const itemsPath = placed.key === 'summary' ? null : `${path}.items`;
  const entries = visible.map((item) => entryView(item, fields, itemsPath, style)).filter(hasContent);
  return {
    key: placed.key,
    path,
    heading: { text: placed.heading.trim(), path: `${path}.heading` },
    kind: placed.kind,
    breakBefore: resume.template.layout.breakBefore.includes(placed.key),
    entries: content.grouped ? groupBySubtitle(entries) : entries,
  };
}

function entryView(
  item: Item,
  fields: PlacedSection['fields'],
  itemsPath: string | null,
  style: EntryStyle,
): ViewEntry {
  const path = itemsPath === null ? '' : `${itemsPath}.${item.id}`;
  const at = (name: string) => (path ? `${path}.${name}` : 'summary');
  const named = Object.entries(fields);
  const inSlot = (slot: Slot) => named.filter(([, field]) => field.slot === slot);
  const joined = (slot: Slot): ViewText => {
    const filled = inSlot(slot).filter(([name]) => textOf(item[name]));
    return {
      text: filled.map(([name]) => textOf(item[name])).join(listSeparator(style.locale)),
      path: at(filled[0]?.[0] ?? inSlot(slot)[0]?.[0] ?? ''),
    };
  };
  const link = (slot: Slot, toHref: (text: string) => string): ViewLink | null => {
    const value = joined(slot);
    return value.text
      ? { ...value, text: slot === 'url' ? shortUrl(value.text) : value.text, href: toHref(value.text) }
      : null;
  };
  const tagNames = inSlot('tags').map(([name]) => name);
  const tags = tagNames.flatMap((name) => tagsOf(item[name]));
  const bodyName = inSlot('body')[0]?.[0] ?? '';
  return {
    id: item.id,
    path,
    title: joined('title'),
    subtitle: joined('subtitle'),
    location: joined('location'),
    dates: datesOf(item, inSlot, at, style),
    url: link('url', webHref),
    email: link('email', (text) => `mailto:${text}`),
    phone: link('phone', phoneHref),
    level: joined('level'),
    tags: { items: tags, text: tags.join(listSeparator(style.locale)), path: at(tagNames[0] ?? '') },
    meta: inSlot('meta')
      .map(([name, field]) => ({
        label: field.names?.[languageOf(style.locale)] ?? field.label,
        text: textOf(item[name]),
        path: at(name),
      }))
      .filter((value) => value.text),
    body: { blocks: parseRichText(textOf(item[bodyName])), path: at(bodyName) },
    breakBefore: item.breakBefore,
    keepTogether: item.keepTogether,
    roles: [],
  };
}

function datesOf(
  item: Item,
  inSlot: (slot: Slot) => [string, Field][],
  at: (name: string) => string,
  { locale, dateStyle }: EntryStyle,
): ViewText {
  const name = (slot: Slot) => inSlot(slot)[0]?.[0] ?? '';
  const written = (slot: Slot) => formatPartialDate(textOf(item[name(slot)]), locale, dateStyle);
  const single = written('date');
  if (single || name('date')) return { text: single, path: at(name('date')) };
  const start = written('start');
  const end = item[name('current')] === true ? documentStrings(locale).present : written('end');
  // Started and ended in the same month, or in the same year if only years are shown: "2021", not "2021 – 2021".
  const ends = start === end ? [start] : [start, end];
  return { text: ends.filter(Boolean).join(' – '), path: at(start ? name('start') : name('end')) };
}

/**
 * Consecutive roles under what they share; one that starts a page starts a new group, since the reader sees no other on
 * that page.
 */
function groupBySubtitle(entries: ViewEntry[]): ViewEntry[] {
  const runs: ViewEntry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (
      run &&
      !entry.breakBefore &&
      entry.subtitle.text &&
      run[0]?.subtitle.text.toLowerCase() === entry.subtitle.text.toLowerCase()
    )
      run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap(([first, ...others]) => (first && others.length > 0 ? [groupOf(first, others)] : (first ?? [])));
}

function groupOf(first: ViewEntry, others: ViewEntry[]): ViewEntry {
  const shares = (pick: (entry: ViewEntry) => string) => others.every((role) => pick(role) === pick(first));
  const nothing = { text: '', path: '' };
  const shared = {
    subtitle: first.subtitle,
    location: shares((role) => role.location.text) ? first.location : nothing,
    url: shares((role) => role.url?.href ?? '') ? first.url : null,
  };
  return {
    ...first,
    ...shared,
    title: nothing,
    dates: nothing,
    level: nothing,
    email: null,
    phone: null,
    tags: { items: [], text: '', path: '' },
    meta: [],
    body: { blocks: [], path: '' },
    keepTogether: false,
    roles: [first, ...others].map((role) => ({
      ...role,
      subtitle: nothing,
      location: shared.location.text ? nothing : role.location,
      url: shared.url ? null : role.url,
    })),
  };
}

function hasContent(entry: ViewEntry): boolean {
  const texts = [
    entry.title,
    entry.subtitle,
    entry.location,
    entry.dates,
    entry.level,
    entry.url,
    entry.email,
    entry.phone,
  ];
  return (
    texts.some((value) => value?.text) ||
    entry.tags.items.length > 0 ||
    entry.meta.length > 0 ||
    entry.body.blocks.length > 0
  );
}

/** Contact details, in the order of the page; `root` is the path of the person's details in the document. */
export function contactsOf(basics: Basics, locale: string, root: 'basics' | 'sender'): ViewContact[] {
  const place = locationText(basics.location, locale);
  const contacts: ViewContact[] = [
    {
      kind: 'email',
      label: '',
      text: basics.email.trim(),
      path: `${root}.email`,
      href: `mailto:${basics.email.trim()}`,
    },
    { kind: 'phone', label: '', text: basics.phone.trim(), path: `${root}.phone`, href: phoneHref(basics.phone) },
    { kind: 'location', label: '', text: place, path: `${root}.location`, href: null },
    ...basics.links.map((link): ViewContact => ({
      kind: 'link',
      label: link.label.trim(),
      text: shortUrl(link.url),
      path: `${root}.links.${link.id}`,
      href: webHref(link.url),
    })),
    ...basics.extra.map((extra): ViewContact => ({
      kind: 'extra',
      label: extra.label.trim(),
      text: extra.value.trim(),
      path: `${root}.extra.${extra.id}`,
      href: null,
    })),
  ];
  return contacts.filter((contact) => contact.text);
}

/**
 * Countries whose postal code follows the region, and those where it follows the city; elsewhere it precedes the city.
 */
const CODE_BEHIND_REGION = ['US', 'CA', 'AU', 'PR'];
const CODE_BEHIND_CITY = ['GB', 'IE', 'IN', 'NZ', 'SG', 'ZA', 'HK', 'PH', 'PK', 'TW'];

/** Making these takes longer than all the rest of a page's contacts. */
const countryNamesIn = keptByKey(50, (locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** A place on one line, in the order of its country; the country's name is in the document's language. */
export function locationText({ address, postalCode, city, region, countryCode }: Location, locale: string): string {
  const country = countryCode && countryNamesIn(locale).of(countryCode);
  const together = (...parts: string[]) =>
    parts
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ');
  const ordered = largestFirst(locale, country ?? '', { address, postalCode, city, region });
  if (ordered !== null) return ordered;
  // Without a country, a state abbreviation indicates the format: "Pleasantville, CA 94588".
  const isBehindRegion = countryCode ? CODE_BEHIND_REGION.includes(countryCode) : /^[A-Z]{2,3}$/.test(region.trim());
  const place =
    isBehindRegion && region.trim()
      ? [city, together(region, postalCode)]
      : isBehindRegion || CODE_BEHIND_CITY.includes(countryCode)
        ? [together(city, postalCode), region]
        : [together(postalCode, city), region];
  return [address, ...place, country ?? '']
    .map((part) => part.trim())
    .filter(Boolean)
    .join(placeSeparator(locale));
}

/**
 * A place as it is written in Chinese, Japanese and Korean, from the country to the house (Universal Postal Union, S42);
 * null for other languages, and for a place in another script.
 */
function largestFirst(
  locale: string,
  country: string,
  { address, postalCode, city, region }: Omit<Location, 'countryCode'>,
): string | null {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(region + city)) return null;
  const parts = [region, city, address].map((part) => part.trim()).filter(Boolean);
  const code = postalCode.trim();
  const joined = (texts: string[], separator: string) => texts.filter(Boolean).join(separator);
  const language = languageOf(locale);
  if (language === 'zh') return joined([country + parts.join(''), code], ' ');
  if (language === 'ko') return joined([country, ...parts, code], ' ');
  if (language !== 'ja') return null;
  return joined([country, joined([code && `〒${code.replace(/^〒\s*/, '')}`, parts.join('')], ' ')], '、');
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value.trim() : '';
}

function tagsOf(value: FieldValue | undefined): string[] {
  return Array.isArray(value) ? value.map((tag) => tag.trim()).filter(Boolean) : [];
}
