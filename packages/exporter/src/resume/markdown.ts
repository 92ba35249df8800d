import { labelSeparator, resumeView, type Resume, type ViewEntry, type ViewSection } from '@vitae/domain';
import type { Exporter } from '../exporter.ts';
import { bodyMarkdown, detailMarkdown, escaped, personMarkdown } from '../rich-markdown.ts';
import { detailsOf, isOneLine } from './entries.ts';

export const markdown: Exporter<Resume> = {
  id: 'md',
  extension: 'md',
  mediaType: 'text/markdown',
  write: async (resume) => resumeToMarkdown(resume),
};

/** What a resume shows as Markdown (CommonMark): name and section headings, one heading per entry, bullets as lists. */
function resumeToMarkdown(resume: Resume): string {
  const view = resumeView(resume);
  const blocks = [
    ...personMarkdown(view),
    ...view.sections.flatMap((section) => sectionMarkdown(section, view.locale)),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function sectionMarkdown(section: ViewSection, locale: string): string[] {
  const heading = section.heading.text && `## ${escaped(section.heading.text)}`;
  // Entries of a single line are easiest to read as one list.
  if (section.entries.every(isOneLine))
    return [heading, section.entries.map((entry) => `- ${oneLine(entry, locale)}`).join('\n')];
  return [heading, ...section.entries.flatMap((entry) => entryMarkdown(entry, 3, locale))];
}

function oneLine(entry: ViewEntry, locale: string): string {
  const name = [
    entry.title.text && `**${escaped(entry.title.text)}**`,
    entry.level.text && `(${escaped(entry.level.text)})`,
  ]
    .filter(Boolean)
    .join(' ');
  return [name, ...details(entry, locale), tags(entry)].filter(Boolean).join(labelSeparator(locale));
}

function details(entry: ViewEntry, locale: string): string[] {
  // Only web addresses are links: an address or a number on the page is recognised by every reader.
  const values = detailsOf(entry).map((value) =>
    detailMarkdown({ ...value, href: value.text === entry.url?.text ? value.href : null }, locale),
  );
  return [escaped(entry.location.text), escaped(entry.dates.text), ...values].filter(Boolean);
}

const tags = (entry: ViewEntry): string => escaped(entry.tags.text);

function entryMarkdown(entry: ViewEntry, level: number, locale: string): string[] {
  const heading = [entry.title.text, entry.subtitle.text].filter(Boolean).join(' — ');
  return [
    heading && `${'#'.repeat(level)} ${escaped(heading)}`,
    [escaped(entry.level.text), ...details(entry, locale)].filter(Boolean).join(' · '),
    bodyMarkdown(entry.body.blocks),
    tags(entry),
    ...entry.roles.flatMap((role) => entryMarkdown(role, level + 1, locale)),
  ].filter(Boolean);
}
