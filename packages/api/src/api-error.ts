import * as z from 'zod/mini';

/** The one shape of an error answer. `code` is stable, `message` is for people, `fields` has a message per field. */
export const apiErrorSchema = z.object({
  code: z.enum(['not-found', 'bad-request', 'method-not-allowed', 'internal']),
  message: z.string(),
  detail: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ApiError = z.infer<typeof apiErrorSchema>;
