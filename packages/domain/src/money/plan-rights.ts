import * as z from 'zod/mini';

/** What a plan gives (`PlanRights`), as it is stored with each version of the plan and with who bought it. */
export const planRightsSchema = z.object({
  syncedDocuments: z.nullable(z.int().check(z.minimum(0))),
  savedEvaluations: z.nullable(z.int().check(z.minimum(0))),
  premiumTemplates: z.boolean(),
  longHistory: z.boolean(),
  coversReview: z.boolean(),
});
