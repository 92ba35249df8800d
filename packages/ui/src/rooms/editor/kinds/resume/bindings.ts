import { resumeKind, type FieldValue, type Resume } from '@vitae/domain';
import { bindingFor, type Binding } from '../../controls/binding.ts';
import type { PersonPlace } from '../../person/person-place.ts';
import { itemAt, withItem, type SectionPath } from './document-edits.ts';

/** Ties a control to a field of a resume. */
export const resumeBinding = <Value>(binding: Binding<Value, Resume>): Binding<Value> =>
  bindingFor(resumeKind, binding);

/** Where a resume stores the details of its author. */
export const person: PersonPlace = {
  path: 'basics',
  read: (document) => resumeKind.of(document).basics,
  write: (document, basics) => ({ ...resumeKind.of(document), basics }),
};

/** Binds a field of an entry. `as` reads the stored value as the control's type. */
export function itemBinding<Value extends FieldValue>(
  section: SectionPath,
  itemId: string,
  name: string,
  label: string,
  as: (value: FieldValue | undefined) => Value,
): Binding<Value> {
  return resumeBinding({
    path: `${section}.items.${itemId}.${name}`,
    label,
    read: (resume) => as(itemAt(resume, section, itemId)?.[name]),
    write: (resume, value) => withItem(resume, section, itemId, { [name]: value }),
  });
}

export const asText = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
export const asFlag = (value: FieldValue | undefined): boolean => value === true;
const noTags: string[] = [];
export const asTags = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : noTags);
