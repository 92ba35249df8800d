import {
  parseRichText,
  sections,
  visibleContent,
  type DocumentAssets,
  type FieldValue,
  type Item,
  type JsonResumeField,
  type Resume,
  type Section,
} from '@vitae/domain';
import { base64Of } from '../base64.ts';
import type { Exporter } from '../exporter.ts';
import {
  hostOf,
  isAccount,
  isEmail,
  isProfile,
  isSchemaDate,
  showsTheSame,
  uriOf,
  usernameOf,
} from './json-resume-values.ts';
import { mediaTypeOf, pictureOf } from '../picture.ts';

/** A JSON Resume document (https://jsonresume.org/schema, v1.0.0), which allows lists and fields beyond the schema. */
export type JsonResume = { $schema: string; basics: Record<string, unknown>; [list: string]: unknown };

/** The open standard that other resume programs read. */
export const jsonResume: Exporter<Resume> = {
  id: 'json-resume',
  extension: 'json',
  mediaType: 'application/json',
  write: async (resume, assets) => `${JSON.stringify(resumeToJsonResume(resume, assets), null, 2)}\n`,
};

/**
 * Writes a resume as JSON Resume, using the mapping that each section declares. Hidden entries and empty values are
 * left out. What the schema refuses or has no field for is stored under `meta.vitae`, or next to its field under
 * another name.
 */
export const resumeToJsonResume = (resume: Resume, assets: DocumentAssets = new Map()): JsonResume => {
  const shown = visibleContent(resume);
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const section of [...sections].sort(
    (a, b) => Number(b.jsonResume?.primary ?? false) - Number(a.jsonResume?.primary ?? false),
  )) {
    if (!section.jsonResume) continue;
    const entries = shown.sections[section.key].items
      .map((item) => entryOf(section, item))
      .filter((entry) => !isEmpty(entry));
    if (entries.length > 0) (lists[section.jsonResume.list] ??= []).push(...entries);
  }
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(shown, assets),
    ...lists,
    meta: { vitae: ownMeta(shown) },
  };
};

/**
 * What JSON Resume has no field for: some sections, custom ones, and how the document differs from the default for its
 * language.
 */
const ownMeta = (shown: Resume): Record<string, unknown> => {
  const kept = sections.filter(({ key, jsonResume: mapping }) => !mapping && shown.sections[key].items.length > 0);
  return filled({
    locale: shown.locale,
    country: shown.country,
    headings: filled(Object.fromEntries(sections.map(({ key }) => [key, shown.sections[key].heading]))),
    basics: ownBasics(shown),
    sections: Object.fromEntries(kept.map(({ key }) => [key, shown.sections[key].items])),
    custom: shown.custom,
  });
};

const ownBasics = ({ basics }: Resume): Record<string, unknown> => {
  const { email, links, extra, photo } = basics;
  return filled({
    email: isEmail(email.trim()) ? '' : email,
    siteLabel: siteOf(basics)?.label ?? '',
    links: links.filter(({ url }) => uriOf(url) === ''),
    extra: extra.filter((detail) => !isAccount(detail)),
    photoAlt: photo?.alt ?? '',
    photoShape: photo?.shape ?? '',
  });
};

/** The first address that is the person's own. */
const siteOf = ({ links }: Resume['basics']) => links.find((link) => !isProfile(link) && uriOf(link.url) !== '');

const basicsOf = (shown: Resume, assets: DocumentAssets): Record<string, unknown> => {
  const { basics, summary } = shown;
  const site = siteOf(basics);
  const picture = pictureOf(basics.photo, assets);
  return filled({
    name: basics.fullName,
    label: basics.headline,
    image: picture ? `data:${mediaTypeOf(picture)};base64,${base64Of(picture.bytes)}` : '',
    email: isEmail(basics.email.trim()) ? basics.email.trim() : '',
    phone: basics.phone,
    url: uriOf(site?.url ?? ''),
    summary: plain(summary).join('\n'),
    location: filled({ ...basics.location }),
    profiles: [
      ...basics.links
        .filter((link) => link !== site && uriOf(link.url) !== '')
        .map(({ label, url }) => filled({ network: label || hostOf(url), username: usernameOf(url), url: uriOf(url) })),
      ...basics.extra.filter(isAccount).map(({ label, value }) => ({ network: label, username: value })),
    ],
  });
};

const entryOf = (section: Section, item: Item): Record<string, unknown> => {
  const entry: Record<string, unknown> = {};
  for (const [name, target] of Object.entries(section.jsonResume?.fields ?? {}))
    put(entry, target, section.fields[name]?.kind, item[name]);
  // A list that several sections share records which one an entry is from.
  return section.jsonResume?.primary === false && !isEmpty(entry) ? { section: section.key, ...entry } : entry;
};

/** Names, also known to the importer, for values that the schema refuses under their own names. */
const otherNames: Readonly<Partial<Record<string, string>>> = { url: 'website', startDate: 'from', endDate: 'to' };

const put = (
  entry: Record<string, unknown>,
  target: JsonResumeField,
  kind: string | undefined,
  value: FieldValue | undefined,
): void => {
  if (value === undefined || isEmpty(value)) return;
  if (typeof target === 'string') {
    const text = typeof value === 'string' ? value : '';
    const other = otherNames[target] ?? 'year';
    if (kind === 'url') {
      const uri = uriOf(text);
      Object.assign(entry, filled({ [target]: uri, [other]: showsTheSame(uri, text) ? '' : text }));
    } else if (kind === 'date' && !isSchemaDate(text)) entry[other] = text;
    // The schema has a list of roles.
    else entry[target] = target === 'roles' && typeof value === 'string' ? [value] : value;
    return;
  }
  const blocks = parseRichText(String(value));
  const paragraphs = blocks
    .filter((block) => block.kind === 'paragraph')
    .map((block) => block.spans.map((span) => span.text).join(''));
  const bullets = blocks
    .filter((block) => block.kind !== 'paragraph')
    .map((block) => block.spans.map((span) => span.text).join(''));
  if (paragraphs.length > 0) entry[target.paragraphs] = paragraphs.join('\n\n');
  if (bullets.length > 0) entry[target.bullets] = bullets;
};

const plain = (markdown: string): string[] =>
  parseRichText(markdown).map((block) => block.spans.map((span) => span.text).join(''));

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
