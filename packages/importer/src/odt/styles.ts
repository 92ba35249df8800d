import type { TextStyle } from '../text/line.ts';
import { childNamed, childrenNamed, findAll, type XmlElement } from '../docx/xml.ts';

/** What a style of an OpenDocument text defines: formatting of characters, spacing and indent in points, and its list. */
export interface OdtStyle extends TextStyle {
  hidden: boolean;
  before: number;
  after: number;
  indent: number;
  /** The level that the style gives to headings; 0 for none. */
  headingLevel: number;
}

/** The styles of a document by name. */
export interface OdtStyles {
  paragraph: (name: string | undefined) => OdtStyle;
  /** The style of a span over that of the text around it. */
  span: (name: string | undefined, base: OdtStyle) => OdtStyle;
  /** Whether a level of a list, counted from 1, is numbered. */
  isNumbered: (list: string | undefined, level: number) => boolean;
}

const START: OdtStyle = {
  size: 12,
  bold: false,
  italic: false,
  hidden: false,
  before: 0,
  after: 0,
  indent: 0,
  headingLevel: 0,
};

const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, px: 0.75 };
const MAX_DEPTH = 20;

/** A length in points (OpenDocument 1.3, part 3, 18.3.18); `undefined` for a percentage or none. */
const lengthOf = (text: string | undefined): number | undefined => {
  const [, number, unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm|pc|px)$/u.exec(text ?? '') ?? [];
  const points = Number(number) * (POINTS[unit] ?? Number.NaN);
  return Number.isFinite(points) ? points : undefined;
};

const sizeOf = (text: string | undefined, base: number): number => {
  const [, percent] = /^([\d.]+)%$/u.exec(text ?? '') ?? [];
  return percent === undefined ? (lengthOf(text) ?? base) : (base * Number(percent)) / 100;
};

/** Applies what a style sets over another. */
function applied(style: XmlElement, base: OdtStyle): OdtStyle {
  const text = childNamed(style, 'style:text-properties')?.attributes ?? {};
  const paragraph = childNamed(style, 'style:paragraph-properties')?.attributes ?? {};
  const weight = text['fo:font-weight'];
  const slant = text['fo:font-style'];
  const level = Number(style.attributes['style:default-outline-level']);
  return {
    size: sizeOf(text['fo:font-size'], base.size),
    bold: weight === undefined ? base.bold : weight === 'bold' || Number(weight) >= 600,
    italic: slant === undefined ? base.italic : slant !== 'normal',
    hidden: text['text:display'] === undefined ? base.hidden : text['text:display'] === 'none',
    before: lengthOf(paragraph['fo:margin-top'] ?? paragraph['fo:margin']) ?? base.before,
    after: lengthOf(paragraph['fo:margin-bottom'] ?? paragraph['fo:margin']) ?? base.after,
    indent: lengthOf(paragraph['fo:margin-left'] ?? paragraph['fo:margin']) ?? base.indent,
    headingLevel: level > 0 ? level : base.headingLevel,
  };
}

/** Reads the styles of `styles.xml` and `content.xml`; a style inherits what it does not set from its parent. */
export function readStyles(parts: readonly (XmlElement | undefined)[]): OdtStyles {
  const styles = new Map<string, XmlElement>();
  const lists = new Map<string, XmlElement>();
  let base = START;
  const sheets = parts.flatMap((part) =>
    part ? ['office:styles', 'office:automatic-styles'].flatMap((name) => findAll(part, name)) : [],
  );
  for (const sheet of sheets) {
    for (const style of childrenNamed(sheet, 'style:default-style'))
      if (style.attributes['style:family'] === 'paragraph') base = applied(style, base);
    for (const style of childrenNamed(sheet, 'style:style'))
      styles.set(`${style.attributes['style:family'] ?? ''} ${style.attributes['style:name'] ?? ''}`, style);
    for (const list of childrenNamed(sheet, 'text:list-style')) lists.set(list.attributes['style:name'] ?? '', list);
  }
  const resolved = (family: string, name: string | undefined, under: OdtStyle, depth = 0): OdtStyle => {
    const style = name === undefined ? undefined : styles.get(`${family} ${name}`);
    if (!style || depth > MAX_DEPTH) return under;
    return applied(style, resolved(family, style.attributes['style:parent-style-name'], under, depth + 1));
  };
  const paragraphs = new Map<string | undefined, OdtStyle>();
  return {
    paragraph(name) {
      const known = paragraphs.get(name) ?? resolved('paragraph', name, base);
      paragraphs.set(name, known);
      return known;
    },
    span: (name, under) => resolved('text', name, under),
    isNumbered: (list, level) =>
      childrenNamed(lists.get(list ?? ''), 'text:list-level-style-number').some(
        ({ attributes }) => attributes['text:level'] === String(level) && Boolean(attributes['style:num-format']),
      ),
  };
}
