import { labelSeparator, resumeView, type Resume, type ViewEntry, type ViewSection } from '@vitae/domain';
import { labelled } from '../detail.ts';
import type { Exporter } from '../exporter.ts';
import { plainBody } from '../plain-body.ts';

/** To paste into a form. */
export const plainText: Exporter<Resume> = {
  id: 'txt',
  extension: 'txt',
  mediaType: 'text/plain',
  write: async (resume) => resumeToPlainText(resume),
};

/** What a resume shows as plain text: a heading on its own line, bullets as "- ". */
function resumeToPlainText(resume: Resume): string {
  const view = resumeView(resume);
  const head = [
    view.fullName.text,
    view.headline.text,
    ...view.contacts.map((contact) => labelled(contact, view.locale)),
  ];
  const parts = [head, ...view.sections.map((section) => sectionLines(section, view.locale))];
  return `${parts
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n\n')}\n`;
}

function sectionLines(section: ViewSection, locale: string): string[] {
  const entries = section.entries.map((entry) => entryLines(entry, locale).filter(Boolean));
  const spaced = entries.some((lines) => lines.length > 1);
  const heading = section.heading.text;
  return [
    heading && `${heading}\n${'-'.repeat([...heading].length)}`,
    entries.map((lines) => lines.join('\n')).join(spaced ? '\n\n' : '\n'),
  ];
}

function entryLines(entry: ViewEntry, locale: string): string[] {
  const tags = entry.tags.text;
  const title = [entry.title.text, entry.level.text && `(${entry.level.text})`].filter(Boolean).join(' ');
  return [
    entry.subtitle.text || entry.roles.length ? title : [title, tags].filter(Boolean).join(labelSeparator(locale)),
    entry.subtitle.text,
    [entry.location.text, entry.dates.text].filter(Boolean).join(' | '),
    ...entry.meta.map((value) => labelled(value, locale)),
    entry.email?.text ?? '',
    entry.phone?.text ?? '',
    entry.url?.text ?? '',
    ...plainBody(entry.body.blocks),
    entry.subtitle.text ? tags : '',
    ...entry.roles.flatMap((role) => ['', ...entryLines(role, locale)]),
  ];
}
