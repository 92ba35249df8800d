import { customFields, levelSchema, orderedSections, sectionOf, type Conflict, type Resume } from '@vitae/domain';
import { textsOf } from '../../../../base/i18n/index.ts';
import { contentAt } from './document-edits.ts';

/** Single values with a control. Addresses, links and the photo's parts are values as a whole. */
const fields =
  /^(?:basics\.(?:fullName|headline|email|phone|photo)|summary|country|locale|target\.(?:jobTitle|level|yearsOfExperience))$/;
const inSection = /^((?:sections|custom)\.[^.]+)\.(?:heading|items\.([^.]+)\.([^.]+))$/;

/** Whether the form has a field for a path. */
export function hasField(resume: Resume, path: string): boolean {
  const [, place = '', itemId, name = ''] = inSection.exec(path) ?? [];
  if (place === '') return fields.test(path);
  const content = contentAt(resume, place);
  if (!content) return false;
  const [root, key = ''] = place.split('.');
  const known = root === 'custom' ? customFields : (sectionOf(key)?.fields ?? {});
  return itemId === undefined || (Object.hasOwn(known, name) && content.items.some(({ id }) => id === itemId));
}

/** A value that only resumes have, in words; `null` for any other. */
export function valueText(resume: Resume, path: string, value: Conflict['other']): string | null {
  if (path === 'variantOf') return textsOf('sync').t('conflict.variantOf');
  if (path === 'target.level') {
    const level = levelSchema.safeParse(value).data;
    return level ? textsOf('editor').t(`prequest.levels.${level}`) : null;
  }
  if (!/^template\.layout\.(?:order|side|breakBefore)$/.test(path) || !Array.isArray(value)) return null;
  const headings = new Map(orderedSections(resume).map(({ key, heading }) => [key, heading]));
  return value
    .map((key) => (typeof key === 'string' && headings.get(key)) || '')
    .filter(Boolean)
    .join(', ');
}
