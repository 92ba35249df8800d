import { customSectionSchema, itemSchemaFor, sections, type Resume } from '@vitae/domain';
import { resumeFromData } from '../data/resume-from-data.ts';
import { isData, textOf, listOf, type Data } from '../data/values.ts';
import type { Format } from './format.ts';
import { unknownNote } from './unknown-note.ts';

const LISTS = [
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
];

/** JSON Resume v1 (https://jsonresume.org/schema), and v0 with its older names. */
export const jsonResume: Format = {
  id: 'json-resume',
  extensions: ['json'],
  recognises: (file) => {
    const data = file.json();
    if (!isData(data)) return false;
    return (
      textOf(data['$schema']).includes('resume') ||
      (isData(data['basics']) && !isData(data['sections'])) ||
      LISTS.filter((list) => Array.isArray(data[list])).length >= 2
    );
  },
  read: (file, { asOf, name }) => {
    const data = file.json();
    const root: Data = isData(data) ? data : {};
    const basics = isData(root['basics']) ? root['basics'] : {};
    const lists = Object.entries(root).flatMap(([list, entries]) => (Array.isArray(entries) ? [{ name: list, entries: listOf(entries) }] : []));
    const { resume, unknown } = resumeFromData({ basics, summary: textOf(basics['summary']), lists, title: name.replace(/\.[^.]*$/u, '') }, asOf);
    putOwnSections(root, resume);
    return Promise.resolve({ kind: 'resume', resume, notes: unknownNote(unknown) });
  },
};

/** Our own export keeps what JSON Resume has no list for under `meta.vitae`. */
const putOwnSections = (root: Data, resume: Resume): void => {
  const meta: Data = isData(root['meta']) ? root['meta'] : {};
  const own: Data = isData(meta['vitae']) ? meta['vitae'] : {};
  const kept: Data = isData(own['sections']) ? own['sections'] : {};
  for (const section of sections) {
    const schema = itemSchemaFor(section.fields);
    for (const entry of listOf(kept[section.key])) {
      const item = schema.safeParse(entry);
      if (item.success) resume.sections[section.key].items.push(item.data);
    }
  }
  for (const entry of listOf(own['custom'])) {
    const section = customSectionSchema.safeParse(entry);
    if (section.success) resume.custom.push(section.data);
  }
};
