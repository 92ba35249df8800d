import { orderedSections, parseRichText, sections, type FieldValue, type Item, type Resume } from '@vitae/domain';
import { align, NO_ENTRY, sameDate, sameText, squeeze, startsAlike, type Entry } from '@vitae/testkit/same-value';
import { z } from 'zod';
import { plainOf } from '../assign.ts';

/** Something in a resume that is not as the truth of its file says. */
export type Wrong =
  | { kind: 'field'; path: string; want: string }
  | { kind: 'missing entry'; section: string; entry: Wanted }
  | { kind: 'extra entry'; path: string }
  | { kind: 'missing text'; path: string; want: string }
  | { kind: 'extra text'; path: string; text: string }
  | { kind: 'missing link'; want: string };

/** An entry as a truth has it: its fields by our names, and its bullets. */
export interface Wanted {
  fields: Readonly<Record<string, string>>;
  texts: readonly string[];
}

const text = z.string().catch('');
const texts = z.array(z.string()).catch([]);
const entrySchema = z.record(z.string(), z.unknown());
const truthSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.object({ city: text, region: text, postalCode: text, countryCode: text }).partial().catch({}),
      profiles: z.array(z.object({ url: text })).catch([]),
    })
    .partial(),
});
const listsSchema = z.record(z.string(), z.unknown());

/** The lists of a truth that are compared entry by entry, as the score of the importer compares them. */
const lists = ['work', 'volunteer', 'education', 'projects', 'certificates', 'awards', 'publications'];
/** Their fields that a truth has exactly. */
const exact = new Set([
  'name',
  'position',
  'organization',
  'institution',
  'studyType',
  'area',
  'score',
  'title',
  'startDate',
  'endDate',
  'date',
  'releaseDate',
]);

const listed = (truth: unknown, list: string): z.infer<typeof entrySchema>[] =>
  z.array(entrySchema).catch([]).parse(listsSchema.parse(truth)[list]);

/** Everything in a resume that is not as the truth says: what a person has to correct. */
export function wrongsOf(resume: Resume, truth: unknown): Wrong[] {
  return [...personWrongs(resume, truth), ...sections.flatMap((section) => sectionWrongs(resume, truth, section))];
}

function personWrongs({ basics, summary }: Resume, truth: unknown): Wrong[] {
  const { basics: want } = truthSchema.parse(truth);
  const digits = (number: string) => number.replace(/\D/gu, '');
  const wrong = (path: string, is: string, wanted = '', same = sameText): Wrong[] =>
    (wanted === '' && is === '') || same(wanted, is) ? [] : [{ kind: 'field', path, want: wanted }];
  const links = [want.url ?? '', ...(want.profiles ?? []).map(({ url }) => url)].filter(Boolean);
  const bare = (url: string) => squeeze(url.replace(/^https?:\/\/(?:www\.)?/u, ''));
  return [
    ...wrong('basics.fullName', basics.fullName, want.name),
    ...wrong('basics.headline', basics.headline, want.label),
    ...wrong('basics.email', basics.email, want.email),
    ...wrong('basics.phone', basics.phone, want.phone, (a, b) => digits(a) === digits(b)),
    ...(['city', 'region', 'postalCode', 'countryCode'] as const).flatMap((key) =>
      wrong(`basics.location.${key}`, basics.location[key], want.location?.[key]),
    ),
    ...wrong('summary', parseRichText(summary).map(plainOf).join(' '), want.summary),
    ...links
      .filter((url) => !basics.links.some((link) => bare(link.url) === bare(url)))
      .map((url): Wrong => ({ kind: 'missing link', want: url })),
  ];
}

type Section = (typeof sections)[number];

function sectionWrongs(resume: Resume, truth: unknown, section: Section): Wrong[] {
  const mapping = 'jsonResume' in section ? section.jsonResume : undefined;
  const placed = orderedSections(resume).find(({ key }) => key === section.key);
  if (!mapping?.primary || !placed) return [];
  const { items } = placed.content;
  const path = (item: Item) => `${placed.path}.items.${item.id}`;
  if (mapping.list === 'skills') return skillWrongs(items, listed(truth, 'skills'), placed.path);
  if (mapping.list === 'languages') {
    const want = listed(truth, 'languages').map((entry) => text.parse(entry['language']));
    const has = items.map((item) => String(item['name'] ?? item['language'] ?? ''));
    return [
      ...want
        .filter((name) => !has.some((other) => sameText(name, other)))
        .map((name): Wrong => ({
          kind: 'missing entry',
          section: section.key,
          entry: { fields: { name }, texts: [] },
        })),
      ...items
        .filter((_, index) => !want.some((name) => sameText(name, has[index] ?? '')))
        .map((item): Wrong => ({ kind: 'extra entry', path: path(item) })),
    ];
  }
  if (!lists.includes(mapping.list)) return [];
  const names = Object.entries<unknown>(mapping.fields).flatMap(([ours, theirs]) =>
    typeof theirs === 'string' && exact.has(theirs) ? [[ours, theirs] as const] : [],
  );
  const wanted = listed(truth, mapping.list).map((entry): Wanted => ({
    fields: Object.fromEntries(names.map(([ours, theirs]) => [ours, text.parse(entry[theirs])])),
    texts: texts.parse(entry['highlights']),
  }));
  const fieldOf = (slot: string) => names.find(([ours]) => placed.fields[ours]?.slot === slot)?.[0] ?? '';
  const [title, subtitle, start, end] = [fieldOf('title'), fieldOf('subtitle'), fieldOf('start'), fieldOf('end')];
  const asEntry = (value: (name: string) => string): Entry => ({
    ...NO_ENTRY,
    position: value(title),
    name: value(subtitle),
    startDate: value(start),
    endDate: value(end),
  });
  const left = new Map(wanted.map((want) => [asEntry((name) => want.fields[name] ?? ''), want]));
  const right = new Map(items.map((item) => [asEntry((name) => String(item[name] ?? '')), item]));
  const keys = (entry: Entry) => (subtitle ? [entry.position, entry.name] : [entry.position]);
  const unnamed = [...right].filter(([entry]) => keys(entry).every((key) => !key.trim())).map(([, item]) => item);
  return [
    ...align([...left.keys()], [...right.keys()], keys, true).flatMap(([a, b]): Wrong[] => {
      const [want, item] = [left.get(a), right.get(b)];
      if (!want) return item ? [{ kind: 'extra entry', path: path(item) }] : [];
      if (!item) return [{ kind: 'missing entry', section: section.key, entry: want }];
      return entryWrongs(
        want,
        item,
        path(item),
        names.map(([ours]) => ours),
      );
    }),
    ...unnamed.map((item): Wrong => ({ kind: 'extra entry', path: path(item) })),
  ];
}

function entryWrongs(want: Wanted, item: Item, path: string, names: readonly string[]): Wrong[] {
  const value = (name: string) => String(item[name] ?? '');
  const isSame = (name: string) =>
    /^(?:start|end|date)$/u.test(name)
      ? sameDate(want.fields[name] ?? '', value(name))
      : sameText(want.fields[name] ?? '', value(name));
  // A degree and its subject may be read as one.
  const degree = `${want.fields['degree'] ?? ''}${want.fields['area'] ?? ''}`;
  const isDegreeRight = sameText(degree, `${value('degree')}${value('area')}`);
  const fields = names.filter((name) => {
    if (!want.fields[name] && !value(name)) return false;
    if (name === 'degree' || name === 'area') return !isDegreeRight && !isSame(name);
    return !isSame(name) && !(name === 'score' && !want.fields[name]);
  });
  const blocks = parseRichText(value('body')).map(plainOf);
  const missing = want.texts.filter((one) => !blocks.some((block) => startsAlike(one, block)));
  const extra =
    want.texts.length === 0 ? [] : blocks.filter((block) => !want.texts.some((one) => startsAlike(one, block)));
  return [
    ...fields.map((name): Wrong => ({ kind: 'field', path: `${path}.${name}`, want: want.fields[name] ?? '' })),
    ...missing.map((one): Wrong => ({ kind: 'missing text', path: `${path}.body`, want: one })),
    ...extra.map((one): Wrong => ({ kind: 'extra text', path: `${path}.body`, text: one })),
  ];
}

function skillWrongs(items: readonly Item[], truth: readonly z.infer<typeof entrySchema>[], section: string): Wrong[] {
  const tags = (value: FieldValue | undefined) => (Array.isArray(value) ? value : []);
  const groups = truth.map((entry) => text.parse(entry['name']));
  const want = truth.flatMap((entry) => {
    const keywords = texts.parse(entry['keywords']);
    return keywords.length > 0 ? keywords : [text.parse(entry['name'])];
  });
  const has = items.flatMap((item) => {
    const keywords = tags(item['keywords']);
    const words = keywords.length > 0 ? keywords : [String(item['name'] ?? '')];
    return words.map((word) => ({ word, path: `${section}.items.${item.id}.keywords` }));
  });
  const last = items.at(-1);
  return [
    ...want
      .filter((word) => word && !has.some((other) => sameText(word, other.word)))
      .map((word): Wrong => ({
        kind: 'missing text',
        path: last ? `${section}.items.${last.id}.keywords` : section,
        want: word,
      })),
    ...has
      .filter(({ word }) => ![...want, ...groups].some((other) => sameText(word, other)))
      .map(({ word, path }): Wrong => ({ kind: 'extra text', path, text: word })),
  ];
}
