import type { FontFamily, RichBlock, ViewContact, ViewEntry } from '@vitae/domain';
import { contactLabel } from './contacts.tsx';
import type { HeadLines, Look } from './look.ts';

/** Width of an average letter of English text in ems, regular cut; bold is about 5 % wider. Measured on the fonts. */
const letterWidth: Readonly<Record<FontFamily, number>> = {
  inter: 0.477,
  'source-sans': 0.418,
  'ibm-plex-sans': 0.452,
  'source-serif': 0.477,
  'eb-garamond': 0.384,
  bitter: 0.464,
};

/** Letters that are much narrower or wider than the average, as a multiple of it. */
const NARROW = /[iljtfrI.,:;'’|!()[\] ·\-–]/u;
const WIDE = /[mwMWOQGDNHUCA@%—&]/u;
const FULL = /[\u2e80-\uffff]/u;

/** The lines a text takes when words are set one after the other, without fonts: right to a line in twenty. */
export function linesOf(text: string, { family, size, width, bold = false }: { family: FontFamily; size: number; width: number; bold?: boolean }): number {
  if (!text) return 0;
  const unit = letterWidth[family] * size * (bold ? 1.05 : 1);
  const widthOf = (letters: string) => {
    let sum = 0;
    for (const letter of letters) sum += FULL.test(letter) ? size : unit * (NARROW.test(letter) ? 0.6 : WIDE.test(letter) ? 1.45 : 1.16);
    return sum;
  };
  let lines = 1;
  let at = 0;
  for (const word of text.split(/(?<=\s)|(?<=[\u2e80-\uffff])/u)) {
    const wide = widthOf(word.trimEnd());
    if (at > 0 && at + wide > width) {
      lines += 1;
      at = 0;
    }
    lines += Math.max(0, Math.ceil(wide / width) - 1);
    at = (at % width) + (wide % width) + widthOf(word.slice(word.trimEnd().length));
  }
  return lines;
}

const textOf = (block: RichBlock) => block.spans.map((span) => span.text).join('');

/** Height in points of a paragraph or bullet. */
export function blockHeight(block: RichBlock, look: Look): number {
  const { fontFamily: family, fontSize: size } = look.tokens;
  const width = look.width - (block.kind === 'bullet' ? size * 1.05 : 0);
  return Math.max(1, linesOf(textOf(block), { family, size, width })) * look.line;
}

/** Height in points of all that an entry shows, with the roles it holds. */
export function entryHeight(entry: ViewEntry, look: Look, lines: HeadLines): number {
  const { fontFamily: family, fontSize: size } = look.tokens;
  const heads = lines.map((parts) => parts.map((part) => entry[part].text));
  const small = [entry.url?.text, entry.email?.text, entry.phone?.text, ...entry.meta.map(({ label, text }) => `${label}: ${text}`)];
  const tags = entry.tags.items.join(', ');
  const rows = [...heads, small, [tags]].map((texts) => texts.filter(Boolean).join(' · '));
  const head = rows.reduce((sum, row, index) => sum + linesOf(row, { family, size, width: look.width, bold: index === 0 }) * look.line, 0);
  const body = entry.body.blocks.reduce((sum, block) => sum + blockHeight(block, look) + look.gap.block, 0);
  const roles = entry.roles.reduce((sum, role) => sum + entryHeight(role, { ...look, width: look.width - size }, [['title', 'dates']]) + look.gap.entry, 0);
  return head + body + roles;
}

/** The lines that contacts run on in. */
export function contactLines(contacts: readonly ViewContact[], family: FontFamily, size: number, width: number): number {
  return linesOf(contacts.map((contact) => [contactLabel(contact), contact.text].filter(Boolean).join(': ')).join(' · '), { family, size, width });
}
