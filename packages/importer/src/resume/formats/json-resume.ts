import { importerWords } from '@vitae/words/importer';
import {
  countrySchema,
  customSectionSchema,
  extraFieldSchema,
  itemSchemaFor,
  localeSchema,
  photoShapeSchema,
  profileLinkSchema,
  sections,
  type Resume,
} from '@vitae/domain';
import { resumeFromData } from '../data/resume-from-data.ts';
import { leavesOf } from '../data/leaves.ts';
import { isData, textOf, listOf, type Data } from '../data/values.ts';
import { assetFromDataUrl } from '../../enclosed-assets.ts';
import type { FoundNote } from '../result.ts';
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
  read: async (file, { asOf, name }) => {
    const data = file.json();
    const root: Data = isData(data) ? data : {};
    const basics = isData(root['basics']) ? root['basics'] : {};
    const lists = Object.entries(root).flatMap(([list, entries]) =>
      Array.isArray(entries) ? [{ name: list, entries: listOf(entries) }] : [],
    );
    const { resume, unknown } = resumeFromData(
      { basics, summary: textOf(basics['summary']), lists, title: name.replace(/\.[^.]*$/u, '') },
      asOf,
    );
    const own = dataIn(dataIn(root, 'meta'), 'vitae');
    putOwnSettings(own, resume);
    putOwnBasics(dataIn(own, 'basics'), resume);
    putOwnSections(own, resume);
    const image = textOf(basics['image']);
    const picture = image ? await assetFromDataUrl(image) : undefined;
    if (picture) {
      const ownBasics = dataIn(own, 'basics');
      const shape = photoShapeSchema.safeParse(ownBasics['photoShape']).data;
      resume.basics.photo = { asset: picture[0], alt: textOf(ownBasics['photoAlt']), ...(shape && { shape }) };
    }
    const others = Object.entries(root).flatMap(([key, value]) =>
      Array.isArray(value) || READ.has(key) || leavesOf(value).length === 0 ? [] : [key],
    );
    const notes = [...unknownNote([...unknown, ...others]), ...(image && !picture ? [photoElsewhere] : [])];
    return { kind: 'resume', resume, assets: new Map(picture ? [picture] : []), notes };
  },
};

/** Keys that are read, or that contain nothing about the person (`meta` is about the file). */
const READ = new Set(['$schema', 'basics', 'meta']);

const photoElsewhere: FoundNote = {
  code: 'picture-left-out',
  message: importerWords('photoByAddress'),
};

const dataIn = (data: Data, name: string): Data => {
  const inner = data[name];
  return isData(inner) ? inner : {};
};

/** What our own export says about the document itself: its language, its country and the person's own headings. */
const putOwnSettings = (own: Data, resume: Resume): void => {
  const locale = localeSchema.safeParse(own['locale']);
  if (locale.success) resume.locale = locale.data;
  const country = countrySchema.safeParse(own['country']);
  if (country.success) resume.country = country.data;
  const headings = dataIn(own, 'headings');
  for (const { key } of sections) resume.sections[key].heading = textOf(headings[key]);
};

/** What the schema of JSON Resume refuses or has no field for. */
const putOwnBasics = (kept: Data, resume: Resume): void => {
  const { basics } = resume;
  basics.email ||= textOf(kept['email']);
  const site = basics.links.find(({ label }) => label === '');
  if (site) site.label = textOf(kept['siteLabel']);
  for (const entry of listOf(kept['links'])) {
    const link = profileLinkSchema.safeParse(entry);
    if (link.success) basics.links.push(link.data);
  }
  for (const entry of listOf(kept['extra'])) {
    const extra = extraFieldSchema.safeParse(entry);
    if (extra.success) basics.extra.push(extra.data);
  }
};

/** Our own export stores what JSON Resume has no list for under `meta.vitae`. */
const putOwnSections = (own: Data, resume: Resume): void => {
  const kept = dataIn(own, 'sections');
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
