import { createResume, customFields, newId, sections, slugFor, type Resume, type Section } from '@vitae/domain';
import { writtenPhone } from '../../language/phones.ts';
import { parsePlace, countryByName } from '../../language/places.ts';
import { matchHeading } from '../structure/headings/headings.ts';
import { networkByLabel, networkByUrl, profileUrl } from '../structure/labels/networks.ts';
import { guessLanguage } from '../structure/contacts/locale.ts';
import { placeLines, plainStyle } from '../../text/plain-lines.ts';
import { readSection } from '../structure/sections/read-section.ts';
import { itemFromData, itemWith, type EntrySection } from './entry.ts';
import { leavesOf, lostFrom, wordsOf, type Leaf } from './leaves.ts';
import { isData, listOf, richTextFrom, textOf, urlOf, type Data } from './values.ts';

/** One list of entries in some program's data, under its name there. */
export type DataList = { name: string; entries: readonly unknown[] };

export type ResumeData = { basics: Data; summary: string; lists: readonly DataList[]; title: string };

export type MappedResume = { resume: Resume; unknown: string[] };

/** A custom section, for lists that match none of ours. */
const ownSection: EntrySection = { kind: 'list', fields: customFields };

/**
 * Builds a resume from data whose lists and fields have the usual names. A list without a matching section becomes a
 * custom section; `unknown` names what had no place at all.
 */
export const resumeFromData = ({ basics, summary, lists, title }: ResumeData, asOf: string): MappedResume => {
  const name = textOf(basics['name']) || textOf(basics['fullName']);
  const allText = JSON.stringify([summary, lists]);
  const resume = createResume({ title: name || title, locale: guessLanguage(allText) });
  putBasics(resume, basics, lists);
  resume.summary = richTextFrom(summary);
  if (resume.basics.location.countryCode) resume.country = resume.basics.location.countryCode;
  const unknown = new Set<string>();
  const note = (where: string, lost: readonly Leaf[]) => {
    for (const { path } of lost) unknown.add([where, ...path].filter(Boolean).join('.'));
  };
  putRestOfBasics(resume, basics, asOf);
  for (const list of lists) {
    const entries = list.entries.filter(isShown);
    if (entries.length === 0 || isProfiles(list)) continue;
    const section = sectionFor(list);
    if (!section && putSummaryList(resume, { ...list, entries })) continue;
    const own: Resume['custom'][number]['items'] = [];
    for (const entry of entries) {
      const known = sectionOfEntry(entry, list) ?? section;
      const { items, lost } = itemsFrom(entry, known, asOf);
      (known ? resume.sections[known.key].items : own).push(...items);
      note(list.name, lost);
    }
    if (own.length > 0) resume.custom.push(customSectionOf(list.name, own));
  }
  return { resume, unknown: [...unknown] };
};

function customSectionOf(name: string, items: Resume['custom'][number]['items']): Resume['custom'][number] {
  const id = newId();
  const heading = wordsOf(name);
  return { id, key: slugFor(heading, id), kind: 'list', heading, hidden: false, grouped: false, items };
}

/** Our own export records which of the sections that share a list an entry belongs to. */
const sectionOfEntry = (entry: unknown, list: DataList): Section | undefined =>
  isData(entry)
    ? sections.find((section) => section.key === entry['section'] && section.jsonResume?.list === list.name)
    : undefined;

const isShown = (entry: unknown): boolean => !isData(entry) || (entry['hidden'] !== true && entry['visible'] !== false);

const itemsFrom = (
  entry: unknown,
  known: Section | undefined,
  asOf: string,
): { items: Resume['custom'][number]['items']; lost: Leaf[] } => {
  const section = known ?? ownSection;
  if (isData(entry)) {
    const { item, lost } = itemFromData(entry, section, asOf);
    return { items: item ? [item] : [], lost };
  }
  const leaves = leavesOf(entry);
  const text = textOf(entry);
  if (!text || !known) {
    const body = leaves.map((leaf) => leaf.text.trim()).join(', ');
    const kept = text ? richTextFrom(text) : section.fields['body'] ? richTextFrom(body) : '';
    return { items: kept ? [itemWith(section, { body: kept })] : [], lost: kept ? [] : leaves };
  }
  const { lines } = placeLines([
    {
      cells: [[{ text, style: plainStyle }]],
      indent: 0,
      bullet: false,
      headingLevel: 0,
      gapAbove: 0,
      lane: 0,
      width: 0,
    },
  ]);
  const items = readSection(lines, known, asOf).entries.map((fields) =>
    itemWith(section, Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read.value]))),
  );
  return { items, lost: lostFrom(leaves, items, asOf) };
};

/** A list whose name in another program's data is a section's JSON Resume name or one of its headings. */
const sectionFor = ({ name }: DataList): Section | undefined => {
  const exact = sections.find((section) => section.jsonResume?.primary && section.jsonResume.list === name);
  if (exact) return exact;
  const words = wordsOf(name);
  const match = matchHeading(words) ?? matchHeading(words.replace(/^(?:selected|recent|other|key|notable)\s+/iu, ''));
  return match?.target.kind === 'section' ? match.target.section : undefined;
};

const putSummaryList = (resume: Resume, list: DataList): boolean => {
  const match = matchHeading(list.name);
  if (match?.target.kind !== 'summary') return false;
  resume.summary = [resume.summary, ...list.entries.map(richTextFrom)].filter(Boolean).join('\n\n');
  return true;
};

const isProfiles = (list: DataList): boolean => /^(?:profiles|social_?networks|networks)$/iu.test(list.name);

const putBasics = (resume: Resume, data: Data, lists: readonly DataList[]): void => {
  const { basics } = resume;
  basics.fullName = textOf(data['name']) || textOf(data['fullName']);
  basics.headline = textOf(data['label']) || textOf(data['headline']);
  basics.email = textOf(data['email']);
  basics.phone = writtenPhone(textOf(data['phone']));
  putPlace(resume, data['location']);
  const site = urlOf(data['url']) || urlOf(data['website']);
  if (site) basics.links.push({ id: newId(), label: '', url: site });
  const profiles = [
    ...listOf(data['profiles']),
    ...listOf(data['social_networks']),
    ...lists.filter(isProfiles).flatMap((list) => list.entries),
  ];
  for (const profile of profiles) {
    if (!isData(profile) || !isShown(profile)) continue;
    const network = textOf(profile['network']);
    const username = textOf(profile['username']);
    const url = urlOf(profile['url']) || urlOf(profile['website']) || profileUrl(network, username) || '';
    const label = networkByLabel(network) ?? (network || networkByUrl(url) || '');
    if (url) basics.links.push({ id: newId(), label, url });
    else if (network || username) basics.extra.push({ id: newId(), label, value: username });
  }
  for (const field of listOf(data['customFields'])) {
    if (isData(field))
      basics.extra.push({
        id: newId(),
        label: textOf(field['name']),
        value: textOf(field['value']) || textOf(field['text']),
      });
  }
};

/** Data about the person under names that are unknown here, as custom fields. */
const putRestOfBasics = (resume: Resume, data: Data, asOf: string): void => {
  const said = Object.fromEntries(Object.entries(data).filter(([name]) => !READ_ELSEWHERE.has(name)));
  const { countryCode } = resume.basics.location;
  for (const { path, text } of lostFrom(leavesOf(said), [resume.basics, resume.summary], asOf)) {
    if (countryCode && countryByName(text) === countryCode) continue;
    resume.basics.extra.push({ id: newId(), label: wordsOf(path.at(-1) ?? ''), value: text.trim() });
  }
};

/** Parts of a person's data that are not text about the person, or that are read by rules of their own. */
const READ_ELSEWHERE = new Set(['sections', 'summary', 'image', 'picture', 'photo']);

const putPlace = (resume: Resume, given: unknown): void => {
  const { location } = resume.basics;
  if (!isData(given)) {
    const text = textOf(given);
    Object.assign(location, parsePlace(text) ?? { city: text });
    return;
  }
  const country = textOf(given['countryCode']);
  Object.assign(location, {
    address: textOf(given['address']),
    postalCode: textOf(given['postalCode']),
    city: textOf(given['city']),
    region: textOf(given['region']),
    countryCode: /^[A-Z]{2}$/u.test(country.toUpperCase()) ? country.toUpperCase() : (countryByName(country) ?? ''),
  });
};
