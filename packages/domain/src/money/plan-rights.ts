import * as z from 'zod/mini';

const limitSchema = z.nullable(z.int().check(z.minimum(0)));

/** What a plan gives (`PlanRights`), as it is stored with each version of the plan and with who bought it. */
export const planRightsSchema = z.object({
  syncedDocuments: limitSchema,
  savedEvaluations: limitSchema,
  premiumTemplates: z.boolean(),
  longHistory: z.boolean(),
  coversReview: z.boolean(),
});
