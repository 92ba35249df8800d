import type { Resume } from './resume.ts';
import { resumeView, type ViewEntry } from './view.ts';

/** All text that a resume shows, in reading order, one field per line: the text that is searched. */
export function documentText(resume: Resume): string {
  const view = resumeView(resume);
  return [
    view.fullName.text,
    view.headline.text,
    ...view.contacts.map((contact) => contact.text),
    ...view.sections.flatMap((section) => [section.heading.text, ...section.entries.flatMap(entryText)]),
  ]
    .filter(Boolean)
    .join('\n');
}

function entryText(entry: ViewEntry): string[] {
  return [
    entry.title.text,
    entry.subtitle.text,
    entry.location.text,
    entry.dates.text,
    entry.level.text,
    entry.url?.text ?? '',
    entry.email?.text ?? '',
    entry.phone?.text ?? '',
    ...entry.meta.map((value) => value.text),
    ...entry.tags.items,
    ...entry.body.blocks.map((block) => block.spans.map((span) => span.text).join('')),
    ...entry.roles.flatMap(entryText),
  ];
}
