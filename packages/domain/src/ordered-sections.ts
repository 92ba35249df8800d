import { customFields } from './custom-fields.ts';
import type { Resume } from './resume.ts';
import type { Field, LayoutKind, SectionContent } from './section.ts';
import { sections } from './sections/index.ts';
import { documentStrings } from './strings.ts';

/** A section of a document, ready to be ordered and drawn. */
export interface PlacedSection {
  /** Section key, custom section id, or `summary`. */
  key: string;
  path: string;
  /** Heading in the document's language, or the user's own. */
  heading: string;
  kind: LayoutKind;
  fields: Readonly<Record<string, Field>>;
  content: SectionContent;
}

/** Every section of a resume in the order of its layout, including empty and hidden ones and the summary. */
export function orderedSections(resume: Resume): PlacedSection[] {
  const language = resume.locale.split('-')[0] ?? 'en';
  const summary: PlacedSection = {
    key: 'summary',
    path: 'summary',
    heading: documentStrings(resume.locale).summary,
    kind: 'text',
    fields: { body: { kind: 'richText', slot: 'body', label: 'Summary' } },
    content: {
      heading: '',
      hidden: false,
      grouped: false,
      items: [{ id: 'summary', hidden: false, breakBefore: false, keepTogether: false, body: resume.summary }],
    },
  };
  const registered = sections.map((section): PlacedSection => {
    const content = resume.sections[section.key];
    const headings: Partial<Record<string, string>> = section.headings;
    return {
      key: section.key,
      path: `sections.${section.key}`,
      heading: content.heading || headings[language] || section.headings.en,
      kind: section.kind,
      fields: section.fields,
      content,
    };
  });
  const custom = resume.custom.map((section): PlacedSection => ({
    key: section.id,
    path: `custom.${section.id}`,
    heading: section.heading,
    kind: section.kind,
    fields: customFields,
    content: section,
  }));
  const usual = [summary, ...registered, ...custom];
  const placed = resume.template.layout.order.flatMap((key) => usual.find((section) => section.key === key) ?? []);
  return [...new Set([...placed, ...usual])];
}
