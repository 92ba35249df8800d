import { registeredText } from '@vitae/words/catalogue';
import {
  orderedSections,
  resumeKind,
  type Field,
  type FieldValue,
  type Item,
  type PlacedSection,
  type Resume,
} from '@vitae/domain';
import type { Provenance } from '@vitae/importer';
import { personGroup, type PersonLabels, type PersonPlace } from '../person-group.ts';
import { asText, fieldMaker, isFilled, type MakeField, type ReviewField, type ReviewGroup } from '../review-model.ts';

type Write = (resume: Resume, value: FieldValue) => Resume;
const writing =
  (write: Write): ReviewField['write'] =>
  (document, value) =>
    write(resumeKind.of(document), value);

/** The fields to check, grouped like the document: values that were read, and gaps of entries. */
export function resumeGroups(resume: Resume, provenance: readonly Provenance[], labels: PersonLabels): ReviewGroup[] {
  const field = fieldMaker(provenance);
  return [
    personGroup(personOf(resume), labels, field),
    ...orderedSections(resume)
      .filter(({ content, key }) => (key === 'summary' ? resume.summary !== '' : content.items.length > 0))
      .map((section) => sectionGroup(section, field)),
  ];
}

/** The person of a resume. */
export const personOf = ({ basics }: Resume): PersonPlace => ({
  root: 'basics',
  person: basics,
  write: (change) =>
    writing((old, value) => ({ ...old, basics: { ...old.basics, ...change(old.basics, asText(value)) } })),
});

/** Slots that an entry shows even when nothing was read for them. */
const alwaysShown: ReadonlySet<string | undefined> = new Set(['title', 'subtitle', 'start', 'end', 'date']);

/** Sections whose entries have a place: at an employer, a school, a charity. */
const withPlaces = new Set(['experience', 'education', 'volunteer-experience']);

function sectionGroup(section: PlacedSection, field: MakeField): ReviewGroup {
  const { key, heading, content, fields } = section;
  if (key === 'summary') return { key, heading, items: [{ key, title: '', fields: [summaryField(section, field)] }] };
  return {
    key,
    heading,
    items: content.items.map((item) => ({
      key: item.id,
      title: titleOf(item, fields),
      fields: entryFields(section, item, field).filter(
        ({ value, slot }) =>
          isFilled(value) || (alwaysShown.has(slot) && !(slot === 'end' && item['current'] === true)),
      ),
    })),
  };
}

/** The text of the summary. */
export function summaryField({ heading, content }: PlacedSection, field: MakeField): ReviewField {
  const write = writing((resume, next) => ({ ...resume, summary: asText(next) }));
  return field('summary', heading, 'richText', content.items[0]?.['body'] ?? '', write, { isWhole: true });
}

/** All fields of an entry, also those that are empty. `prepared` is applied to a resume before one is written. */
export function entryFields(
  section: PlacedSection,
  item: Item,
  field: MakeField,
  prepared: (resume: Resume) => Resume = (resume) => resume,
): ReviewField[] {
  return Object.entries(section.fields).map(([name, { label, kind, slot }]) =>
    field(
      `${section.path}.items.${item.id}.${name}`,
      registeredText(label),
      kind,
      item[name] ?? '',
      writing((resume, value) => withItem(prepared(resume), section, item.id, { [name]: value })),
      { slot, needed: slot === 'title' || (slot === 'subtitle' && withPlaces.has(section.key)) },
    ),
  );
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
