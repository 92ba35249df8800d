import type { FontFamily, ViewSection } from '@vitae/domain';
import type { ReactElement } from 'react';
import { paletteOf, type Palette } from './colour.ts';
import { paper } from './paper.ts';
import type { Style } from './primitives.ts';
import { headingSize, millimetres, type Tokens } from './tokens.ts';

export type HeadPart = 'title' | 'subtitle' | 'location' | 'dates' | 'level';
/** Lines, each of several parts. */
export type HeadLines = readonly (readonly HeadPart[])[];

/** The whole head on one line. */
export const oneLine: HeadLines = [['title', 'subtitle', 'location', 'dates', 'level']];

/** How a template draws the shared parts: its style hooks. */
export interface Look {
  tokens: Tokens;
  colour: Palette;
  /** Width of the column in points. */
  width: number;
  /** Height of a line of body text in points: the unit of the vertical rhythm. */
  line: number;
  text: Record<'body' | 'small' | 'title' | 'subtitle' | 'aside' | 'heading', Style> & {
    /** Dates, if they look different from other secondary text. */
    dates?: Style;
  };
  /** Distances in points. */
  gap: { section: number; entry: number; block: number };
  /** Width of a column to the left of the text, in points; not included in `width`. */
  marginColumn: number;
  /** Where headings are: above their first entry, or next to it in the margin column. */
  headings: 'above' | 'beside';
  /** Drawn before the first entry of a section; stays with it across page breaks. */
  Heading: (props: { section: ViewSection; look: Look }) => ReactElement;
  /**
   * How the head of an entry is divided into lines. Each line starts from the left, in the order of the document:
   * programs that extract the text read a date at the far end of its line as a separate column, and put it anywhere.
   */
  head: HeadLines;
  /** The same for kinds whose entries are short. */
  shortHead: HeadLines;
  /**
   * How the entries of a timeline are framed: the style around each, and a mark next to its first line, positioned from
   * there.
   */
  timeline: { style: Style; mark: ReactElement } | null;
  /** Keywords after the name of their group, below it, or next to it in the margin column. */
  tags: 'lines' | 'stacked' | 'beside';
  /** The row for a group of keywords next to its name. */
  tagRow: Style;
  /** Dates in the position that the head gives them, or in the margin column before everything else. */
  dates: 'inline' | 'beside';
  bullet: string;
}

/**
 * How much closer together the letters of a family may be, in ems: its remaining spaces must still separate words for
 * programs that read the page.
 */
const tightest: Readonly<Record<FontFamily, number>> = {
  inter: 0.03,
  'source-sans': 0.013,
  'ibm-plex-sans': 0.025,
  'source-serif': 0.015,
  'eb-garamond': 0.013,
  bitter: 0.005,
};

/** A text style: every size has its own line height, so that large text never overlaps the next line. */
export function textStyle(
  { fontFamily, lineHeight }: { fontFamily: FontFamily; lineHeight: number },
  {
    size,
    color,
    weight = 400,
    italic = false,
    leading = lineHeight,
    tracking = 0,
  }: {
    size: number;
    color: string;
    weight?: 400 | 700;
    italic?: boolean;
    /** Line height as a multiple of the size. */
    leading?: number;
    /**
     * Letter spacing in points; text of 11 pt is still extracted as words up to 1. Negative only as far as the family's
     * spaces allow.
     */
    tracking?: number;
  },
): Style {
  return {
    fontFamily,
    fontSize: size,
    lineHeight: leading,
    fontWeight: weight,
    fontStyle: italic ? 'italic' : 'normal',
    color,
    ...(tracking ? { letterSpacing: Math.max(tracking, -size * tightest[fontFamily]) } : {}),
  };
}

/** The style of the name and of headings, which may have a family of their own. */
export const headingStyle = (
  tokens: Pick<Tokens, 'fontFamily' | 'headingFamily' | 'lineHeight'>,
  options: Parameters<typeof textStyle>[1],
): Style =>
  textStyle(
    { fontFamily: tokens.headingFamily, lineHeight: tokens.lineHeight },
    { ...options, size: headingSize(tokens, options.size) },
  );

/** The default look of templates; `hooks` replaces parts of it, `colour` the palette if it is not drawn on paper. */
export function lookOf(
  tokens: Tokens,
  Heading: Look['Heading'],
  hooks: (base: Look) => Partial<Look> = () => ({}),
  colour: Palette = paletteOf(tokens.accent, tokens, tokens.secondColour),
): Look {
  const size = tokens.fontSize;
  const line = size * tokens.lineHeight;
  const style = (options: Partial<Parameters<typeof textStyle>[1]>) =>
    textStyle(tokens, { size, color: colour.ink, ...options });
  const base: Look = {
    tokens,
    colour,
    width: paper[tokens.page].width - 2 * millimetres(tokens.margin),
    line,
    text: {
      body: style({}),
      small: style({ size: size * 0.93, color: colour.muted }),
      title: style({ weight: 700 }),
      subtitle: style({}),
      aside: style({ color: colour.muted }),
      heading: headingStyle(tokens, { size: size * 1.2, color: colour.ink, weight: 700, leading: 1.25 }),
    },
    gap: {
      section: line * 1.05 * tokens.spacing,
      entry: line * 0.6 * tokens.spacing,
      block: line * 0.16 * tokens.spacing,
    },
    marginColumn: 0,
    headings: 'above',
    Heading,
    head: [
      ['title', 'level'],
      ['subtitle', 'location', 'dates'],
    ],
    shortHead: oneLine,
    timeline: null,
    tags: 'lines',
    tagRow: {},
    dates: 'inline',
    bullet: '•',
  };
  return { ...base, ...hooks(base) };
}

/**
 * A size for a name: smaller if its longest word does not fit the width, but never less than half; some readers drop
 * the hyphen at which a word is broken.
 */
export function displaySize(text: string, size: number, width: number): number {
  const longest = Math.max(1, ...text.split(/\s+/).map((word) => word.length));
  return Math.min(size, Math.max(size / 2, width / (longest * 0.62)));
}
