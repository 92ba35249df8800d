import { createResume, newId, sections, type Resume, type Section } from '@vitae/domain';
import { parsePlace, countryByName } from '../language/places.ts';
import { matchHeading } from '../structure/headings.ts';
import { networkByLabel, networkByUrl, profileUrl } from '../structure/networks.ts';
import { guessLanguage } from '../structure/locale.ts';
import { placeLines, plainStyle } from '../text/plain-lines.ts';
import { readSection } from '../structure/read-section.ts';
import { itemFromData, itemWith } from './entry.ts';
import { isData, listOf, richTextFrom, textOf, urlOf, type Data } from './values.ts';

/** One list of entries in some program's data, under the name it has there. */
export type DataList = { name: string; entries: readonly unknown[] };

export type ResumeData = { basics: Data; summary: string; lists: readonly DataList[]; title: string };

export type MappedResume = { resume: Resume; unknown: string[] };

/** Builds a resume from data whose lists and fields are named in the usual ways; lists that nothing fits are named in `unknown`. */
export const resumeFromData = ({ basics, summary, lists, title }: ResumeData, asOf: string): MappedResume => {
  const name = textOf(basics['name']) || textOf(basics['fullName']);
  const words = JSON.stringify([summary, lists]);
  const resume = createResume({ title: name || title, locale: guessLanguage(words) });
  putBasics(resume, basics, lists);
  resume.summary = richTextFrom(summary);
  if (resume.basics.location.countryCode) resume.country = resume.basics.location.countryCode;
  const unknown: string[] = [];
  for (const list of lists) {
    if (list.entries.length === 0 || isProfiles(list)) continue;
    const section = sectionFor(list);
    if (section) {
      for (const entry of list.entries.filter(isShown)) {
        const own = sectionOfEntry(entry, list) ?? section;
        resume.sections[own.key].items.push(...itemsFrom(entry, own, asOf));
      }
    } else if (!putSummaryList(resume, list)) unknown.push(list.name);
  }
  return { resume, unknown };
};

/** Our own export says from which of the sections that share a list an entry is. */
const sectionOfEntry = (entry: unknown, list: DataList): Section | undefined =>
  isData(entry) ? sections.find((section) => section.key === entry['section'] && section.jsonResume?.list === list.name) : undefined;

const isShown = (entry: unknown): boolean => !isData(entry) || (entry['hidden'] !== true && entry['visible'] !== false);

const itemsFrom = (entry: unknown, section: Section, asOf: string): Resume['custom'][number]['items'] => {
  if (isData(entry)) {
    const item = itemFromData(entry, section, asOf);
    return item ? [item] : [];
  }
  const text = textOf(entry);
  if (!text) return [];
  const { lines } = placeLines([
    { cells: [[{ text, style: plainStyle }]], indent: 0, bullet: false, headingLevel: 0, gapAbove: 0, lane: 0, width: 0 },
  ]);
  return readSection(lines, section, asOf).entries.map((fields) =>
    itemWith(section, Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read.value]))),
  );
};

/** A list that another program's data calls by a section's JSON Resume name or by one of its headings. */
const sectionFor = ({ name }: DataList): Section | undefined => {
  const exact = sections.find((section) => section.jsonResume?.primary && section.jsonResume.list === name);
  if (exact) return exact;
  const match = matchHeading(name.replace(/[_-]/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
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
  basics.phone = textOf(data['phone']).replace(/^tel:/u, '');
  putPlace(resume, data['location']);
  const site = urlOf(data['url']) || urlOf(data['website']);
  if (site) basics.links.push({ id: newId(), label: '', url: site });
  const profiles = [...listOf(data['profiles']), ...listOf(data['social_networks']), ...lists.filter(isProfiles).flatMap((list) => list.entries)];
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
    if (isData(field)) basics.extra.push({ id: newId(), label: textOf(field['name']), value: textOf(field['value']) || textOf(field['text']) });
  }
};

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
