import { pageSizeOf, type DocumentBase, type FontFamily, type PageSize } from '@vitae/domain';

/** The values that a template sets for the pages of a document. */
export interface PageLook {
  /** `#rrggbb`. */
  accent: string;
  secondColour: string;
  fontFamily: FontFamily;
  headingFamily: FontFamily;
  /** Body size in points. */
  fontSize: number;
  lineHeight: number;
  /** Millimetres. */
  margin: number;
  page: PageSize;
}

/**
 * The settings for formats with a look of their own: those of the document, and neutral values if it leaves the choice
 * to a template.
 */
export interface Look {
  /** `#rrggbb`. */
  accent: string;
  /** Colour of links and marks, `#rrggbb`. */
  second: string;
  /** The name under which the family is installed, and whether it has serifs. */
  font: { name: string; serif: boolean };
  headingFont: { name: string; serif: boolean };
  /** Body size in points. */
  fontSize: number;
  /** Body line height as a multiple of the font size. */
  lineHeight: number;
  /** Page margin in millimetres. */
  margin: number;
  page: PageSize;
}

const fonts: Readonly<Record<FontFamily, Look['font']>> = {
  inter: { name: 'Inter', serif: false },
  'source-sans': { name: 'Source Sans 3', serif: false },
  'ibm-plex-sans': { name: 'IBM Plex Sans', serif: false },
  'source-serif': { name: 'Source Serif 4', serif: true },
  'eb-garamond': { name: 'EB Garamond', serif: true },
  bitter: { name: 'Bitter', serif: true },
};

/** Calibri or Carlito, which has the same metrics, is on nearly every computer with an office suite. */
const usualFont = { name: 'Calibri', serif: false };

export function lookOf({ template, country }: Pick<DocumentBase, 'template' | 'country'>, settled?: PageLook): Look {
  const tokens = settled ?? template.tokens;
  const font = tokens.fontFamily ? fonts[tokens.fontFamily] : usualFont;
  return {
    accent: tokens.accent ?? '#1f3a5f',
    second: tokens.secondColour ?? tokens.accent ?? '#1f3a5f',
    font,
    headingFont: tokens.headingFamily ? fonts[tokens.headingFamily] : font,
    fontSize: tokens.fontSize ?? 10.5,
    lineHeight: tokens.lineHeight ?? 1.3,
    margin: tokens.margin ?? 18,
    page: tokens.page ?? pageSizeOf(country),
  };
}
