import { documentKindSchema } from '@vitae/domain';
import { z } from 'zod';

const documentSchema = z.record(z.string(), z.unknown());

/** What is to be evaluated, as it is stored until then. */
export const inputSchema = z.object({
  posting: z.string(),
  /** For a letter: the resume that it is sent with. */
  resume: z.nullable(documentSchema),
  what: z.discriminatedUnion('is', [
    z.object({ is: z.literal('document'), document: documentSchema }),
    z.object({ is: z.literal('file'), name: z.string(), kind: documentKindSchema, base64: z.string() }),
  ]),
});

/** A message to the program. */
export const taskSchema = z.object({
  asOf: z.string(),
  /** As JSON text, which the server need not parse. */
  input: z.string(),
  /** Bytes by their SHA-256. */
  pictures: z.map(z.string(), z.instanceof(Uint8Array)),
});
export type EvaluationTask = z.infer<typeof taskSchema>;

/** What the program answers: a report with what it was made from, or why there is none. */
export const outcomeSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('done'),
    score: z.number(),
    rulesetVersion: z.string(),
    /** JSON text: the ids of findings with their points. */
    findings: z.string(),
    /** JSON text: report and view, as the contract has them. */
    body: z.string(),
  }),
  /** `code` is that of an error of the importer. */
  z.object({ is: z.literal('failed'), code: z.string() }),
]);
export type EvaluationOutcome = z.infer<typeof outcomeSchema>;
