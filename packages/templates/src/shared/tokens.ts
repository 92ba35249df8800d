import {
  pageSizeOf,
  type DateStyle,
  type DocumentBase,
  type FontFamily,
  type LevelStyle,
  type PageNumbers,
  type PageSize,
} from '@vitae/domain';
import type { Palette } from './colour.ts';

/** A template's settings; a document's tokens take precedence over them. */
export interface TemplateDefaults extends Pick<Palette, 'ink' | 'muted' | 'rule'> {
  /** `#rrggbb`. */
  accent: string;
  fontFamily: FontFamily;
  /** Body size in points, in the template's own family. */
  fontSize: number;
  lineHeight: number;
  spacing: number;
  /** Page margin in millimetres. */
  margin: number;
  dateStyle: DateStyle;
}

/** The settings with which one page is drawn. */
export interface Tokens extends TemplateDefaults {
  page: PageSize;
  /** The document's language, BCP 47. */
  locale: string;
  /** `#rrggbb`. */
  secondColour: string;
  headingFamily: FontFamily;
  /** See `TemplateTokens`; only templates of one column have room for it. */
  datesAtEnd: boolean;
  contactIcons: boolean;
  levels: LevelStyle;
  pageNumbers: PageNumbers;
}

/** Millimetres as points. */
export const millimetres = (value: number) => (value * 72) / 25.4;

/** How large a family looks at the same size: its x-height relative to Source Serif's. */
const opticalSize: Readonly<Record<FontFamily, number>> = {
  inter: 1.1,
  'source-sans': 0.98,
  'ibm-plex-sans': 1.05,
  'source-serif': 1,
  'eb-garamond': 0.91,
  bitter: 1.05,
};

/** Converts a size in points from the body's family to the size in the heading family that looks the same. */
export const headingSize = (
  { fontFamily, headingFamily }: Pick<Tokens, 'fontFamily' | 'headingFamily'>,
  size: number,
) => size * (opticalSize[fontFamily] / opticalSize[headingFamily]);

/** The approximate width of a letter in points, as an upper bound. */
export const letterWidth = ({ fontFamily, fontSize }: Tokens) => fontSize * 0.56 * opticalSize[fontFamily];

/** Nothing gets smaller than this when a document is made to fit. */
const LEAST = { fontSize: 9, lineHeight: 1.15, spacing: 0.5, margin: 10 };

/**
 * The most that a sparse page is enlarged by: points, a multiple of the size, a share, millimetres; and the absolute
 * limits.
 */
const AIR = { fontSize: 0.9, lineHeight: 0.1, spacing: 0.9, margin: 4 };
/** The same for columns whose lines have to stay close together: larger type, in which every distance grows alike. */
const DENSE_AIR = { ...AIR, fontSize: 2, margin: 6 };
const AIRIEST = { fontSize: 12, lineHeight: 1.55, spacing: 2, margin: 26 };

/**
 * Merges a document's tokens over the template's; the paper size depends on the country if none is set. A size that the
 * user has not chosen follows the family, so that a change of family keeps the apparent size. `fit` from 0 to 1 reduces
 * sizes towards the smallest legible ones; from 0 to -1 it adds space to sizes that the user has not chosen.
 */
export function resolveTokens(
  { tokens: own, columns, staysDense = false }: { tokens: TemplateDefaults; columns?: 1 | 2; staysDense?: boolean },
  document: Pick<DocumentBase, 'template' | 'country' | 'locale'>,
  fit = 0,
): Tokens {
  const set = document.template.tokens;
  const fontFamily = set.fontFamily ?? own.fontFamily;
  const ownSize = Math.round(((own.fontSize * opticalSize[own.fontFamily]) / opticalSize[fontFamily]) * 10) / 10;
  const air = staysDense ? DENSE_AIR : AIR;
  const sized = (name: keyof typeof LEAST, ownValue: number) => {
    const value = set[name] ?? ownValue;
    const least = LEAST[name];
    if (fit > 0) return value <= least ? value : value - (value - least) * fit;
    return fit === 0 || set[name] !== null ? value : Math.max(value, Math.min(AIRIEST[name], value - air[name] * fit));
  };
  return {
    ...own,
    accent: set.accent ?? own.accent,
    fontFamily,
    fontSize: sized('fontSize', ownSize),
    lineHeight: sized('lineHeight', own.lineHeight),
    spacing: sized('spacing', own.spacing),
    margin: sized('margin', own.margin),
    dateStyle: set.dateStyle ?? own.dateStyle,
    page: set.page ?? pageSizeOf(document.country),
    locale: document.locale,
    secondColour: set.secondColour ?? set.accent ?? own.accent,
    headingFamily: set.headingFamily ?? fontFamily,
    datesAtEnd: set.datesAtEnd === true && columns === 1,
    contactIcons: set.contactIcons === true,
    levels: set.levels ?? 'words',
    pageNumbers: set.pageNumbers ?? 'later',
  };
}
