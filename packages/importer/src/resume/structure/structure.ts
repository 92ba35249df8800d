import {
  createResume,
  customFields,
  kebab,
  newId,
  type FieldValue,
  type Item,
  type LayoutKind,
  type Resume,
  type Section,
} from '@vitae/domain';
import type { Line, ReadText } from '../../text/line.ts';
import { withRowsJoined } from './headings/beside-rows.ts';
import { blocksOf, type SectionBlock } from './headings/blocks.ts';
import { withoutClosing } from './headings/closing.ts';
import { labelKind, TITLE_OF_DOCUMENT } from './labels/contact-labels.ts';
import { sectionsInContacts, takeLanguages } from './sections/contact-sections.ts';
import type { Contacts } from './contacts/contact-parts.ts';
import { readContacts } from './contacts/contacts.ts';
import { setContactsRight } from './contacts/stray-contacts.ts';
import { withCentredCells } from './lines/centred-cells.ts';
import { withDefinitionHeads } from './lines/definition-heads.ts';
import { withDoubts } from './found/doubts.ts';
import { isLevel } from '../../language/words.ts';
import { withEventRows } from './sections/event-rows.ts';
import { fieldNames, levelsSection, tagsSection, vocabularyOf } from './fields.ts';
import { isHead } from './sections/names-of-columns.ts';
import { withGluedDatesApart } from './lines/glued-dates.ts';
import { unfoldGrids } from './lines/grid.ts';
import { withLevelDates } from './lines/level-dates.ts';
import { withoutLetters } from './headings/enclosed-letters.ts';
import { withWholeLabels } from './lines/label-column.ts';
import { areUndatedSentences, proseAmong, richTextOf } from './lines/prose.ts';
import { withFactsBesideText } from './lines/facts-beside-text.ts';
import type { ReadFields } from './heads/read-entry.ts';
import { readEntries, readSection, textEntry, usualHabit } from './sections/read-section.ts';
import { byPosition, inOrder, isOfEntries, lostLines, placeOf } from './found/lost-lines.ts';
import { withOutlinedForms } from './sections/outlined-forms.ts';
import { withInterestsApart } from './sections/interests-apart.ts';
import { giveTargetsByContent, sectionOfResearch } from './sections/target-by-content.ts';
import { withoutYearsOfSkills } from './sections/skill-matrix.ts';
import { withoutToldSkills } from './sections/told-skills.ts';
import { takeUnannounced } from './sections/unannounced.ts';
import { detachKnownPlaces } from './found/known-places.ts';
import {
  asFieldsOf,
  isOfSeveral,
  sectionByWords,
  sectionOfOwnProject,
  sharingSections,
  targetsOf,
} from './sections/shared-headings.ts';
import { withoutLeaders } from './lines/leaders.ts';
import { guessLocale } from './contacts/locale.ts';
import { otherOfStudies } from './sections/studies-and-certificates.ts';
import { headlineBelow } from './sections/wanted-position.ts';
import { withRunInHeadings } from './sections/run-in-headings.ts';
import { findDates } from '../../language/dates.ts';
import { matchHeading, sectionOfHeading, type HeadingTarget } from './headings/headings.ts';
import { areOfPrograms, isLevelOfPart, levelsIn, withoutLevel } from './sections/read-levels.ts';
import { listOf } from './sections/read-tags.ts';
import { read, type Read } from './value.ts';
import { withCells } from './lines/with-cells.ts';
import { isLanguageName } from '../../language/language-names.ts';
import { withoutColon } from '../../text/normalise.ts';

export type Structured = { resume: Resume; reads: { path: string; read: Read<unknown> }[]; leftover: Line[] };

/** Turns lines in reading order into a resume. `asOf` is an ISO date, `name` is the file's name, for the title. */
export const structure = (text: ReadText, name: string, asOf: string): Structured => {
  const shown = withGluedDatesApart(withLevelDates(withCentredCells(text.lines.filter(({ aside }) => !aside))), asOf);
  const given = withFactsBesideText(withDefinitionHeads(withoutLetters(shown)), asOf);
  const lines = withWholeLabels(withRowsJoined(withoutLeaders(given), asOf));
  const blocks = blocksOf(withoutClosing(lines, asOf), asOf);
  blocks.sections = withRunInHeadings(blocks.sections);
  takeUnannounced(blocks, asOf);
  blocks.sections = withEventRows(blocks.sections);
  blocks.sections = withOutlinedForms(blocks.sections, asOf);
  blocks.sections = withInterestsApart(blocks.sections, asOf);
  giveTargetsByContent(blocks.sections, asOf);
  const isIntroduced =
    blocks.sections.some(({ target }) => target.kind === 'summary') ||
    blocks.header.some(({ text }) => text.length > 60);
  const spoken = takeLanguages(blocks, asOf);
  blocks.sections = [...sectionsInContacts(blocks.sections, isIntroduced, asOf), ...(spoken ? [spoken] : [])];
  const moved = setContactsRight(blocks.sections);
  const contactBlocks = blocks.sections.filter((block) => block.target.kind === 'contact');
  const contacts = readContacts(blocks.header, [...contactBlocks.flatMap((block) => block.lines), ...moved]);
  const wanted = blocks.sections.find((block) => block.target.kind === 'headline' && block.lines.length > 0);
  const { locale, country } = guessLocale(blocks, lines, contacts);
  const title = contacts.name?.value || name.replace(/\.[^.]*$/u, '') || 'Resume';
  const resume = createResume({ title, locale, country });
  const structured: Structured = { resume, reads: [], leftover: [] };
  if (wanted?.lines[0] && !contacts.headline)
    contacts.headline = { value: wanted.lines[0].text, lines: [wanted.lines[0]], confidence: 0.8 };
  if (!contacts.headline) contacts.headline = headlineBelow(blocks.sections);
  putContacts(contacts, structured);
  const unread = blocks.header.filter((line) => !contacts.used.has(line));
  const found = new Set([contacts.name, contacts.headline, contacts.place].flatMap((each) => each?.lines ?? []));
  putSummary(blocks.sections, unread, found, structured);
  const work = blocks.sections.flatMap(({ lines, target }) =>
    target.kind === 'section' && target.section.kind === 'timeline' ? [{ lines, section: target.section }] : [],
  );
  const usual = usualHabit(work, asOf);
  for (const block of blocks.sections) {
    if (block.target.kind === 'unknown' || isGuessOfKeywords(block, asOf)) putOwnSection(block, structured, asOf);
    else if (block.target.kind === 'section')
      putSection(block, sectionOfResearch(block, block.target.section, asOf), structured, asOf, usual);
  }
  detachKnownPlaces(resume, structured.reads);
  const headlineRest =
    wanted && contacts.headline?.lines[0] === wanted.lines[0] ? wanted.lines.slice(1) : (wanted?.lines ?? []);
  structured.leftover.push(
    ...contactBlocks
      .flatMap((block) => block.lines)
      .filter((line) => !contacts.used.has(line) && !isContactLabel(line.text)),
    ...headlineRest,
  );
  const headings = blocks.sections.filter((block) => isSaidBySection(block, resume)).map(({ heading }) => heading);
  const placed = Map.groupBy(structured.leftover, placeOf);
  const told = new Map([...placed].map(([place, parts]) => [place, parts.map((part) => part.text).join(' ')]));
  const isAnnounced = (words: string): boolean => {
    const match = matchHeading(words);
    return match?.exact === true && isThere(match.target, resume);
  };
  const lost = lostLines(resume, text.lines, { headings, isAnnounced, placed: told, asOf });
  const headed = new Set(blocks.sections.map(({ headingLine }) => placeOf(headingLine)));
  structured.reads = withDoubts(structured.reads, [
    ...structured.leftover,
    ...lost.filter((each) => isOfEntries(each) && !headed.has(placeOf(each.line))).map(({ line }) => line),
  ]);
  structured.leftover = inOrder(structured.leftover, lost);
  return structured;
};

/** Whether a text is only the label of a detail, or a heading of details. */
const isContactLabel = (text: string): boolean =>
  labelKind(withoutColon(text)) !== undefined || matchHeading(text)?.target.kind === 'contact';

/** Whether what a heading announces is there, so that it says what the heading says. */
const isThere = (target: HeadingTarget, { basics, summary, sections }: Resume): boolean => {
  if (target.kind === 'section') return sections[target.section.key].items.length > 0;
  if (target.kind === 'summary') return summary !== '';
  return target.kind === 'headline' ? basics.headline !== '' : target.kind === 'contact';
};

/** Whether the section says what its heading says: a heading of a section that no list has says something of its own. */
const isSaidBySection = ({ target, confidence, guessed }: SectionBlock, resume: Resume): boolean =>
  isThere(target, resume) && (target.kind !== 'section' || (confidence === 1 && !guessed));

const putContacts = (contacts: Contacts, { resume, reads }: Structured): void => {
  const { basics } = resume;
  const put = (key: 'fullName' | 'headline' | 'email' | 'phone', found: Read<string> | undefined): void => {
    if (!found?.value) return;
    basics[key] = found.value;
    reads.push({ path: `basics.${key}`, read: found });
  };
  put('fullName', contacts.name);
  put('headline', contacts.headline);
  put('email', contacts.email);
  put('phone', contacts.phone);
  if (contacts.place) {
    basics.location = contacts.place.value;
    for (const [key, value] of Object.entries(contacts.place.value))
      if (value) reads.push({ path: `basics.location.${key}`, read: contacts.place });
  }
  for (const link of contacts.links) {
    const id = newId();
    basics.links.push({ id, ...link.value });
    reads.push({ path: `basics.links.${id}.url`, read: link });
  }
  for (const extra of contacts.extra) {
    const id = newId();
    basics.extra.push({ id, ...extra.value });
    reads.push({ path: `basics.extra.${id}.value`, read: extra });
  }
};

/** The summary is under its heading, or is prose between the name and the first heading. */
const putSummary = (
  sections: readonly SectionBlock[],
  unread: readonly Line[],
  told: ReadonlySet<Line>,
  structured: Structured,
): void => {
  const announced = sections.filter((block) => block.target.kind === 'summary' && block.lines.length > 0);
  // A word below one of several headings is none: a button, a mark of the page.
  const withText = announced.filter(({ lines }) => lines.some(({ text }) => text.trim().split(/\s+/u).length > 2));
  const headed = withText.length > 0 ? withText : announced;
  const prose = proseAmong(unread, told);
  // A motto above what the person says.
  if (prose.length > 1 && /^["“«„]/u.test(prose[0]?.text ?? '')) prose.shift();
  const lines =
    headed.length > 0 ? headed.flatMap((block) => block.lines) : prose.flatMap((paragraph) => paragraph.lines);
  const taken = new Set(lines);
  structured.leftover.push(...unread.filter((line) => !taken.has(line) && !TITLE_OF_DOCUMENT.test(line.text.trim())));
  const text = richTextOf(lines);
  if (!text) return;
  structured.resume.summary = text;
  structured.reads.push({ path: 'summary', read: { value: text, lines, confidence: headed.length > 0 ? 0.95 : 0.6 } });
};

/** Reads a block into a section of the resume, or into the sections that its lines show to be right. */
const putSection = (
  block: SectionBlock,
  section: Section,
  structured: Structured,
  asOf: string,
  usual: () => number,
): void => {
  const isOfTags =
    (section.kind === 'list' && isLabelledList(block.lines)) ||
    (section.kind === 'levels' && areOfPrograms(block.lines));
  if (tagsSection && isOfTags) {
    const target = { kind: 'section' as const, section: tagsSection };
    putSection({ ...block, target }, tagsSection, structured, asOf, usual);
    return;
  }
  const parts = partsBesideLanguages(block, section);
  if (parts) {
    for (const [each, lines] of parts) {
      const target = { kind: 'section' as const, section: each };
      putSection({ ...block, target, confidence: 1, guessed: false, lines }, each, structured, asOf, usual);
    }
    return;
  }
  const content = structured.resume.sections[section.key];
  const all = section.kind === 'tags' ? takeSpokenLanguages(block, structured) : block.lines;
  const { listed: lines, told } =
    section.kind === 'tags' ? withoutToldSkills(withoutYearsOfSkills(all)) : { listed: all, told: [] };
  structured.leftover.push(...told);
  if (vocabularyOf(section) === 'job' && areUndatedSentences(lines, asOf)) {
    putOwnSection(block, structured, asOf);
    return;
  }
  const { entries, unplaced } = readSection(lines, section, asOf, usual);
  const isKnown =
    block.confidence === 1 && !block.guessed && block.target.kind === 'section' && block.target.section === section;
  // A name that fits only some of the entries is none of the section.
  if (isKnown && content.heading !== '' && entries.length > 0) content.heading = '';
  // What a person calls a section is kept where the section is not called so in any list.
  if (!isKnown && content.heading === '' && content.items.length === 0 && entries.length > 0)
    content.heading = block.heading;
  const isUncertain =
    section.kind !== 'tags' &&
    (isOfSeveral(block.heading) || (section.key === 'publication' && TALKS.test(block.heading)));
  const announced = { sharing: sharingSections(block.heading), isUncertain };
  for (const entry of entries) putEntry(section, entry, announced, block, structured, asOf);
  structured.leftover.push(...unplaced);
};

/** Adds an entry of a section to the one that its words belong to: the heading may announce several. */
const putEntry = (
  section: Section,
  given: ReadFields,
  { sharing, isUncertain }: { sharing: readonly Section[]; isUncertain: boolean },
  block: SectionBlock,
  structured: Structured,
  asOf: string,
): void => {
  if (putSpokenLanguages(section, given, block, structured, asOf)) return;
  const other = otherOfStudies(block.heading, section, given);
  if (other) {
    const lines = [...new Set(Object.values(given).flatMap((found) => found.lines))].toSorted(byPosition);
    for (const entry of readSection(lines, other, asOf).entries) putItem(other, entry, block, structured);
    return;
  }
  const fields = section.kind === 'tags' ? withoutSpoken(section, given, block, structured) : given;
  const byWords = sharing.includes(section)
    ? sectionByWords(fields, section, sharing)
    : sectionOfOwnProject(fields, section);
  const right = byWords ?? (isUncertain ? undefined : section);
  const [to, own] = [right ?? section, right ? block : { ...block, confidence: 0.1 }];
  putItem(to, to === section ? fields : asFieldsOf(fields, section, to), own, structured);
};

/** "Languages and certificates": the lines that name languages or levels, and the others, with the section of each. */
const partsBesideLanguages = ({ heading, lines }: SectionBlock, section: Section): [Section, Line[]][] | undefined => {
  const other = section.kind === 'levels' ? otherAnnounced(heading) : undefined;
  if (!other) return undefined;
  const speaks = (line: Line): boolean => isLevel(line.text) || levelsIn(line).some(({ name }) => isLanguageName(name));
  const { spoken = [], rest = [] } = Object.groupBy(lines, (line) => (speaks(line) ? 'spoken' : 'rest'));
  return spoken.length > 0 && rest.length > 0
    ? [
        [section, spoken],
        [other, rest],
      ]
    : undefined;
};

/** The section that a heading announces beside that of languages: "Languages and certificates". */
const otherAnnounced = (heading: string): Section | undefined =>
  targetsOf(heading).flatMap((target) =>
    target.kind === 'section' && target.section.kind !== 'levels' ? [target.section] : [],
  )[0];

/** Adds an entry to a section of the resume. */
const putItem = (section: Section, fields: ReadFields, block: SectionBlock, structured: Structured): void => {
  structured.resume.sections[section.key].items.push(
    itemOf(section, fields, `sections.${section.key}.items`, block, structured),
  );
};

/** Headings of what was said rather than published. */
const TALKS =
  /\b(?:talks?|presentations?|lectures?|speaking|keynotes?|posters?)\b|vortr[aä]g|conférences? (?:invit|donn)|communications? orales?|ponencias|charlas|palestras|comunicaç|presentazion|relazion|föredrag|wystąpieni|sunum/iu;

/** "Cloud: AWS, Azure" in every item: groups of keywords, whatever their heading is called. */
const isLabelledList = (lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  lines.filter((line) => /^[^:：,]{2,40}[:：]\s*\S/u.test(line.text)).length >= 0.8 * lines.length &&
  lines.every((line) => !/(?:19|20)\d\d/u.test(line.text));

/** Moves lines that name a spoken language with its level to where they belong, and returns the others. */
const takeSpokenLanguages = (block: SectionBlock, structured: Structured): Line[] => {
  const target = levelsSection;
  const names = target && fieldNames(target.fields);
  if (!target || names?.title === undefined || names.level === undefined) return block.lines;
  const kept = block.lines.filter((line) => {
    const spoken = levelsIn(line);
    const words = /[:：]/u.test(line.text) ? [] : line.cells.flatMap(({ text }) => listOf(text));
    // "Phlebotomy, Epic, Spanish (fluent)": other words would be lost.
    if (words.some((word) => !isLanguageName(withoutLevel(word).name) && !isLevel(word))) return true;
    const isSpoken = ({ name, level }: (typeof spoken)[number]): boolean =>
      (isLanguageName(name) && level !== '') || isLevelOfPart(level);
    if (spoken.length === 0 || !spoken.every(isSpoken)) return true;
    for (const { name, level } of spoken) {
      const fields = { [names.title ?? '']: read(name, [line], 0.85), [names.level ?? '']: read(level, [line], 0.8) };
      putItem(target, fields, block, structured);
    }
    return false;
  });
  // "Languages" above them is the name of no keywords, nor are the names of their columns.
  const left = new Set(kept);
  for (const [at, line] of [...block.lines.entries()].toReversed()) {
    const next = block.lines[at + 1];
    if (!next || left.has(next)) continue;
    const isLabel = !line.bullet && sectionOfHeading(line.text) === target;
    if (isLabel || isHead(line, next)) left.delete(line);
  }
  return kept.filter((line) => left.has(line));
};

/** Keywords without the languages among them that say how well they are spoken: "EKG, Epic, Spanish (fluent)". */
const withoutSpoken = (from: Section, fields: ReadFields, block: SectionBlock, structured: Structured): ReadFields => {
  const { tags: key = '' } = fieldNames(from.fields);
  const tags = fields[key];
  const target = levelsSection;
  const { title, level: degree } = target ? fieldNames(target.fields) : {};
  if (!target || title === undefined || degree === undefined || !tags || !Array.isArray(tags.value)) return fields;
  const isSpoken = (tag: string): boolean => {
    const { name, level } = withoutLevel(tag);
    return isLanguageName(name) && isLevel(level);
  };
  const spoken = tags.value.filter(isSpoken);
  const rest = tags.value.filter((tag) => !isSpoken(tag));
  if (spoken.length === 0 || rest.length === 0) return fields;
  for (const tag of spoken) {
    const { name, level } = withoutLevel(tag);
    const said = { [title]: { ...tags, value: name }, [degree]: { ...tags, value: level } };
    putItem(target, said, block, structured);
  }
  return { ...fields, [key]: { ...tags, value: rest } };
};

/** A group of keywords that names spoken languages belongs to the section for languages. */
const putSpokenLanguages = (
  from: Section,
  fields: ReadFields,
  block: SectionBlock,
  structured: Structured,
  asOf: string,
): boolean => {
  const names = fieldNames(from.fields);
  const title = fields[names.title ?? '']?.value;
  const tags = fields[names.tags ?? ''];
  if (from.kind !== 'tags' || typeof title !== 'string' || !Array.isArray(tags?.value)) return false;
  const spoken = tags.value.map(withoutLevel);
  const target = matchHeading(title)?.target;
  const known = sectionOfHeading(title);
  // "Certificates: Forklift; First aid (2023)" among the skills.
  if (known?.key === 'certification') {
    const [line] = tags.lines;
    const lines = line
      ? tags.value.map((text) =>
          withCells(line, [{ text, x: line.x, right: line.right, runs: [{ text, style: line.style }] }]),
        )
      : [];
    for (const entry of lines.flatMap((each) => readSection([each], known, asOf).entries))
      putItem(known, entry, block, structured);
    return lines.length > 0;
  }
  if (target?.kind === 'section' && target.section.kind === 'tags' && target.section.key !== from.key) {
    // "Interests: chess, rowing" among the skills.
    const own = fieldNames(target.section.fields);
    for (const value of tags.value)
      if (typeof value === 'string' && own.title !== undefined)
        putItem(target.section, { [own.title]: { ...tags, value } }, block, structured);
    return true;
  }
  // "Italian: learned at university" is one language.
  if (levelsSection && isLanguageName(title)) {
    const own = fieldNames(levelsSection.fields);
    const said = {
      ...(own.title === undefined ? {} : { [own.title]: { ...tags, value: title } }),
      ...(own.level === undefined ? {} : { [own.level]: { ...tags, value: tags.value.join(', ') } }),
    };
    putItem(levelsSection, said, block, structured);
    return true;
  }
  // "Languages: English (C1), Klingon": most are known.
  const named = spoken.filter((each) => isLanguageName(each.name)).length;
  if (named < spoken.length && (named < 2 || named < 0.5 * spoken.length)) return false;
  if (target?.kind !== 'section' || target.section.kind !== 'levels') return false;
  const { title: name, level: degree } = fieldNames(target.section.fields);
  if (name === undefined) return false;
  for (const { name: value, level } of spoken) {
    const said = { [name]: { ...tags, value }, ...(degree && level ? { [degree]: { ...tags, value: level } } : {}) };
    putItem(target.section, said, block, structured);
  }
  return true;
};

/** Short items without dates or sentences: a list of keywords. */
const isKeywordList = (lines: readonly Line[], asOf: string): boolean =>
  lines.length > 0 &&
  lines.every(
    (line) =>
      line.text.length <= 60 &&
      !/[.!?。]$/u.test(line.text) &&
      line.cells.every((cell) => cell.text.split(/\s+/u).length <= 5) &&
      findDates(line.text, asOf).length === 0,
  );

/** Sections whose entries are more than words, so that a list of words belies a guess at the heading. */
const isGuessOfKeywords = ({ guessed, target, lines }: SectionBlock, asOf: string): boolean =>
  guessed &&
  target.kind === 'section' &&
  (target.section.kind === 'timeline' || target.section.key === 'publication') &&
  isKeywordList(unfoldGrids(lines, asOf), asOf);

/** A section under a heading that no registered section has. */
const putOwnSection = (block: SectionBlock, structured: Structured, asOf: string): void => {
  const lines = unfoldGrids(takeSpokenLanguages(block, structured), asOf);
  if (lines.length === 0) return;
  if (tagsSection && isKeywordList(lines, asOf)) {
    const names = fieldNames(tagsSection.fields);
    const groups = readSection(lines, tagsSection, asOf).entries;
    const heading = read(block.heading, [block.headingLine], 0.7);
    for (const group of groups) {
      const fields = names.title === undefined || names.title in group ? group : { [names.title]: heading, ...group };
      putItem(tagsSection, fields, block, structured);
    }
    return;
  }
  const entries = readEntries(lines, customFields, asOf);
  const dated = entries.some((fields) => 'start' in fields || 'end' in fields);
  const titled = entries.filter((fields) => 'title' in fields).length > entries.length / 2;
  const own = { id: newId(), key: kebab(block.heading), heading: block.heading, hidden: false, grouped: false };
  const kind: LayoutKind = dated ? 'timeline' : titled && entries.length > 1 ? 'list' : 'text';
  const shown = kind === 'text' ? [textEntry(lines, fieldNames(customFields))] : entries;
  structured.resume.custom.push({
    ...own,
    key: own.key || own.id.slice(-8),
    kind,
    items: shown.map((fields) => itemOf({ fields: customFields }, fields, `custom.${own.id}.items`, block, structured)),
  });
};

const EMPTY: Record<string, FieldValue> = { boolean: false, tags: [] };

const itemOf = (
  section: Pick<Section, 'fields'>,
  fields: ReadFields,
  path: string,
  block: SectionBlock,
  { reads }: Structured,
): Item => {
  // Jobs, studies and languages show by their words whether a guess at their heading was right.
  const guessed = block.guessed && block.target.kind === 'section' ? block.target.section : undefined;
  const isOnlyGuessed = guessed !== undefined && guessed.kind !== 'levels' && vocabularyOf(guessed) === 'thing';
  const item: Item = { id: newId(), hidden: false, breakBefore: false, keepTogether: false };
  for (const [name, field] of Object.entries(section.fields)) {
    const found = fields[name];
    item[name] = found?.value ?? EMPTY[field.kind] ?? '';
    if (found)
      reads.push({
        path: `${path}.${item.id}.${name}`,
        read: { ...found, confidence: found.confidence * (0.6 + 0.4 * (isOnlyGuessed ? 0.1 : block.confidence)) },
      });
  }
  return item;
};
