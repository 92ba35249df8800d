import { planSchema } from '@vitae/domain/money';
import * as z from 'zod/mini';
import { admin, countSchema, errorsOf, timeSchema } from '../base.ts';
import { reasonSchema } from './list.ts';

const tags = ['admin'];

const versionSchema = z.object({
  plan: planSchema,
  createdAt: timeSchema,
  /** The address of the admin who made it; `null` for those that a new server has. */
  by: z.nullable(z.string()),
  reason: z.string(),
  /** How many subscriptions are of this version, a thousand at most. */
  subscriptions: z.object({ count: z.int(), isMore: z.boolean() }),
});
export type PlanVersion = z.infer<typeof versionSchema>;

const keySchema = planSchema.shape.key;

/** The plans with all their versions, for admins. Who bought a version keeps its rights and its price. */
export const plansOfShopContract = {
  /** The newest version of each. */
  list: admin
    .route({ method: 'GET', path: '/admin/plans', tags, summary: 'Plans' })
    .output(z.object({ plans: z.array(versionSchema) })),
  /** Newest first. */
  versions: admin
    .route({ method: 'GET', path: '/admin/plans/{key}', tags, summary: 'The versions of a plan' })
    .input(z.object({ key: keySchema }))
    .output(z.object({ versions: z.array(versionSchema) })),
  /**
   * Makes a new version, or a plan if `version` is 0. Refused as a conflict if `version` is not the newest one, and as
   * invalid if its prices make no sense.
   */
  edit: admin
    .route({ method: 'POST', path: '/admin/plans/{key}', tags, summary: 'Make a new version of a plan' })
    .errors(errorsOf('conflict'))
    .input(
      z.object({
        key: keySchema,
        /** The newest version that the caller has seen. */
        version: countSchema,
        plan: z.omit(planSchema, { key: true, version: true }),
        reason: reasonSchema,
      }),
    )
    .output(versionSchema),
};
