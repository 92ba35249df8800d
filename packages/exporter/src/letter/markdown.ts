import { labelSeparator, letterView, type CoverLetter } from '@vitae/domain';
import type { Exporter } from '../exporter.ts';
import { bodyMarkdown, escaped, personMarkdown } from '../rich-markdown.ts';
import { letterFoot, letterHead } from './letter-head.ts';

export const markdown: Exporter<CoverLetter> = {
  id: 'md',
  extension: 'md',
  mediaType: 'text/markdown',
  write: async (letter) => letterToMarkdown(letter),
};

/** A line break inside a paragraph (CommonMark, 6.7). */
const lineBreak = '\\\n';

/** What a letter shows as Markdown (CommonMark): the name and the subject are headings. */
function letterToMarkdown(letter: CoverLetter): string {
  const view = letterView(letter);
  const { enclosures } = view;
  const lines = (texts: readonly string[]) => texts.map(escaped).filter(Boolean).join(lineBreak);
  const blocks = [
    ...personMarkdown(view),
    ...letterHead(view).map((group) => lines(group.lines.map(({ text }) => text))),
    view.subject.text && `## ${escaped(view.subject.text)}`,
    escaped(view.opening.text),
    ...view.paragraphs.map(({ blocks: body }) => bodyMarkdown(body)),
    escaped(view.closing.text),
    lines([view.signature.text, ...letterFoot(view).map(({ text }) => text)]),
    enclosures.items.length > 0 &&
      [
        enclosures.marks?.above,
        `${escaped(enclosures.label)}${labelSeparator(view.locale).trimEnd()}`,
        enclosures.items.map(({ text }) => `- ${escaped(text)}`).join('\n'),
        enclosures.marks?.below,
      ]
        .filter(Boolean)
        .join('\n\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
