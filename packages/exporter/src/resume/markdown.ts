import {
  resumeView,
  type Resume,
  type RichBlock,
  type RichSpan,
  type ViewEntry,
  type ViewSection,
} from '@vitae/domain';
import { detailsOf, isOneLine, type Detail } from './entries.ts';
import type { Exporter } from '../exporter.ts';

export const markdown: Exporter<Resume> = {
  id: 'md',
  extension: 'md',
  mediaType: 'text/markdown',
  write: async (resume) => resumeToMarkdown(resume),
};

/** What a resume shows as Markdown (CommonMark): name and section headings, one heading an entry, bullets as lists. */
function resumeToMarkdown(resume: Resume): string {
  const view = resumeView(resume);
  const blocks = [
    view.fullName.text && `# ${escaped(view.fullName.text)}`,
    view.headline.text && `*${escaped(view.headline.text)}*`,
    view.contacts
      .map((contact) => `- ${detail({ ...contact, href: contact.kind === 'link' ? contact.href : null })}`)
      .join('\n'),
    ...view.sections.flatMap(sectionMarkdown),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function sectionMarkdown(section: ViewSection): string[] {
  const heading = section.heading.text && `## ${escaped(section.heading.text)}`;
  // Entries of a single line read best as one list.
  if (section.entries.every(isOneLine))
    return [heading, section.entries.map((entry) => `- ${oneLine(entry)}`).join('\n')];
  return [heading, ...section.entries.flatMap((entry) => entryMarkdown(entry, 3))];
}

function oneLine(entry: ViewEntry): string {
  const name = [
    entry.title.text && `**${escaped(entry.title.text)}**`,
    entry.level.text && `(${escaped(entry.level.text)})`,
  ]
    .filter(Boolean)
    .join(' ');
  return [name, ...details(entry), tags(entry)].filter(Boolean).join(': ');
}

function details(entry: ViewEntry): string[] {
  // Only addresses of the web are links: an address or a number that stands on the page is one for every reader.
  const values = detailsOf(entry).map((value) =>
    detail({ ...value, href: value.text === entry.url?.text ? value.href : null }),
  );
  return [escaped(entry.location.text), escaped(entry.dates.text), ...values].filter(Boolean);
}

const detail = ({ label, text, href }: Detail): string =>
  `${label ? `${escaped(label)}: ` : ''}${href ? linked(escaped(text), href) : escaped(text)}`;

const tags = (entry: ViewEntry): string => escaped(entry.tags.text);

function entryMarkdown(entry: ViewEntry, level: number): string[] {
  const heading = [entry.title.text, entry.subtitle.text].filter(Boolean).join(' — ');
  return [
    heading && `${'#'.repeat(level)} ${escaped(heading)}`,
    [escaped(entry.level.text), ...details(entry)].filter(Boolean).join(' · '),
    bodyMarkdown(entry.body.blocks),
    tags(entry),
    ...entry.roles.flatMap((role) => entryMarkdown(role, level + 1)),
  ].filter(Boolean);
}

/** Bullets that follow each other are one list. */
const bodyMarkdown = (blocks: readonly RichBlock[]): string =>
  blocks
    .map(({ kind, spans }, index) => {
      const gap = index === 0 ? '' : kind === 'bullet' && blocks[index - 1]?.kind === 'bullet' ? '\n' : '\n\n';
      const text = spans.map(spanMarkdown).join('').trim();
      return `${gap}${kind === 'bullet' ? '- ' : ''}${text}`;
    })
    .join('');

function spanMarkdown({ text, bold, italic, href }: RichSpan): string {
  // Marks hug the words: Markdown does not read "** bold**" as bold.
  const [, lead = '', core = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  if (!core) return text;
  const mark = `${italic ? '*' : ''}${bold ? '**' : ''}`;
  const marked = `${mark}${escaped(core)}${[...mark].toReversed().join('')}`;
  return `${lead}${href ? linked(marked, href) : marked}${trail}`;
}

const linked = (text: string, href: string): string =>
  `[${text}](${href.replace(/[\s()<>\\]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;

/**
 * An address in the text with signs that would want a backslash: readers that link addresses by themselves take the
 * backslash for a part of it.
 */
const MARKED_ADDRESS = /(https?:\/\/[^\s<>]*[\\`*[\]|~][^\s<>]*)/giu;

/**
 * Plain text on one line, with a backslash before what Markdown would read as a mark (CommonMark, 2.4), and such
 * addresses in brackets (6.5).
 */
const escaped = (text: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .split(MARKED_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : backslashed(part)))
    .join('')
    .replace(/^(?:[-+#=]|\d{1,9}(?=[.)](?:\s|$)))/u, (start) => (/^\d/u.test(start) ? `${start}\\` : `\\${start}`));

const backslashed = (text: string): string =>
  text.replace(/[\\`*[\]<>|~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);
