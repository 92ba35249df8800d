import { labelSeparator, listSeparator, type Direction, type RichBlock } from '@vitae/domain';
import { Paragraph, TextRun, type IParagraphOptions, type IRunOptions, type ParagraphChild } from 'docx';
import { cleanText, type Detail } from '../detail.ts';
import { directedParts, leftToRight, separatorOf, valueOn } from './directed-parts.ts';
import { linksOfDocument } from './links.ts';
import { bulletList, numberedList, styleIds } from './styles.ts';

export type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'underline' | 'style' | 'color'>;

/** How text becomes runs and paragraphs in a document of one direction. */
export function typesetter(direction: Direction, locale: string) {
  const colon = labelSeparator(locale);
  const link = linksOfDocument();
  const runs = (text: string, style: RunStyle = {}): TextRun[] =>
    directedParts(cleanText(text), direction).map(
      (part) => new TextRun({ text: part.text, rightToLeft: part.direction === 'rtl', ...style }),
    );
  const linked = (text: string, href: string | null, style: RunStyle = {}): ParagraphChild[] =>
    href ? [link(targetOf(href), runs(text, { ...style, style: 'Hyperlink' }))] : runs(text, style);
  const detail = ({ label, text, href }: Detail): ParagraphChild[] => [
    ...(label ? runs(`${label}${colon}`) : []),
    ...(href ? linked(leftToRight(text, direction), href) : runs(text)),
  ];
  /** Values side by side, in the order of the line whatever their own direction. */
  const row = (values: readonly string[], separator: string): string =>
    values.map((value) => valueOn(value, direction)).join(separatorOf(separator, direction));
  const joined = (details: readonly Detail[]): ParagraphChild[] =>
    details.flatMap((value, index) => [...(index > 0 ? runs(separatorOf(' · ', direction)) : []), ...detail(value)]);
  const listed = (keywords: readonly string[]): TextRun[] => runs(row(keywords, listSeparator(locale)));
  let lists = 0;
  const block = ({ kind, number, spans }: RichBlock, options: IParagraphOptions): Paragraph => {
    const children = spans.flatMap(({ text, bold, italic, underline, href }) =>
      linked(text, href ?? null, {
        ...(bold ? { bold } : {}),
        ...(italic ? { italics: italic } : {}),
        ...(underline ? { underline: {} } : {}),
      }),
    );
    // Each list is numbered separately.
    if (number === 1) lists += 1;
    const style =
      kind === 'bullet'
        ? { style: styleIds.bullet, numbering: { reference: bulletList, level: 0 } }
        : kind === 'number'
          ? { style: styleIds.number, numbering: { reference: numberedList, level: 0, instance: lists } }
          : { style: styleIds.line };
    return paragraph({ ...options, ...style }, children);
  };
  const paragraph = (options: IParagraphOptions, children: ParagraphChild[]): Paragraph =>
    new Paragraph({ ...options, ...(direction === 'rtl' ? { bidirectional: true } : {}), children });
  return { runs, row, joined, listed, block, paragraph, colon };
}

export type Typesetter = ReturnType<typeof typesetter>;

/** An address as a relationship takes it: without characters that a URI must not have (RFC 3986). */
const targetOf = (href: string): string => encodeURI(cleanText(href).trim()).replace(/%25(?=[0-9a-f]{2})/giu, '%');
