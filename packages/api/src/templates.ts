import { templateTokensSchema } from '@vitae/domain';
import * as z from 'zod/mini';

/** A template's id: lower case, in kebab case. */
export const templateIdSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** How a site offers a template: one that ships with the product, or a variant made of one. */
export const offeredTemplateSchema = z.object({
  /** That of the template itself; a variant has one of its own. */
  id: templateIdSchema,
  /** The template that draws it: documents name this one, so that they stay as they are whatever happens to a variant. */
  base: templateIdSchema,
  /** Those of a variant; `null` for a template itself. */
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** What a document gets when a variant is chosen; `null` for a template itself. */
  tokens: z.nullable(templateTokensSchema),
  premium: z.boolean(),
  enabled: z.boolean(),
});
export type OfferedTemplate = z.infer<typeof offeredTemplateSchema>;

/** How a site offers the templates of a kind, in the order of its gallery. What is not listed is as it was shipped. */
export const templateListSchema = z.object({ templates: z.array(offeredTemplateSchema) });
