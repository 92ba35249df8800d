import {
  formatRichText,
  orderedSections,
  parseRichText,
  type Item,
  type PlacedSection,
  type Resume,
} from '@vitae/domain';
import { withItems } from './resume-groups.ts';
import { emptyEntry } from './resume-places.ts';

/** The sections a left-over line can be added to, the summary first. */
export function leftoverTargets(resume: Resume): { key: string; heading: string }[] {
  return orderedSections(resume).map(({ key, heading }) => ({ key, heading }));
}

/**
 * The resume with a line added to a section: to the text of the summary, to the text of the last entry that has one,
 * otherwise as a new entry.
 */
export function addLeftover(resume: Resume, sectionKey: string, line: string): Resume {
  const section = orderedSections(resume).find(({ key }) => key === sectionKey);
  if (!section) return resume;
  if (section.key === 'summary') return { ...resume, summary: appended(resume.summary, line) };
  const body = nameOfSlot(section, 'body');
  const last = section.content.items.at(-1);
  if (body && last) {
    const text = last[body];
    return withItems(resume, section, (items) =>
      items.map((item) =>
        item.id === last.id ? { ...item, [body]: appended(typeof text === 'string' ? text : '', line) } : item,
      ),
    );
  }
  return withItems(resume, section, (items) => [...items, entryOf(section, line)]);
}

/** The resume with one section as it is in `other`: undoes what was added there and keeps every other edit. */
export function withSectionOf(resume: Resume, other: Resume, sectionKey: string): Resume {
  if (sectionKey === 'summary') return { ...resume, summary: other.summary };
  const section = orderedSections(other).find(({ key }) => key === sectionKey);
  return section ? withItems(resume, section, () => section.content.items) : resume;
}

function entryOf(section: PlacedSection, line: string): Item {
  const target =
    nameOfSlot(section, 'title') ?? nameOfSlot(section, 'body') ?? Object.keys(section.fields)[0] ?? 'body';
  return { ...emptyEntry(section), [target]: line };
}

function nameOfSlot(section: PlacedSection, slot: string): string | undefined {
  return Object.entries(section.fields).find(([, field]) => field.slot === slot)?.[0];
}

/** Rich text with one more line: a bullet after bullets, otherwise a paragraph. */
function appended(text: string, line: string): string {
  const blocks = parseRichText(text);
  const kind = blocks.at(-1)?.kind ?? 'paragraph';
  const words = kind === 'bullet' ? line.replace(/^[-•▪◦*]\s*/, '') : line;
  return formatRichText([...blocks, { kind, spans: [{ text: words }] }]);
}
