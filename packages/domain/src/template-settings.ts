import * as z from 'zod/mini';
import { dateStyleSchema } from './partial-date.ts';

/** The six font families that every template offers. */
export const fontFamilies = ['inter', 'source-sans', 'ibm-plex-sans', 'source-serif', 'eb-garamond', 'bitter'] as const;
export const fontFamilySchema = z.enum(fontFamilies);
export type FontFamily = z.infer<typeof fontFamilySchema>;

export const pageSizeSchema = z.enum(['A4', 'LETTER']);

const colourSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** How a level is shown: as text, or as marks on a scale of five. */
export const levelStyleSchema = z.enum(['words', 'dots', 'bars']);
export type LevelStyle = z.infer<typeof levelStyleSchema>;

/** Number and name on later pages, the number alone on every page of several, or none. */
export const pageNumbersSchema = z.enum(['later', 'every', 'none']);
export type PageNumbers = z.infer<typeof pageNumbersSchema>;

/** A value that may be left to the template. */
const setting = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const within = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));

/**
 * What the user may set in place of a template's own tokens. `null` keeps the template's value, so that changing the
 * template loses nothing.
 */
export const templateTokensSchema = z.object({
  /** Accent colour as `#rrggbb`. */
  accent: setting(colourSchema),
  /** Colour of links, marks and secondary lines, as `#rrggbb`; the accent if there is none. */
  secondColour: setting(colourSchema),
  fontFamily: setting(fontFamilySchema),
  /** Family of the name and the headings; the body's if there is none. */
  headingFamily: setting(fontFamilySchema),
  /** Body size in points. */
  fontSize: setting(within(8, 14)),
  /** Body line height as a multiple of the font size. */
  lineHeight: setting(within(1.1, 2)),
  /** Scale of the gaps between sections and entries; 1 is the template's own rhythm. */
  spacing: setting(within(0.5, 2)),
  /** Page margin in millimetres. */
  margin: setting(within(8, 30)),
  page: setting(pageSizeSchema),
  dateStyle: setting(dateStyleSchema),
  /** Dates at the far end of an entry's first line, in templates of one column. */
  datesAtEnd: setting(z.boolean()),
  /** An icon before each contact. */
  contactIcons: setting(z.boolean()),
  /** How levels are shown: as text or as marks. */
  levels: setting(levelStyleSchema),
  /** Where the running line is: on pages after the first, with the person's name, if nothing is set. */
  pageNumbers: setting(pageNumbersSchema),
  showPhoto: setting(z.boolean()),
});
export type TemplateTokens = z.infer<typeof templateTokensSchema>;

/** The arrangement of the sections. Sections are identified by key, custom sections by id, the summary by `summary`. */
export const templateLayoutSchema = z.object({
  /** Order of sections; those not listed follow in their usual order. */
  order: z._default(z.array(z.string()), []),
  /** Sections of the side column if the template has one; `null` leaves the choice to the template. */
  side: setting(z.array(z.string())),
  /** Sections that start on a new page. */
  breakBefore: z._default(z.array(z.string()), []),
  /** Shrink within legible limits until the document has this many pages; `null` leaves sizes alone. */
  fitPages: setting(z.int().check(z.minimum(1), z.maximum(20))),
  /**
   * If no number of pages is requested: reduces sizes that the user has not set if the last page is nearly empty, and
   * adds space to a sparse page. `null` uses the product's default, which is on; `false` leaves sizes alone.
   */
  autoFit: setting(z.boolean()),
});
export type TemplateLayout = z.infer<typeof templateLayoutSchema>;

export const templateSettingsSchema = z.object({
  id: z._default(z.string(), 'classic'),
  tokens: z.prefault(templateTokensSchema, {}),
  layout: z.prefault(templateLayoutSchema, {}),
});
export type TemplateSettings = z.infer<typeof templateSettingsSchema>;
