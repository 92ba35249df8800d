import * as z from 'zod/mini';
import { opaqueSchema, textSchema } from '../base.ts';

/** Why an admin does something; it is put on record. */
export const reasonSchema = textSchema.check(z.trim(), z.minLength(3), z.maxLength(500));

/** The input that all lists have: an order and a search. */
export const orderShape = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  search: z._default(textSchema.check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.enum(sorts), sorts[0]),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
});

/** The input of a list of people's data as a file: it leaves with a reason, as a document is opened with one. */
export const exportInput = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({ ...shape, reason: reasonSchema });
/** What such a list is asked for. */
export interface WithReason {
  reason: string;
}

/** The end of the page before. */
export const afterShape = { after: z.optional(opaqueSchema) };

/** One page of a list. */
export const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** What the next page comes after; `null` after the last. */
    next: z.nullable(z.string()),
    /** Whether the search found more than it looks at: a longer text finds the rest. */
    isCapped: z.boolean(),
  });
