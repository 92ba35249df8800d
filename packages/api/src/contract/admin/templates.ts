import { documentKindSchema } from '@vitae/domain';
import * as z from 'zod/mini';
import { offeredTemplateSchema } from '../../templates.ts';
import { admin, countSchema, errorsOf, textSchema } from '../base.ts';
import { reasonSchema } from './list.ts';

const tags = ['admin'];
const named = { kind: documentKindSchema };

const writtenSchema = z.object({
  ...offeredTemplateSchema.shape,
  name: z.nullable(textSchema.check(z.trim(), z.minLength(1), z.maxLength(40))),
  description: z.nullable(textSchema.check(z.trim(), z.maxLength(200))),
});

const stateSchema = z.object({
  /** Every change raises it; 0 as shipped. */
  revision: z.int(),
  templates: z.array(offeredTemplateSchema),
});
export type TemplatesOfSite = z.infer<typeof stateSchema>;

/** What the galleries offer, for admins. */
export const templatesOfSiteContract = {
  get: admin
    .route({ method: 'GET', path: '/admin/templates/{kind}', tags, summary: 'How templates are offered' })
    .input(z.object(named))
    .output(stateSchema),
  /**
   * Replaces all of a kind, in the order of the gallery. Refused as a conflict if another admin has changed them since
   * `revision`, and as invalid if nobody without a plan could choose one.
   */
  edit: admin
    .route({ method: 'POST', path: '/admin/templates/{kind}', tags, summary: 'Change how templates are offered' })
    .errors(errorsOf('conflict'))
    .input(
      z.object({
        ...named,
        revision: countSchema,
        templates: z.array(writtenSchema).check(z.minLength(1), z.maxLength(100)),
        reason: reasonSchema,
      }),
    )
    .output(stateSchema),
};
