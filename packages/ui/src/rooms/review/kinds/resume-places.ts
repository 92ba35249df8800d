import {
  isFilled as hasContent,
  newId,
  orderedSections,
  type FieldValue,
  type Item,
  type PlacedSection,
  type Resume,
} from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import { newLink, personFields, tidyPerson, type PersonLabels } from '../person-group.ts';
import type { Place } from '../review-kind.ts';
import { byPlace, fieldMaker, startOf, type LinePlace } from '../review-model.ts';
import { entryFields, personOf, summaryField, titleOf, withItems } from './resume-groups.ts';

/** What the places are called. */
export interface PlaceLabels {
  basics: PersonLabels;
  /** An entry of a section: "Experience: Engineer". */
  entry: (section: string, entry: string) => string;
  untitled: string;
  newEntry: (section: string) => string;
  newLink: string;
}

/** Where the text of a line can be put: the person with the summary, every entry, and a new entry of every section. */
export function resumePlaces(
  resume: Resume,
  provenance: readonly Provenance[],
  at: LinePlace,
  labels: PlaceLabels,
): Place[] {
  const field = fieldMaker(provenance);
  const person = personOf(resume);
  const sections = orderedSections(resume);
  const lists = sections.filter(({ key }) => key !== 'summary');
  const summary = sections.find(({ key }) => key === 'summary');
  return [
    {
      key: 'basics',
      label: labels.basics.heading,
      fields: [
        ...personFields(person, labels.basics, field),
        newLink(person, labels.newLink, field),
        ...(summary ? [summaryField(summary, field)] : []),
      ],
    },
    ...lists.flatMap((section) =>
      section.content.items.map((item): Place => ({
        key: `${section.path}.items.${item.id}`,
        label: labels.entry(section.heading, titleOf(item, section.fields) || labels.untitled),
        fields: entryFields(section, item, field),
      })),
    ),
    ...lists.map((section): Place => {
      const item = emptyEntry(section);
      const next = section.content.items.find(({ id }) => {
        const start = startOf(provenance, `${section.path}.items.${id}`);
        return start !== null && byPlace(start, at) > 0;
      });
      return {
        key: `${section.path}.items.${item.id}`,
        label: labels.newEntry(section.heading),
        isNew: true,
        fields: entryFields(section, item, field, (old) =>
          placedSection(old, section.key)?.content.items.some(({ id }) => id === item.id)
            ? old
            : withEntry(old, section, item, next?.id),
        ),
      };
    }),
  ];
}

/** An entry of a section without any value. */
export function emptyEntry({ fields }: Pick<PlacedSection, 'fields'>): Item {
  const values = Object.entries(fields).map(([name, { kind }]): [string, FieldValue] => [
    name,
    kind === 'tags' ? [] : kind === 'boolean' ? false : '',
  ]);
  return { ...Object.fromEntries(values), id: newId(), hidden: false, breakBefore: false, keepTogether: false };
}

const placedSection = (resume: Resume, key: string): PlacedSection | undefined =>
  orderedSections(resume).find((section) => section.key === key);

/** The resume with an entry before the one with an id, or at the end. */
const withEntry = (resume: Resume, section: Pick<PlacedSection, 'key' | 'path'>, item: Item, before?: string): Resume =>
  withItems(resume, section, (items) => {
    const index = items.findIndex(({ id }) => id === before);
    return index < 0 ? [...items, item] : items.toSpliced(index, 0, item);
  });

/** A resume without the entries and links that these paths leave empty. */
export function tidyResume(resume: Resume, paths: readonly string[]): Resume {
  const basics = tidyPerson(resume.basics, 'basics', paths);
  return orderedSections(resume).reduce<Resume>(
    (tidy, section) => {
      const isGone = (item: Item) =>
        !hasContent(item) && paths.some((path) => path.startsWith(`${section.path}.items.${item.id}.`));
      return section.content.items.some(isGone)
        ? withItems(tidy, section, (items) => items.filter((item) => !isGone(item)))
        : tidy;
    },
    { ...resume, basics },
  );
}

/** The section that an entry is in and its position there. */
function placeOf(resume: Resume, entry: string): { section: PlacedSection; index: number } | null {
  for (const section of orderedSections(resume)) {
    const index = section.content.items.findIndex(({ id }) => entry === `${section.path}.items.${id}`);
    if (index >= 0) return { section, index };
  }
  return null;
}

/** The resume with an empty entry after another one, and the path of the new one. */
export function withEntryAfter(resume: Resume, entry: string): { document: Resume; entry: string } | null {
  const place = placeOf(resume, entry);
  if (!place) return null;
  const { section, index } = place;
  const item = emptyEntry(section);
  const next = section.content.items[index + 1]?.id;
  return { document: withEntry(resume, section, item, next), entry: `${section.path}.items.${item.id}` };
}

/** The path of the entry before another one in its section. */
export function entryBefore(resume: Resume, entry: string): string | null {
  const place = placeOf(resume, entry);
  const before = place?.section.content.items[place.index - 1];
  return place && before ? `${place.section.path}.items.${before.id}` : null;
}
