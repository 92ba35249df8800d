import { parseRichText, sections, type FieldValue, type Item, type JsonResumeField, type Resume, type Section } from '@vitae/domain';

/** A JSON Resume document (https://jsonresume.org/schema, v1.0.0). Lists and fields beyond the schema are allowed there. */
export type JsonResume = { $schema: string; basics: Record<string, unknown>; [list: string]: unknown };

/** Writes a resume as JSON Resume, by the mapping that each section declares. Hidden entries stay out, empty values too. */
export const resumeToJsonResume = (resume: Resume): JsonResume => {
  const lists: Record<string, Record<string, unknown>[]> = {};
  for (const section of [...sections].sort((a, b) => Number(b.jsonResume?.primary ?? false) - Number(a.jsonResume?.primary ?? false))) {
    const content = resume.sections[section.key];
    if (!section.jsonResume || content.hidden) continue;
    const entries = content.items.filter((item) => !item.hidden).map((item) => entryOf(section, item));
    if (entries.length > 0) (lists[section.jsonResume.list] ??= []).push(...entries);
  }
  const meta = ownMeta(resume);
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basicsOf(resume),
    ...lists,
    ...(meta ? { meta } : {}),
  };
};

/** What JSON Resume has no list for: such sections and the person's own travel under `meta.vitae`, as they are. */
const ownMeta = (resume: Resume): { vitae: Record<string, unknown> } | undefined => {
  const kept = sections.filter(
    (section) => !section.jsonResume && !resume.sections[section.key].hidden && resume.sections[section.key].items.some((item) => !item.hidden),
  );
  const custom = resume.custom.filter((section) => !section.hidden);
  if (kept.length === 0 && custom.length === 0) return undefined;
  const bySection = Object.fromEntries(kept.map((section) => [section.key, resume.sections[section.key].items.filter((item) => !item.hidden)]));
  const shown = custom.map((section) => ({ ...section, items: section.items.filter((item) => !item.hidden) }));
  return { vitae: { ...(kept.length > 0 ? { sections: bySection } : {}), ...(custom.length > 0 ? { custom: shown } : {}) } };
};

const basicsOf = ({ basics, summary }: Resume): Record<string, unknown> => {
  const { location } = basics;
  const home = basics.links.find((link) => !isProfile(link));
  return filled({
    name: basics.fullName,
    label: basics.headline,
    email: basics.email,
    phone: basics.phone,
    url: home?.url ?? '',
    summary: plain(summary).join('\n'),
    location: filled({ ...location }),
    profiles: [
      ...basics.links
        .filter((link) => link !== home)
        .map(({ label, url }) => filled({ network: label || hostOf(url), username: usernameOf(url), url })),
      ...basics.extra.filter(({ value }) => HANDLE.test(value)).map(({ label, value }) => ({ network: label, username: value })),
    ],
  });
};

/** An account name without an address, such as one of a messenger. */
const HANDLE = /^@?[\p{Ll}\p{N}][\p{Ll}\p{N}._-]*\p{Ll}[\p{Ll}\p{N}._-]*$/u;

/** A link to a page about the person on a site that hosts many, not the person's own site. */
const isProfile = ({ label, url }: { label: string; url: string }): boolean => {
  const name = label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (
    name !== '' &&
    hostOf(url)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .includes(name)
  );
};

const hostOf = (url: string): string => /^(?:[a-z]+:\/\/)?(?:www\.)?([^/?#]*)/iu.exec(url)?.[1]?.toLowerCase() ?? '';

const usernameOf = (url: string): string => {
  const path = /^(?:[a-z]+:\/\/)?[^/]*\/(.*)$/iu.exec(url)?.[1] ?? '';
  return decodeURIComponentSafely(
    path
      .replace(/[?#].*$/u, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '',
  ).replace(/^@/u, '');
};

const decodeURIComponentSafely = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const entryOf = (section: Section, item: Item): Record<string, unknown> => {
  // A list that several sections share says which one an entry is from.
  const entry: Record<string, unknown> = section.jsonResume?.primary === false ? { section: section.key } : {};
  for (const [name, target] of Object.entries(section.jsonResume?.fields ?? {})) put(entry, target, item[name]);
  return entry;
};

const put = (entry: Record<string, unknown>, target: JsonResumeField, value: FieldValue | undefined): void => {
  if (value === undefined || isEmpty(value)) return;
  if (typeof target === 'string') {
    // The schema keeps roles as a list.
    entry[target] = target === 'roles' && typeof value === 'string' ? [value] : value;
    return;
  }
  const blocks = parseRichText(String(value));
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph').map((block) => block.spans.map((span) => span.text).join(''));
  const bullets = blocks.filter((block) => block.kind === 'bullet').map((block) => block.spans.map((span) => span.text).join(''));
  if (paragraphs.length > 0) entry[target.paragraphs] = paragraphs.join('\n\n');
  if (bullets.length > 0) entry[target.bullets] = bullets;
};

const plain = (markdown: string): string[] => parseRichText(markdown).map((block) => block.spans.map((span) => span.text).join(''));

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
