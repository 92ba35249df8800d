import { labelSeparator, listSign, type ResumeView, type RichBlock, type RichSpan } from '@vitae/domain';
import type { Detail } from './detail.ts';

/** A value with its label; `href` makes it a link. */
export const detailMarkdown = ({ label, text, href }: Detail, locale: string): string =>
  `${label ? `${escaped(label)}${labelSeparator(locale)}` : ''}${href ? linked(escaped(text), href) : escaped(text)}`;

/** Whose document it is: a name, a headline and contacts, as blocks of Markdown; `''` for what is missing. */
export const personMarkdown = ({
  fullName,
  headline,
  contacts,
  locale,
}: Pick<ResumeView, 'fullName' | 'headline' | 'contacts' | 'locale'>): string[] => [
  fullName.text && `# ${escaped(fullName.text)}`,
  headline.text && `*${escaped(headline.text)}*`,
  contacts
    .map(
      (contact) => `- ${detailMarkdown({ ...contact, href: contact.kind === 'link' ? contact.href : null }, locale)}`,
    )
    .join('\n'),
];

/** Rich text as Markdown; consecutive entries are one list. */
export const bodyMarkdown = (blocks: readonly RichBlock[]): string =>
  blocks
    .map((block, index) => {
      const isOneList = block.kind !== 'paragraph' && blocks[index - 1]?.kind === block.kind && block.number !== 1;
      const gap = index === 0 ? '' : isOneList ? '\n' : '\n\n';
      const text = block.spans.map(spanMarkdown).join('').trim();
      return `${gap}${listSign(block)}${text}`;
    })
    .join('');

function spanMarkdown({ text, bold, italic, underline, href }: RichSpan): string {
  // Marks must touch the words: Markdown does not read "** bold**" as bold.
  const [, lead = '', core = '', trail = ''] = /^(\s*)([\s\S]*?)(\s*)$/u.exec(text) ?? [];
  if (!core) return text;
  const mark = `${italic ? '*' : ''}${bold ? '**' : ''}`;
  const words = `${mark}${escaped(core)}${[...mark].toReversed().join('')}`;
  // Markdown has no mark for it, but allows HTML.
  const marked = underline ? `<u>${words}</u>` : words;
  return `${lead}${href ? linked(marked, href) : marked}${trail}`;
}

const linked = (text: string, href: string): string =>
  `[${text}](${href.replace(/[\s()<>\\]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)})`;

/**
 * An address in the text with characters that would need a backslash: readers that link addresses automatically treat
 * the backslash as a part of it.
 */
const MARKED_ADDRESS = /(https?:\/\/[^\s<>]*[\\`*[\]|~][^\s<>]*)/giu;

/**
 * Plain text on one line, with a backslash before what Markdown would read as a mark (CommonMark, 2.4), and such
 * addresses in brackets (6.5).
 */
export const escaped = (text: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .split(MARKED_ADDRESS)
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : backslashed(part)))
    .join('')
    // The end of a heading may be closed by such signs (4.2).
    .replace(/(?<=\s)#+$/u, String.raw`\$&`)
    .replace(/^(?:[-+#=]|\d{1,9}(?=[.)](?:\s|$)))/u, (start) => (/^\d/u.test(start) ? `${start}\\` : `\\${start}`));

const backslashed = (text: string): string =>
  text.replace(/[\\`*[\]<>|~]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, String.raw`\$&`);
