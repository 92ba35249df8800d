import type { FontFamily, RichBlock, ViewContact, ViewEntry } from '@vitae/domain';
import { hasIcon, ICON_GAP, ICON_ROOM } from './contact-icon.tsx';
import { contactLabel } from './contacts.tsx';
import type { HeadLines, Look } from './look.ts';

/**
 * Width of an average letter of English text in ems, in the regular style; bold is about 5 % wider. Measured on the
 * fonts.
 */
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

interface Setting {
  family: FontFamily;
  size: number;
  bold?: boolean;
}

/** Width of letters in points. */
function widthOf(letters: string, { family, size, bold = false }: Setting): number {
  const unit = letterWidth[family] * size * (bold ? 1.05 : 1);
  let sum = 0;
  for (const letter of letters)
    sum += FULL.test(letter) ? size : unit * (NARROW.test(letter) ? 0.6 : WIDE.test(letter) ? 1.45 : 1.16);
  return sum;
}

/** The number of lines a text takes, estimated without fonts: correct to one line in twenty. */
export function linesOf(text: string, setting: Setting & { width: number }): number {
  if (!text) return 0;
  const { width } = setting;
  let lines = 1;
  let at = 0;
  for (const word of text.split(/(?<=\s)|(?<=[\u2e80-\uffff])/u)) {
    const letters = word.trimEnd();
    const wide = widthOf(letters, setting);
    if (at > 0 && at + wide > width) {
      lines += 1;
      at = 0;
    }
    lines += Math.max(0, Math.ceil(wide / width) - 1);
    at = (at % width) + (wide % width) + widthOf(word.slice(letters.length), setting);
  }
  return lines;
}

const textOf = (block: RichBlock) => block.spans.map((span) => span.text).join('');

/** Width of a bullet and of a list number, which has up to two digits, in ems. */
const SIGN = 1.05;
const NUMBER = 1.75;

/** Width in points of the prefix of a block. */
export function labelWidth({ kind }: Pick<RichBlock, 'kind'>, { tokens }: Look): number {
  return kind === 'paragraph' ? 0 : tokens.fontSize * (kind === 'number' ? NUMBER : SIGN);
}

/** Height in points of a paragraph or bullet. */
export function blockHeight(block: RichBlock, look: Look): number {
  const { fontFamily: family, fontSize: size } = look.tokens;
  const width = look.width - labelWidth(block, look);
  return Math.max(1, linesOf(textOf(block), { family, size, width })) * look.line;
}

/**
 * Whether the last two items of a list are so short that the second would look lost if it were alone at the top of a
 * page.
 */
export function endsInShortItems(blocks: readonly RichBlock[], look: Look): boolean {
  const last = blocks.slice(-2);
  return (
    last.length === 2 &&
    last.every((block) => block.kind !== 'paragraph' && blockHeight(block, look) < SHORT_ITEM * look.line)
  );
}

/** Fewer lines than this. */
const SHORT_ITEM = 2.5;

/** Height in points of everything that an entry shows, including its roles. */
export function entryHeight(entry: ViewEntry, look: Look, lines: HeadLines): number {
  const { fontFamily: family, fontSize: size } = look.tokens;
  const heads = lines.map((parts) => parts.map((part) => entry[part].text));
  const small = [
    entry.url?.text,
    entry.email?.text,
    entry.phone?.text,
    ...entry.meta.map(({ label, text }) => `${label}: ${text}`),
  ];
  const tags = entry.tags.text;
  const rows = [...heads, small, [tags]].map((texts) => texts.filter(Boolean).join(' · '));
  const head = rows.reduce(
    (sum, row, index) => sum + linesOf(row, { family, size, width: look.width, bold: index === 0 }) * look.line,
    0,
  );
  const body = entry.body.blocks.reduce((sum, block) => sum + blockHeight(block, look) + look.gap.block, 0);
  const roles = entry.roles.reduce(
    (sum, role) =>
      sum + entryHeight(role, { ...look, width: look.width - size }, [['title', 'dates']]) + look.gap.entry,
    0,
  );
  return head + body + roles;
}

/** The number of lines that contacts take, each of them unbroken if it fits on a line. */
export function contactLines(
  contacts: readonly ViewContact[],
  text: { family: FontFamily; size: number; width: number; hasIcons: boolean },
): number {
  let lines = contacts.length > 0 ? 1 : 0;
  let at = 0;
  for (const contact of contacts) {
    const words = [contactLabel(contact), contact.text].filter(Boolean).join(': ');
    const wide = widthOf(words, text) + (text.hasIcons && hasIcon(contact) ? text.size * ICON_ROOM : 0);
    if (at > 0 && at + wide > text.width) {
      lines += 1;
      at = 0;
    }
    lines += linesOf(words, text) - 1;
    at += wide + text.size * (text.hasIcons ? ICON_GAP : 0.78);
  }
  return lines;
}
