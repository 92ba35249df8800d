import { z } from 'zod';
import { dateStyleSchema } from './partial-date.ts';

/** The six font families that every template offers. */
export const fontFamilies = ['inter', 'source-sans', 'ibm-plex-sans', 'source-serif', 'eb-garamond', 'bitter'] as const;
export const fontFamilySchema = z.enum(fontFamilies);
export type FontFamily = z.infer<typeof fontFamilySchema>;

export const pageSizeSchema = z.enum(['A4', 'LETTER']);

/** What a person may set over a template's own tokens. `null` keeps the template's value, so that a switch of template loses nothing. */
export const templateTokensSchema = z.object({
  /** Accent colour as `#rrggbb`. */
  accent: z.string().regex(/^#[0-9a-f]{6}$/).nullable().default(null),
  fontFamily: fontFamilySchema.nullable().default(null),
  /** Body size in points. */
  fontSize: z.number().min(8).max(14).nullable().default(null),
  /** Body line height as a multiple of the font size. */
  lineHeight: z.number().min(1.1).max(2).nullable().default(null),
  /** Scale of the gaps between sections and entries; 1 is the template's own rhythm. */
  spacing: z.number().min(0.5).max(2).nullable().default(null),
  /** Page margin in millimetres. */
  margin: z.number().min(8).max(30).nullable().default(null),
  page: pageSizeSchema.nullable().default(null),
  dateStyle: dateStyleSchema.nullable().default(null),
  showPhoto: z.boolean().nullable().default(null),
});
export type TemplateTokens = z.infer<typeof templateTokensSchema>;

/** Where the sections stand. A section is named by its key, a custom section by its id, the summary by `summary`. */
export const templateLayoutSchema = z.object({
  /** Order of sections; those not named follow in their usual place. */
  order: z.array(z.string()).default([]),
  /** Sections of the side column where the template has one; `null` leaves the choice to the template. */
  side: z.array(z.string()).nullable().default(null),
  /** Sections that begin on a new page. */
  breakBefore: z.array(z.string()).default([]),
  /** Shrink within legible limits until the document has this many pages; `null` leaves sizes alone. */
  fitPages: z.number().int().min(1).max(20).nullable().default(null),
});
export type TemplateLayout = z.infer<typeof templateLayoutSchema>;

export const templateSettingsSchema = z.object({
  id: z.string().default('classic'),
  tokens: templateTokensSchema.prefault({}),
  layout: templateLayoutSchema.prefault({}),
});
export type TemplateSettings = z.infer<typeof templateSettingsSchema>;
