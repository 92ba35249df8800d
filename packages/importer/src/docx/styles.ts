import type { TextStyle } from '../text/line.ts';
import { childNamed, childrenNamed, type XmlElement } from './xml.ts';

/** What a paragraph style defines: character formatting, outline level, list membership, spacing (points). */
export type ParagraphStyle = TextStyle & {
  headingLevel: number;
  bullet: boolean;
  /** The numbering that its list follows, `''` for none. */
  list: string;
  /** The level of its list, counted from 0. */
  level: number;
  before: number;
  after: number;
  indent: number;
};

export type Styles = {
  paragraph: (id: string | undefined) => ParagraphStyle;
  run: (id: string | undefined, base: TextStyle) => TextStyle;
};

const value = (element: XmlElement | undefined): string | undefined => element?.attributes['w:val'];

/** An on/off property: present means on, unless its value is 0, false or off. */
const isOn = (element: XmlElement | undefined): boolean | undefined =>
  element ? !['0', 'false', 'off', 'none'].includes(value(element) ?? 'true') : undefined;

/** Applies run properties (`w:rPr`) over a style. */
export const applyRun = (properties: XmlElement | undefined, base: TextStyle): TextStyle => ({
  size: Number(value(childNamed(properties, 'w:sz')) ?? base.size * 2) / 2,
  bold: isOn(childNamed(properties, 'w:b')) ?? base.bold,
  italic: isOn(childNamed(properties, 'w:i')) ?? base.italic,
});

/** By how much paragraph properties (`w:pPr`) indent a paragraph, in points; `undefined` where they do not say. */
export const leftIndent = (properties: XmlElement | undefined): number | undefined => {
  const { 'w:left': left, 'w:start': start } = childNamed(properties, 'w:ind')?.attributes ?? {};
  const given = left ?? start;
  return given === undefined ? undefined : Number(given) / 20;
};

/** Applies paragraph properties (`w:pPr`) over a style; lengths are twentieths of a point. */
export const applyParagraph = (properties: XmlElement | undefined, base: ParagraphStyle): ParagraphStyle => {
  const spacing = childNamed(properties, 'w:spacing')?.attributes ?? {};
  const numbering = childNamed(properties, 'w:numPr');
  const outline = value(childNamed(properties, 'w:outlineLvl'));
  return {
    ...base,
    headingLevel: outline === undefined || Number(outline) > 8 ? base.headingLevel : Number(outline) + 1,
    bullet: numbering ? value(childNamed(numbering, 'w:numId')) !== '0' : base.bullet,
    list: numbering ? (value(childNamed(numbering, 'w:numId')) ?? '') : base.list,
    level: numbering ? Number(value(childNamed(numbering, 'w:ilvl')) ?? 0) : base.level,
    before: spacing['w:before'] === undefined ? base.before : Number(spacing['w:before']) / 20,
    after: spacing['w:after'] === undefined ? base.after : Number(spacing['w:after']) / 20,
    indent: leftIndent(properties) ?? base.indent,
  };
};

const DEFAULT: ParagraphStyle = {
  size: 11,
  bold: false,
  italic: false,
  headingLevel: 0,
  bullet: false,
  list: '',
  level: 0,
  before: 0,
  after: 0,
  indent: 0,
};

/** Reads `styles.xml`; a style inherits what it does not set from the one it is based on. */
export const readStyles = (root: XmlElement | undefined): Styles => {
  const sheet = childNamed(root, 'w:styles');
  const defaults = childNamed(sheet, 'w:docDefaults');
  const base = applyParagraph(childNamed(childNamed(defaults, 'w:pPrDefault'), 'w:pPr'), {
    ...DEFAULT,
    ...applyRun(childNamed(childNamed(defaults, 'w:rPrDefault'), 'w:rPr'), DEFAULT),
  });
  const definitions = new Map(
    childrenNamed(sheet, 'w:style').map((style) => [style.attributes['w:styleId'] ?? '', style]),
  );
  const fallback = [...definitions.values()].find(
    (style) => style.attributes['w:type'] === 'paragraph' && style.attributes['w:default'] === '1',
  );
  const resolve = (style: XmlElement | undefined, depth: number): ParagraphStyle => {
    if (!style || depth > 20) return base;
    const parent = resolve(definitions.get(value(childNamed(style, 'w:basedOn')) ?? ''), depth + 1);
    const name = value(childNamed(style, 'w:name'))?.toLowerCase() ?? '';
    const level = /^(?:heading|überschrift|titre|título|titolo|kop)\s*([1-6])$/u.exec(name)?.[1];
    const settled = applyParagraph(childNamed(style, 'w:pPr'), {
      ...parent,
      ...applyRun(childNamed(style, 'w:rPr'), parent),
    });
    return {
      ...settled,
      headingLevel: level ? Number(level) : name === 'title' ? 1 : settled.headingLevel,
      bullet: settled.bullet || (/^list (?:bullet|number|paragraph)/u.test(name) && !/paragraph/u.test(name)),
    };
  };
  const paragraphs = new Map<XmlElement | undefined, ParagraphStyle>();
  const runs = new Map<string, XmlElement | undefined>();
  return {
    paragraph(id) {
      const style = id === undefined ? fallback : (definitions.get(id) ?? fallback);
      const known = paragraphs.get(style) ?? resolve(style, 0);
      paragraphs.set(style, known);
      return known;
    },
    run(id, over) {
      if (id === undefined) return over;
      if (!runs.has(id)) runs.set(id, childNamed(definitions.get(id), 'w:rPr'));
      return applyRun(runs.get(id), over);
    },
  };
};

/** What a list puts before its paragraphs: nothing, as for headings that only count their levels, a mark or a number. */
export type ListMark = 'none' | 'mark' | 'number';

/** How the paragraphs of a level of a list look: what is put before them, and by how much they are indented, in points. */
export type ListLevel = { mark: ListMark; indent: number };

/** By how much a level stands behind the one before it, where its list does not say so. */
const LEVEL_INDENT = 18;

/** Reads `numbering.xml`: how the level of a list, counted from 0, looks. */
export const readLists = (root: XmlElement | undefined): ((list: string, level: number) => ListLevel) => {
  const numbering = childNamed(root, 'w:numbering');
  const kinds = new Map(
    childrenNamed(numbering, 'w:abstractNum').map((list) => [
      list.attributes['w:abstractNumId'],
      new Map(
        childrenNamed(list, 'w:lvl').map((level) => {
          const number = Number(level.attributes['w:ilvl'] ?? 0);
          const indent = leftIndent(childNamed(level, 'w:pPr')) ?? number * LEVEL_INDENT;
          return [number, { mark: markOf(level), indent }];
        }),
      ),
    ]),
  );
  const lists = new Map(
    childrenNamed(numbering, 'w:num').map((list) => [
      list.attributes['w:numId'],
      kinds.get(value(childNamed(list, 'w:abstractNumId'))),
    ]),
  );
  return (list, level) => lists.get(list)?.get(level) ?? { mark: 'mark', indent: level * LEVEL_INDENT };
};

const markOf = (level: XmlElement): ListMark => {
  const format = value(childNamed(level, 'w:numFmt'));
  const isEmpty = value(childNamed(level, 'w:lvlText'))?.trim() === '' && !childNamed(level, 'w:lvlPicBulletId');
  if (format === 'none' || isEmpty) return 'none';
  return format === undefined || format === 'bullet' ? 'mark' : 'number';
};
