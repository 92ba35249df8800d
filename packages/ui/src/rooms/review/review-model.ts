import {
  orderedSections,
  type Field,
  type FieldKind,
  type FieldValue,
  type Item,
  type PlacedSection,
  type Resume,
  type Slot,
} from '@vitae/domain';
import type { ImportResult, Provenance } from '@vitae/importer';
import { looksMisplaced } from './doubtful.ts';

/** Values below this need checking. */
export const sureEnough = 0.6;

/** One value of the resume on the review screen. */
export interface ReviewField {
  /** Path by ids, as the importer names it: `basics.email`, `sections.experience.items.<id>.position`. */
  path: string;
  label: string;
  kind: FieldKind | 'country';
  value: FieldValue;
  /** How sure the importer is, 0–1; `null` for a value it did not read. */
  confidence: number | null;
  provenance: Provenance | undefined;
  /** It needs checking if it is empty: a resume or an entry is hardly complete without it. */
  needed: boolean;
  /** Its value hardly ever belongs in such a field, however sure the importer was. */
  misplaced: boolean;
  /** The resume with another value here. */
  write: (resume: Resume, value: FieldValue) => Resume;
}

export interface ReviewItem {
  key: string;
  title: string;
  fields: ReviewField[];
}

export interface ReviewGroup {
  key: string;
  heading: string;
  items: ReviewItem[];
}

/** The names of the fields that no section declares. */
export interface BasicsLabels {
  heading: string;
  fullName: string;
  headline: string;
  email: string;
  phone: string;
  address: string;
  postalCode: string;
  city: string;
  region: string;
  country: string;
  link: string;
}

/** The fields to check, grouped like the document: values that were read, and gaps of entries. */
export function reviewGroups(resume: Resume, provenance: readonly Provenance[], labels: BasicsLabels): ReviewGroup[] {
  const origins = new Map(provenance.map((origin) => [origin.path, origin]));
  const reachable = resume.basics.email !== '' || resume.basics.phone !== '';
  const needed = new Set(['basics.fullName', ...(reachable ? [] : ['basics.email'])]);
  const field = (
    path: string,
    label: string,
    kind: ReviewField['kind'],
    value: FieldValue,
    write: ReviewField['write'],
    slot?: Slot | 'city',
    isNeeded = needed.has(path),
  ): ReviewField => {
    const origin = originOf(origins, path);
    return {
      path,
      label,
      kind,
      value,
      confidence: origin?.confidence ?? null,
      provenance: origin,
      needed: isNeeded,
      misplaced: slot !== undefined && looksMisplaced(slot, kind, value),
      write,
    };
  };
  return [
    basicsGroup(resume, labels, field),
    ...orderedSections(resume)
      .filter(({ content, key }) => (key === 'summary' ? resume.summary !== '' : content.items.length > 0))
      .map((section) => sectionGroup(section, field)),
  ];
}

type MakeField = (
  path: string,
  label: string,
  kind: ReviewField['kind'],
  value: FieldValue,
  write: ReviewField['write'],
  slot?: Slot | 'city',
  isNeeded?: boolean,
) => ReviewField;

const basicsText = [
  ['fullName', 'text'],
  ['headline', 'text'],
  ['email', 'email'],
  ['phone', 'phone'],
] as const;

const locationText = ['address', 'postalCode', 'city', 'region'] as const;

function basicsGroup({ basics }: Resume, labels: BasicsLabels, field: MakeField): ReviewGroup {
  const writeBasics = (
    change: (basics: Resume['basics'], value: string) => Partial<Resume['basics']>,
  ): ReviewField['write'] => {
    return (resume, value) => ({ ...resume, basics: { ...resume.basics, ...change(resume.basics, asText(value)) } });
  };
  const place = (key: (typeof locationText)[number] | 'countryCode') =>
    writeBasics((old, value) => ({ location: { ...old.location, [key]: value } }));
  const fields = [
    ...basicsText.map(([key, kind]) =>
      field(
        `basics.${key}`,
        labels[key],
        kind,
        basics[key],
        writeBasics((_, value) => ({ [key]: value })),
      ),
    ),
    ...locationText
      .filter((key) => key === 'city' || basics.location[key] !== '')
      .map((key) =>
        field(
          `basics.location.${key}`,
          labels[key],
          'text',
          basics.location[key],
          place(key),
          key === 'city' ? 'city' : undefined,
        ),
      ),
    field('basics.location.countryCode', labels.country, 'country', basics.location.countryCode, place('countryCode')),
    ...basics.links.map(({ id, label, url }) =>
      field(
        `basics.links.${id}`,
        label || labels.link,
        'url',
        url,
        writeBasics((old, value) => ({
          links: old.links.map((link) => (link.id === id ? { ...link, url: value } : link)),
        })),
      ),
    ),
    ...basics.extra.map(({ id, label, value: current }) =>
      field(
        `basics.extra.${id}`,
        label,
        'text',
        current,
        writeBasics((old, value) => ({
          extra: old.extra.map((extra) => (extra.id === id ? { ...extra, value } : extra)),
        })),
      ),
    ),
  ];
  return { key: 'basics', heading: labels.heading, items: [{ key: 'basics', title: '', fields }] };
}

/** Slots that an entry shows even when nothing was read for them. */
const alwaysShown = new Set(['title', 'subtitle', 'start', 'end', 'date']);

/** Sections whose entries have a place: at an employer, a school, a charity. */
const withPlaces = new Set(['experience', 'education', 'volunteer-experience']);

function sectionGroup(section: PlacedSection, field: MakeField): ReviewGroup {
  const { key, heading, content, fields } = section;
  if (key === 'summary') {
    const value = content.items[0]?.['body'] ?? '';
    const summary = field('summary', heading, 'richText', value, (resume, next) => ({
      ...resume,
      summary: asText(next),
    }));
    return { key, heading, items: [{ key, title: '', fields: [summary] }] };
  }
  return {
    key,
    heading,
    items: content.items.map((item) => ({
      key: item.id,
      title: titleOf(item, fields),
      fields: Object.entries(fields)
        .filter(
          ([name, { slot }]) =>
            isFilled(item[name]) || (alwaysShown.has(slot) && !(slot === 'end' && item['current'] === true)),
        )
        .map(([name, { label, kind, slot }]) =>
          field(
            `${section.path}.items.${item.id}.${name}`,
            label,
            kind,
            item[name] ?? '',
            (resume, value) => withItem(resume, section, item.id, { [name]: value }),
            slot,
            slot === 'title' || (slot === 'subtitle' && withPlaces.has(key)),
          ),
        ),
    })),
  };
}

/** The name of an entry: the text of its first title slot, otherwise any short text it has. */
export function titleOf(item: Item, fields: Readonly<Record<string, Field>>): string {
  const bySlot = (slot: string) =>
    Object.entries(fields).find(([name, field]) => field.slot === slot && isFilled(item[name]))?.[0];
  const name = bySlot('title') ?? bySlot('subtitle');
  return name ? asText(item[name] ?? '') : '';
}

/** The resume with some values of one entry replaced. */
export function withItem(
  resume: Resume,
  section: Pick<PlacedSection, 'key' | 'path'>,
  id: string,
  values: Record<string, FieldValue>,
): Resume {
  return withItems(resume, section, (items) => items.map((item) => (item.id === id ? { ...item, ...values } : item)));
}

/** The resume with the entries of one section replaced. */
export function withItems(
  resume: Resume,
  { key, path }: Pick<PlacedSection, 'key' | 'path'>,
  change: (items: Item[]) => Item[],
): Resume {
  if (path.startsWith('custom.')) {
    return {
      ...resume,
      custom: resume.custom.map((section) =>
        section.id === key ? { ...section, items: change(section.items) } : section,
      ),
    };
  }
  const sections = Object.fromEntries(
    Object.entries(resume.sections).map(([name, content]) => [
      name,
      name === key ? { ...content, items: change(content.items) } : content,
    ]),
  );
  return { ...resume, sections: { ...resume.sections, ...sections } };
}

/** A value is identified by its own path, or a link and an extra field by a part of it (`basics.links.<id>.url`). */
function originOf(origins: ReadonlyMap<string, Provenance>, path: string): Provenance | undefined {
  return origins.get(path) ?? origins.get(`${path}.url`) ?? origins.get(`${path}.value`);
}

/**
 * Whether a field needs checking: read with doubt, apparently misplaced, or required and missing (the name, some way to
 * reach the person, the name and place of an entry).
 */
export function wantsLook(field: ReviewField, confirmed: ReadonlySet<string>): boolean {
  if (confirmed.has(field.path)) return false;
  if (field.needed && !isFilled(field.value)) return true;
  if (field.misplaced) return true;
  return field.confidence !== null && field.confidence < sureEnough && isFilled(field.value);
}

export function isFilled(value: FieldValue | undefined): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false;
}

function asText(value: FieldValue): string {
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : '';
}

/** A part of the original that a field was read from. */
export interface Region {
  path: string;
  page: number;
  line: number;
}

/** Which lines of the original belong to which field. */
export function regionsOf(groups: readonly ReviewGroup[]): Region[] {
  return groups.flatMap(({ items }) =>
    items.flatMap(({ fields }) =>
      fields.flatMap(({ path, provenance }) =>
        (provenance?.sources ?? []).map(({ page, line }) => ({ path, page, line })),
      ),
    ),
  );
}

export type LeftoverLine = ImportResult['leftover'][number];
