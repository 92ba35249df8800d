import { resumeView, type Resume, type ViewEntry, type ViewSection } from '@vitae/domain';
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
  const head = [view.fullName.text, view.headline.text, ...view.contacts.map(labelled)];
  const parts = [head, ...view.sections.map(sectionLines)];
  return `${parts
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n\n')}\n`;
}

function sectionLines(section: ViewSection): string[] {
  const entries = section.entries.map((entry) => entryLines(entry).filter(Boolean));
  const spaced = entries.some((lines) => lines.length > 1);
  const heading = section.heading.text;
  return [
    heading && `${heading}\n${'-'.repeat([...heading].length)}`,
    entries.map((lines) => lines.join('\n')).join(spaced ? '\n\n' : '\n'),
  ];
}

function entryLines(entry: ViewEntry): string[] {
  const tags = entry.tags.text;
  const title = [entry.title.text, entry.level.text && `(${entry.level.text})`].filter(Boolean).join(' ');
  return [
    entry.subtitle.text || entry.roles.length ? title : [title, tags].filter(Boolean).join(': '),
    entry.subtitle.text,
    [entry.location.text, entry.dates.text].filter(Boolean).join(' | '),
    ...entry.meta.map(labelled),
    entry.email?.text ?? '',
    entry.phone?.text ?? '',
    entry.url?.text ?? '',
    ...plainBody(entry.body.blocks),
    entry.subtitle.text ? tags : '',
    ...entry.roles.flatMap((role) => ['', ...entryLines(role)]),
  ];
}
