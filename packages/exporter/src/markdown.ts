import { formatRichText, resumeView, type Resume, type RichBlock, type ViewEntry, type ViewSection } from '@vitae/domain';

/** Writes what a resume shows as Markdown (CommonMark): name and section headings, one heading an entry, bullets as lists. */
export function resumeToMarkdown(resume: Resume): string {
  const view = resumeView(resume);
  const contacts = view.contacts.map(({ kind, label, text, href }) => {
    const shown = href && kind === 'link' ? `[${text}](${href})` : text;
    return `- ${label ? `${label}: ` : ''}${shown}`;
  });
  const blocks = [
    view.fullName.text && `# ${view.fullName.text}`,
    view.headline.text && `*${view.headline.text}*`,
    contacts.join('\n'),
    ...view.sections.flatMap(sectionMarkdown),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function sectionMarkdown(section: ViewSection): string[] {
  const heading = section.heading.text && `## ${section.heading.text}`;
  // Entries of a single line read best as one list.
  if (section.entries.every(isOneLine)) return [heading, section.entries.map((entry) => `- ${oneLine(entry)}`).join('\n')];
  return [heading, ...section.entries.flatMap((entry) => entryMarkdown(entry, 3))];
}

function isOneLine(entry: ViewEntry): boolean {
  return Boolean(entry.title.text || entry.tags.items.length) && entry.body.blocks.length === 0 && entry.roles.length === 0 && !entry.subtitle.text;
}

function oneLine(entry: ViewEntry): string {
  const name = [entry.title.text && `**${entry.title.text}**`, entry.level.text && `(${entry.level.text})`].filter(Boolean).join(' ');
  return [name, ...details(entry), entry.tags.items.join(', ')].filter(Boolean).join(': ');
}

function details(entry: ViewEntry): string[] {
  return [
    entry.location.text,
    entry.dates.text,
    ...entry.meta.map((value) => `${value.label}: ${value.text}`),
    entry.email?.text ?? '',
    entry.phone?.text ?? '',
    entry.url ? `[${entry.url.text}](${entry.url.href})` : '',
  ].filter(Boolean);
}

function entryMarkdown(entry: ViewEntry, level: number): string[] {
  const heading = [entry.title.text, entry.subtitle.text].filter(Boolean).join(' — ');
  return [
    heading && `${'#'.repeat(level)} ${heading}`,
    [entry.level.text, ...details(entry)].filter(Boolean).join(' · '),
    entry.body.blocks.length ? formatRichText(entry.body.blocks satisfies RichBlock[]) : '',
    entry.tags.items.join(', '),
    ...entry.roles.flatMap((role) => entryMarkdown(role, level + 1)),
  ].filter(Boolean);
}
